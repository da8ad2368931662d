reason-game-over = The game is over.
reason-turn-enter-first = Put your UMV on a surface space first.
reason-enter-already-entered = Your UMV is already on the board.
reason-turn-no-actions-left = No actions are left this turn.
reason-boost-not-enough-batteries = An action costs 2 batteries; you have { $batteries }.
reason-drill-not-neighbour = { $space } is not next to your UMV.
reason-drill-no-tile = There is no tile on { $space }.
reason-drill-bedrock = { $space } is bedrock, which nobody can drill.
reason-drill-no-free-bay = All your cargo bays are full.
reason-drive-same-space = Your UMV is already on { $space }.
reason-drive-bedrock = { $space } is bedrock, where no UMV can be.
reason-drive-tile = A tile lies on { $space }.
reason-drive-occupied = Another UMV stands on { $space }.
reason-drive-too-far = Your UMV cannot reach { $space } through empty spaces; it drives up to { $spaces } spaces.
reason-drive-not-enough-batteries = Passing UMVs costs 2 batteries each; your { $batteries } are not enough to reach { $space }.
reason-unload-no-cargo = Your cargo bays are empty.
reason-build-no-free-slot = All { $slots } expansion slots are full.
reason-build-none-left = The workshop has no { equipment-name } left.
reason-build-cannot-pay = Your warehouse does not hold what a { equipment-name } costs.
reason-contract-pile-empty = The pile of contract { $slot } is empty.
reason-contract-no-card = There is no contract in slot { $slot }.
reason-contract-cannot-pay = Your warehouse does not hold what contract { $slot } wants.
reason-recharge-full = You have 8 batteries already.
reason-portal-not-on-portal = Your UMV is not on a portal.
reason-portal-none-there = There is no portal on { $space }.
reason-portal-same-space = Your UMV is already on { $space }.
reason-portal-tile = The portal on { $space } is closed: a tile lies on it.
reason-portal-occupied = The portal on { $space } is closed: a UMV stands on it.
reason-refinery-not-here = Your UMV is not on a refinery.
reason-tech-not-held = You do not hold { tech-name }.
reason-seismic-no-rock = There is neither solid rock nor rubble next to your UMV.
reason-tractor-on-surface = The Tractor Beam works underground only.
reason-tractor-not-in-line = { $space } is neither in the row nor in the column of your UMV.
reason-tractor-too-far = { $space } is more than 4 spaces away.
reason-tractor-nothing-to-take = There is no resource and no alien tile on { $space }.
reason-tractor-no-free-bay = All your cargo bays are full.
reason-swap-none-left = You have no swap of the Transmuter left this turn.
reason-swap-xanium = X-anium cannot be swapped.
reason-swap-same-ore = A swap takes two different ores.
reason-swap-not-in-warehouse = There is no { ore-name } in your warehouse.
reason-replicate-xanium = X-anium cannot be replicated.
reason-replicate-not-in-warehouse = There is no { ore-name } in your warehouse.
reason-cell-full = You have 8 batteries already.
reason-hack-no-contract = Not every slot of { $slot } holds a contract.

colour-orange = Orange
colour-blue = Blue
colour-green = Green
colour-red = Red
colour-purple = Purple

equipment-name = { $equipment ->
    [drill] drill bit
    [thruster] thruster
    [bay] cargo bay
   *[reactor] reactor
}
ore-name = { $ore ->
    [uranium] uranium
    [titanium] titanium
    [diamond] diamond
    [niobium] niobium
   *[xanium] X-anium
}
tech-name = { $card ->
    [overdrive] Overdrive
    [recall] Recall Beacon
    [seismic] Seismic Charge
    [tractor] Tractor Beam
    [phase] Phase Drive
    [uplink] Remote Uplink
    [transmute] Transmuter
    [replicate] Replicator
    [cell] Zero-Point Cell
   *[hack] Contract Hack
}
amount-uranium = { $count } uranium
amount-titanium = { $count } titanium
amount-diamond = { $count ->
    [1] { $count } diamond
   *[other] { $count } diamonds
}
amount-niobium = { $count } niobium
amount-xanium = { $count } X-anium

