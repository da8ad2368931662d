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
