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
reason-drive-not-enough-batteries = Passing a UMV costs 2 batteries; you have too few ({ $batteries }) to reach { $space }.
reason-unload-no-cargo = Your cargo bays are empty.
reason-build-no-free-slot = All { $expansions } expansion slots are full.
reason-build-none-left = The workshop has no { $equipment ->
    [drill] drill bit left.
    [thruster] thruster left.
    [bay] cargo bay left.
   *[reactor] reactor left.
}
reason-build-cannot-pay = { $equipment ->
    [drill] For a drill bit
    [thruster] For a thruster
    [bay] For a cargo bay
   *[reactor] For a reactor
} your warehouse is missing { $missing }{ xanium-helps }.
reason-contract-pile-empty = The pile of contract { $slot } is empty.
reason-contract-no-card = There is no contract in slot { $slot }.
reason-contract-cannot-pay = For contract { $slot } your warehouse is missing { $missing }{ xanium-helps }.
xanium-helps = { $xanium ->
    [0] {""}
    [one] , of which your X-anium can replace one
   *[other] , of which your X-anium can replace { $xanium }
}
reason-recharge-full = You have 8 batteries already.
reason-portal-not-on-portal = Your UMV is not on a portal.
reason-portal-none-there = There is no portal on { $space }.
reason-portal-same-space = Your UMV is already on { $space }.
reason-portal-tile = The portal on { $space } is closed: a tile lies on it.
reason-portal-occupied = The portal on { $space } is closed: a UMV stands on it.
reason-refinery-not-here = Your UMV is not at a refinery.
reason-tech-not-held = You do not hold { tech-name }.
reason-seismic-no-rock = There is neither solid rock nor rubble next to your UMV.
reason-tractor-on-surface = The Tractor Beam works underground only.
reason-tractor-not-in-line = { $space } is neither in the row nor in the column of your UMV.
reason-tractor-too-far = { $space } is more than 4 spaces away.
reason-tractor-nothing-to-take = There is neither a resource nor an alien tile on { $space }.
reason-tractor-no-free-bay = All your cargo bays are full.
reason-swap-none-left = You have no Transmuter swaps left this turn.
reason-swap-xanium = X-anium cannot be swapped.
reason-swap-same-ore = An ore can only be swapped for a different one.
reason-swap-not-in-warehouse = There is no { ore-name } in your warehouse.
reason-replicate-xanium = X-anium cannot be replicated.
reason-replicate-not-in-warehouse = There is no { ore-name } in your warehouse.
reason-cell-full = You have 8 batteries already.
reason-hack-no-contract = Not all the chosen slots ({ $slots }) hold a contract.

colour-orange = Orange
colour-blue = Blue
colour-green = Green
colour-red = Red
colour-purple = Purple

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

event-enter = { $seat } enters the board on { $space }.
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
    [2] , paying 2 batteries to pass a UMV.
   *[other] , paying { $batteries } batteries to pass UMVs.
}
event-unload = { $seat } unloads { $resources ->
    [none] alien tiles only
   *[some] { $resources }
}{ $cards ->
    [0] .
    [1] , drawing { $tech ->
        [none] a tech card.
       *[known] the card { $tech }.
    }
   *[other] , drawing { $tech ->
        [none] { $cards } tech cards.
       *[known] the cards { $tech }.
    }
}
event-build = { $seat } builds { $equipment ->
    [drill] a drill bit.
    [thruster] a thruster.
    [bay] a cargo bay.
   *[reactor] a reactor.
}
event-contract = { $seat } fulfils contract { $slot } for { $stars ->
    [one] 1 star buck.
   *[other] { $stars } star bucks.
}
event-recharge = { $seat } recharges.
event-portal = { $seat } goes through the portal to { $space }.
event-boost = { $seat } spends 2 batteries for one more action.
event-tech = { $seat } uses { tech-name }{ $card ->
    [recall] : back to { $space }.
    [seismic] {" "}and clears { $spaces }.
    [tractor] : the tile on { $space }.
    [replicate] : one more { ore-name }.
    [hack] : { $count ->
        [one] contract { $slots }.
       *[other] contracts { $slots }.
    }
   *[other] .
}
event-swap = { $seat } swaps { $given } for { $taken }.
event-end = { $seat } ends the turn.
event-last_turns =
    { $pile ->
        [none] No contract is left
       *[other] A pile of star bucks has run out
    }: { $seat } finishes the turn, and everybody else has one more.