event-enter = { $seat } enters on { $space }.
event-drill = { $seat } drills { $space }: { $tile ->
    [rock] solid rock breaks into rubble.
    [rubble] rubble is cleared.
    [uranium] uranium.
    [titanium] titanium.
    [diamond] a diamond.
    [niobium] niobium.
    [xanium] X-anium.
   *[alien] an alien tile.
}
event-drive = { $seat } drives to { $space }{ $batteries ->
    [0] .
   *[other] , passing UMVs for { $batteries } batteries.
}
event-unload = { $seat } unloads { $resources ->
    [none] alien tiles only
   *[some] { $resources }
}{ $cards ->
    [0] .
    [1] {" "}and draws { $tech ->
        [none] a tech card.
       *[known] { $tech }.
    }
   *[other] {" "}and draws { $tech ->
        [none] { $cards } tech cards.
       *[known] { $tech }.
    }
}
event-build = { $seat } builds a { equipment-name }.
event-contract = { $seat } fulfils contract { $slot } for { $stars } star bucks.
event-recharge = { $seat } recharges.
event-portal = { $seat } goes through the portal to { $space }.
event-boost = { $seat } spends 2 batteries for an action.
event-tech = { $seat } uses { tech-name }{ $card ->
    [recall] : back to { $space }.
    [seismic] : cleared { $spaces }.
    [tractor] : the tile on { $space }.
    [replicate] : { ore-name }.
    [hack] : contracts { $slots }.
   *[other] .
}
event-swap = { $seat } swaps { $given } for { $taken }.
event-end = { $seat } ends the turn.
event-last_turns = A pile of star bucks is empty: everybody but { $seat } has one more turn.
event-turn = { $seat } to play, round { $round }.
event-over = The game is over. { $count ->
    [1] { $winners } wins.
   *[other] { $winners } share the victory.
} Star bucks: { $scores }.

why-drill = It loads { $cargo }{ $contract ->
    [0] {""}
   *[other] , the last that contract { $contract } wants for { $stars } star bucks
}. Bays still free then: { $free }.
why-drill-alien = It loads an alien tile, which is worth a tech card at a refinery.
why-drill-rock = It breaks the rock on the way to { $cell } ({ tile-name }); one more step clears it.
why-drill-rubble = It clears the way to { $cell } ({ tile-name }); spaces still to go: { $steps }.
why-drill-rock-home = It breaks the rock on the way to a refinery; one more step clears it.
why-drill-rubble-home = It clears the way to a refinery.
why-go = { $steps ->
    [1] From there you can drill { $cell } ({ tile-name }).
   *[other] From there it is { $steps } spaces to { $cell } ({ tile-name }).
}
why-go-home = It brings the cargo towards a refinery; spaces still to go: { $steps }.
why-go-refinery = { $tokens ->
    [0] It reaches a refinery, where your warehouse can pay.
   *[other] It reaches a refinery with cargo to unload: { $tokens }.
}
why-unload = It empties the bays: { $warehouse ->
    [none] alien tiles
   *[some] { $warehouse } to the warehouse
}{ $cards ->
    [0] .
    [1] , and a tech card for you.
   *[other] , and { $cards } tech cards for you.
}
why-build = { $equipment ->
    [drill] Every Drill has one more step
    [thruster] Every Drive goes one space further
    [bay] Every trip can bring home one more
   *[reactor] Every turn has one more action
}; as equipment it scores { $stars } star bucks more.
why-contract = It brings { $stars } star bucks{ $last ->
    [yes] {" "}and begins the last turns.
   *[no] .
}
why-recharge = One battery more for later, { $batteries } in all; two give an extra action.
why-boost = Two batteries for one more action this turn; left then: { $batteries }.
why-boost-contract = Two batteries for one more action: to fulfil contract { $contract } here and now.
why-boost-unload = Two batteries for one more action: to unload here and now.
why-boost-drill = Two batteries for one more action: to drill { $cell } ({ tile-name }) at once.
why-tech-overdrive = Two more actions this turn.
why-tech-recall = { $tokens ->
    [0] Straight to { $cell }, without driving.
   *[other] Straight to { $cell } with the cargo, without driving.
}
why-tech-seismic = It clears all rock around your UMV at once: { $spaces }.
why-tech-tractor = It loads { $cell } ({ tile-name }) from afar.
why-tech-phase = The next Drive goes through tiles and UMVs free of charge.
why-tech-uplink = You can unload, build and fulfil contracts from here this turn.
why-tech-transmute = Up to two ores of your warehouse can be swapped for what is wanted.
why-tech-replicate = One more in your warehouse: { $taken }.
why-tech-cell = It fills up your batteries: { $batteries }.
why-tech-hack = New contracts take the place of { $slots }.
why-swap = Your warehouse then holds { $taken } instead of { $given }.
tile-name = { $found ->
    [uranium] uranium
    [titanium] titanium
    [diamond] diamond
    [niobium] niobium
    [xanium] X-anium
    [alien] alien tile
   *[none] no ore left
}

## The terminal

seat = seat
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
