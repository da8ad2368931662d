level-random = Random
level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master

why-wins = It wins the game.
why-ends = It ends the game.
why-end = { $actions ->
    [0] No action is left this turn.
   *[other] Nothing better is left to do this turn.
}

why-dig-mars-place = Ground of difficulty { $dig }, which you can dig at once{ $shared ->
    [yes] , shared with whoever is there
   *[no] {""}
}. { $around ->
    [none] Nothing next to it can be dug yet.
   *[some] Next to it you can dig as well: { $around }.
}
why-dig-mars-place-hard = Ground of difficulty { $dig }, too hard for you alone. { $around ->
    [none] Nothing next to it can be dug yet.
   *[some] Next to it you can dig: { $around }.
}
why-dig-mars-dig = It shows what lies there: on average { $promise } fortune that you can carry{ $others ->
    [0] .
   *[other] , to be shared.
}
why-dig-mars-dig-known = You know what lies there: { $fortune } fortune, carrying difficulty { $carry }.
why-dig-mars-carry = It brings you { $fortune } fortune{ $reached ->
    [yes] , enough to declare victory.
   *[no] .
}
why-dig-mars-carry-shared = The fortune is shared: { $shares }{ $reached ->
    [yes] ; enough for you to declare victory.
   *[no] .
}
why-dig-mars-move = Nothing can be dug or carried on { $cell } yet; the station stands ready there.
why-dig-mars-move-treasure = On { $cell } lies a treasure that you can carry: { $fortune } fortune.
why-dig-mars-move-ground = On { $cell } lies ground that you can dig, difficulty { $dig }.
why-dig-mars-move-towards = On the way to { $cell }: { $shown ->
    [yes] there lies a treasure that you can carry, { $fortune } fortune.
   *[no] there lies ground that you can dig, difficulty { $dig }.
}
why-dig-mars-digging = Digging level { $level } opens harder ground; stacks that show such ground now: { $count }.
why-dig-mars-carrying = Carrying level { $level } lifts heavier treasures; such treasures that lie open now: { $count }.
why-dig-mars-fleet = Another station works for you from now on, first on { $cell }.
why-dig-mars-inspect = You alone see what lies under the ground of { $cell }, difficulty { $dig }.
why-dig-mars-relocate = It takes a station ({ $owner }) away from { $cell }.
why-dig-mars-relocate-sharer = It takes a station ({ $owner }) away from { $cell }, so that you need not share there.

why-undermining-drill = It loads { $cargo }{ $contract ->
    [0] {""}
   *[other] , the last that contract { $contract } wants for { $stars } star bucks
}. Bays still free then: { $free }.
why-undermining-drill-alien = It loads an alien tile, which is worth a tech card at a refinery.
why-undermining-drill-rock = It breaks the rock on the way to { $cell } ({ tile-name }); one more step clears it.
why-undermining-drill-rubble = It clears the way to { $cell } ({ tile-name }); spaces still to go: { $steps }.
why-undermining-drill-rock-home = It breaks the rock on the way to a refinery; one more step clears it.
why-undermining-drill-rubble-home = It clears the way to a refinery.
why-undermining-go = { $steps ->
    [1] From there you can drill { $cell } ({ tile-name }).
   *[other] From there it is { $steps } spaces to { $cell } ({ tile-name }).
}
why-undermining-go-home = It brings the cargo towards a refinery; spaces still to go: { $steps }.
why-undermining-go-refinery = { $tokens ->
    [0] It reaches a refinery, where your warehouse can pay.
   *[other] It reaches a refinery with cargo to unload: { $tokens }.
}
why-undermining-unload = It empties the bays: { $warehouse ->
    [none] alien tiles
   *[some] { $warehouse } to the warehouse
}{ $cards ->
    [0] .
    [1] , and a tech card for you.
   *[other] , and { $cards } tech cards for you.
}
why-undermining-build = { $equipment ->
    [drill] Every Drill has one more step
    [thruster] Every Drive goes one space further
    [bay] Every trip can bring home one more
   *[reactor] Every turn has one more action
}; as equipment it scores { $stars } star bucks more.
why-undermining-contract = It brings { $stars } star bucks{ $last ->
    [yes] {" "}and begins the last turns.
   *[no] .
}
why-undermining-recharge = One battery more for later, { $batteries } in all; two give an extra action.
why-undermining-boost = Two batteries for one more action this turn; left then: { $batteries }.
why-undermining-boost-contract = Two batteries for one more action: to fulfil contract { $contract } here and now.
why-undermining-boost-unload = Two batteries for one more action: to unload here and now.
why-undermining-boost-drill = Two batteries for one more action: to drill { $cell } ({ tile-name }) at once.
why-undermining-tech-overdrive = Two more actions this turn.
why-undermining-tech-recall = { $tokens ->
    [0] Straight to { $cell }, without driving.
   *[other] Straight to { $cell } with the cargo, without driving.
}
why-undermining-tech-seismic = It clears all rock around your UMV at once: { $spaces }.
why-undermining-tech-tractor = It loads { $cell } ({ tile-name }) from afar.
why-undermining-tech-phase = The next Drive goes through tiles and UMVs free of charge.
why-undermining-tech-uplink = You can unload, build and fulfil contracts from here this turn.
why-undermining-tech-transmute = Up to two ores of your warehouse can be swapped for what is wanted.
why-undermining-tech-replicate = One more in your warehouse: { $taken }.
why-undermining-tech-cell = It fills up your batteries: { $batteries }.
why-undermining-tech-hack = New contracts take the place of { $slots }.
why-undermining-swap = Your warehouse then holds { $taken } instead of { $given }.
tile-name = { $found ->
    [uranium] uranium
    [titanium] titanium
    [diamond] diamond
    [niobium] niobium
    [xanium] X-anium
    [alien] alien tile
   *[none] no ore left
}