event-turn = { $seat } to play, round { $round }.
event-over = The game is over. { $count ->
    [1] { $winners } wins.
   *[other] { $winners } share the victory.
} Star bucks: { $scores }.

why-drill = It loads { $cargo }{ $contract ->
    [0] {""}
   *[other] , all that is still missing for contract { $contract } ({ $stars } star bucks)
}. Bays still free then: { $free }.
why-drill-alien = It loads an alien tile, which is worth a tech card at a refinery.
why-drill-rock = It breaks the rock on the way to { $cell } ({ tile-name }); one more step clears it.
why-drill-rubble = It clears the way to { $cell } ({ tile-name }); { $steps ->
    [one] one space still to go.
   *[other] { $steps } spaces still to go.
}
why-drill-rock-home = It breaks the rock on the way to a refinery; one more step clears it.
why-drill-rubble-home = It clears the way to a refinery.
why-drill-empty = No ore is left underground; a step of a Drill still counts as progress.
why-go = { $steps ->
    [1] From there you can drill { $cell } ({ tile-name }).
   *[other] From there it is { $steps } spaces to { $cell } ({ tile-name }).
}
why-go-empty = No ore is left underground; this way is as good as any other.
why-go-home = It brings the cargo towards a refinery; { $steps ->
    [one] one space still to go.
   *[other] { $steps } spaces still to go.
}
why-go-refinery = { $tokens ->
    [0] It reaches a refinery, where you can pay from your warehouse.
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
}; as an upgrade it scores { $stars ->
    [one] 1 star buck more.
   *[other] { $stars } star bucks more.
}
why-contract = It brings { $stars ->
    [one] 1 star buck
   *[other] { $stars } star bucks
}{ $last ->
    [yes] {" "}and begins the last turns.
   *[no] .
}
why-recharge = One battery more for later, { $batteries } in all; two give one more action.
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
why-tech-hack = { $count ->
    [one] A new contract takes the place of contract { $slots }.
   *[other] New contracts take the place of contracts { $slots }.
}
why-swap = Your warehouse then holds { $taken } instead of { $given }.
tile-name = { $found ->
    [uranium] uranium
    [titanium] titanium
    [diamond] diamond
    [niobium] niobium
    [xanium] X-anium
   *[alien] alien tile
}

## The terminal

letter-orange = O
letter-blue = B
letter-green = G
letter-red = R
letter-purple = P
letter-uranium = U
letter-titanium = T
letter-diamond = D
letter-niobium = N
letter-xanium = X
letter-alien = A
seat = seat
key = ▓ solid rock  ░ rubble  █ bedrock  ( ) portal  ⌂ refinery  { letter-uranium } uranium  { letter-titanium } titanium  { letter-diamond } diamond  { letter-niobium } niobium  { letter-xanium } X-anium  { letter-alien } alien tech
contract = contract
needs = asks for
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

## The tutorial

