turn = { $seat } to play, round { $round }
actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
thinking = { $seat } is thinking …
prompt = Your action (? for help)
help =
    Type an action or its number in the list, or:
    l           list what you can do
    why ACTION  why an action cannot be played
    u           take back the last action, as long as it revealed nothing
    rules       the rules of the game
    save FILE   write a record of the game
    q           leave the game
legal = What you can do
section = rules, section { $section }
can-be-played = This can be played now.
nothing-to-undo = There is nothing to take back.
undo-barrier = The last action revealed something or passed the turn on: it cannot be taken back.
undone = Taken back: { $action }
curtain = Hand over to { $seat } and press Enter.
saved = Saved to { $file }.
left-after = The game was left after { $count ->
    [one] { $count } move.
   *[other] { $count } moves.
}
seat = seat
empty = empty
dig = dig
carry = carry
known = seen
digging = digging
carrying = carrying
fleet = fleet
fortune = fortune
stations = stations
bonuses = Bonus actions
extra_dig = extra dig
extra_carry = extra carry
extra_fortune = extra fortune
inspect = inspect
relocate = relocate

key = ▓ rock  ░ rubble  █ bedrock  ( ) portal  ⌂ refinery  U uranium  T titanium  D diamond  N niobium  X X-anium  A alien tech
contract = contract
needs = wants
stars = star bucks
next = next
workshop = workshop
cost = cost
left = left
drill = drill bit
thruster = thruster
bay = cargo bay
reactor = reactor
at = at
batteries = batteries
cargo = cargo
warehouse = warehouse
equipment = equipment
tech = alien tech
score = score
drill-steps = { $count ->
    [one] { $count } drill step left
   *[other] { $count } drill steps left
}
swaps = { $count ->
    [one] { $count } swap left
   *[other] { $count } swaps left
}
building = building
phasing = phase drive
uplink = remote uplink
last-turns = last turns