tutorial-goal = Mine ore and fulfil contracts: when the star bucks of one contract run out, the game ends, and whoever has the most wins.
tutorial-enter = Place your UMV, your mining vehicle, on s2: there is a refinery.
tutorial-rock = You have three actions each turn: drill the solid rock on e1, which takes two goes.
tutorial-rubble = Now it is rubble: drill it once more, and your UMV moves in.
tutorial-ore = Ore takes only one go and lands straight in a cargo bay: drill the uranium on e2.
tutorial-end = All three actions are used: end your turn and watch what Blue does.
tutorial-full = Both cargo bays are full now: choose d2 and see why you cannot drill there.
tutorial-drive = Drive back to the refinery on s2: one Drive goes up to two spaces, where the way is free.
tutorial-unload = Unload: everything in the bays goes to your warehouse.
tutorial-contract = Contract 1 asks for uranium and titanium, and you have both: fulfil it for 8 star bucks; whoever comes next there gets only 6.
tutorial-end-race = End your turn: a new contract has come up there for the next star bucks, and Blue is after them, too.
tutorial-build = At a refinery you can also build: pay titanium and niobium for a third cargo bay, which brings star bucks at the end as well.
tutorial-recharge = Recharge: it takes an action and brings you a battery.
tutorial-drive-down = Drive down your tunnel to e2.
tutorial-boost = No actions left? Two batteries buy you one more: take the extra action.
tutorial-xanium = Use it to drill e3: X-anium is a joker for any ore.
tutorial-end-deep = Well done: end your turn.
tutorial-alien = Drill the alien tile on e4: at the refinery it will bring you a card.
tutorial-to-portal = There is a portal on c4: drive there through the tunnel.
tutorial-portal = A portal takes you to any other open one: go through it to s1, on the surface.
tutorial-end-home = Nearly home: end your turn.
tutorial-drive-home = Drive to the refinery on s2.
tutorial-card = Unload: for the alien tile you draw an alien tech card, which only you can see.
tutorial-joker = Fulfil contract 1: X-anium stands in for the niobium, and as the pile runs out, the last turns begin.
tutorial-overdrive = Cards cost no action: use Overdrive, and you have two more actions.
tutorial-build-last = Use one of them to build a drill bit: now each Drill has two steps, and two upgrades are worth 7 star bucks.
tutorial-end-last = End your turn: Blue has one more, and then everything is counted.
tutorial-done = You have 8 and 6 for contracts, 7 for two upgrades and 1 for the diamond in your warehouse, 22 star bucks in all: now play a real game!

puzzle-most = Finish this turn with as many star bucks as you can, counted as at the end of the game.
puzzle-amount = { $count ->
    [one] { $count } star buck
   *[other] { $count } star bucks
}
statistic-score = Star bucks at the end
statistic-contract = Contracts fulfilled
statistic-drills = Upgrades with a drill bit
statistic-thrusters = Upgrades with a thruster
statistic-bays = Upgrades with a cargo bay
statistic-reactors = Upgrades with a reactor
wrong-board-empty = the picture is empty
wrong-board-sign = { $sign } is none of the signs { $signs }
wrong-board-width = the line has { $found } signs, but the surface has { $wanted }
wrong-board-surface-signs = surface space { $space } is drawn { $signs }: its signs must be the same
wrong-board-surface-bedrock = the surface has no bedrock
wrong-board-columns = a board has { $least } to { $most } columns, a multiple of { $step }, not { $found }
wrong-board-rows = a board has { $least } to { $most } rows underground, not { $found }
wrong-board-no-refinery = the board has no refinery
wrong-board-portals = a board has at most { $most } portals, not { $found }
wrong-board-refineries = a board has at most { $most } refineries, not { $found }
wrong-board-cut-off = { $space } cannot be reached from the surface
wrong-boards = there are more than { $most } boards
wrong-board-name = name must be 1 to 30 small letters, digits, - or _
wrong-board-twice = there are two boards named { $name }
wrong-board-picture = picture must be a text
wrong-twice = { $name } is there twice
wrong-missing = { $table } has no { $names }
wrong-amounts = { $key } must name resources
wrong-no-amounts = { $key } must name at least one resource
wrong-resource = { $key } can name { $choices }, not { $found }
wrong-contracts = there must be { $least } to { $most } contracts, not { $found }
wrong-tech-cards = there must be at most { $most } tech cards, not { $found }
wrong-too-few-tiles = too few tiles: the board has { $spaces } spaces underground, but there are only { $tiles } tiles
wrong-too-little-rock = the top row takes { $wanted } tiles of solid rock, but there are only { $found }
wrong-full-bag = { $left } tiles would stay in the bag, which holds { $most }
