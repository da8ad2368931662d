reason-game-over = The game is over.
reason-action-not-legal-now = This cannot be played in this phase of the game.
reason-place-empty-space = The first station must go on a stack.
reason-turn-no-actions-left = No actions are left this turn.
reason-dig-no-station = You have no station on { $space }.
reason-dig-no-tile = There is no tile on { $space }.
reason-dig-already-explored = The tile on { $space } is already explored.
reason-dig-too-hard = The ground on { $space } needs digging level { $needed }; you reach { $level } there.
reason-carry-no-station = You have no station on { $space }.
reason-carry-no-tile = There is no tile on { $space }.
reason-carry-unexplored = The tile on { $space } is not explored yet.
reason-carry-too-heavy = The treasure on { $space } needs carrying level { $needed }; you reach { $level } there.
reason-move-no-station = You have no station on { $space }.
reason-move-same-space = The station is already on { $target }.
reason-move-not-in-line = A station moves along its row or column only.
reason-move-too-far = A station moves to the next space or, over empty spaces, to the nearest stack.
reason-upgrade-highest-level = This equipment is at the highest level.
reason-upgrade-not-enough-fortune = The upgrade costs { $cost } fortune; you have { $fortune }.
reason-inspect-no-bonus = You have no Inspect ground bonus this turn.
reason-inspect-no-tile = There is no tile on { $space }.
reason-inspect-already-explored = The tile on { $space } is already explored.
reason-relocate-no-bonus = You have no Relocate station bonus this turn.
reason-relocate-no-station = That player has no station on { $space }.
reason-relocate-same-space = The station is already on { $target }.
reason-relocate-empty-space = A station cannot be relocated to an empty space.
reason-declare-not-enough-fortune = Declaring victory needs { $goal } fortune; you have { $fortune }.
reason-turn-last-tile-taken = The last tile is taken: only declaring victory or ending the turn is left.
reason-declare-open-variant = In the open variant nobody declares victory.

colour-red = Red
colour-blue = Blue
colour-white = White
colour-black = Black

event-place = { $seat } places a station on { $space }.
event-dig = { $seat } digs { $space } and finds { $fortune } fortune, carrying difficulty { $carry }{ $bonus ->
    [extra_dig] , with an extra dig
    [extra_carry] , with an extra carry
    [extra_fortune] , with an extra fortune point
    [inspect] , with Inspect ground
    [relocate] , with Relocate station
   *[none] {""}
}.
event-carry = { $seat } carries the treasure off { $space }: { $sharers ->
    [0] no fortune.
   *[other] { $shares }.
}
event-move = { $seat } moves a station from { $from } to { $to }.
event-upgrade = { $seat } pays { $cost } fortune and upgrades the { $equipment ->
    [digging] digging equipment to level { $level }.
    [carrying] carrying equipment to level { $level }.
   *[fleet] expedition fleet to level { $level }: a new station on { $space }.
}
event-inspect = { $seat } inspects the ground on { $space }{ $tile ->
    [none] .
   *[known] : { $fortune } fortune, carrying difficulty { $carry }.
}
event-relocate = { $seat } relocates a station of { $owner } from { $from } to { $to }.
event-declare = { $seat } declares victory!
event-end = { $seat } ends the turn.
event-turn = { $seat } to play, round { $round }.
event-over = The game is over. { $count ->
    [1] { $winners } wins.
   *[other] { $winners } share the victory.
} Fortune: { $fortunes }.

why-place = Ground of difficulty { $dig }, which you can dig at once{ $shared ->
    [yes] , shared with whoever is there
   *[no] {""}
}. { $around ->
    [none] Nothing next to it can be dug yet.
   *[some] Next to it you can dig as well: { $around }.
}
why-place-hard = Ground of difficulty { $dig }, too hard for you alone. { $around ->
    [none] Nothing next to it can be dug yet.
   *[some] Next to it you can dig: { $around }.
}
why-dig = It shows what lies there: on average { $promise } fortune that you can carry{ $others ->
    [0] .
   *[other] , to be shared.
}
why-dig-known = You know what lies there: { $fortune } fortune, carrying difficulty { $carry }.
why-carry = It brings you { $fortune } fortune{ $reached ->
    [yes] , enough to declare victory.
   *[no] .
}
why-carry-shared = The fortune is shared: { $shares }{ $reached ->
    [yes] ; enough for you to declare victory.
   *[no] .
}
why-move = Nothing can be dug or carried on { $cell } yet; the station stands ready there.
why-move-treasure = On { $cell } lies a treasure that you can carry: { $fortune } fortune.
why-move-ground = On { $cell } lies ground that you can dig, difficulty { $dig }.
why-move-towards = On the way to { $cell }: { $shown ->
    [yes] there lies a treasure that you can carry, { $fortune } fortune.
   *[no] there lies ground that you can dig, difficulty { $dig }.
}
why-digging = Digging level { $level } opens harder ground; stacks that show such ground now: { $count }.
why-carrying = Carrying level { $level } lifts heavier treasures; such treasures that lie open now: { $count }.
why-fleet = Another station works for you from now on, first on { $cell }.
why-inspect = You alone see what lies under the ground of { $cell }, difficulty { $dig }.
why-relocate = It takes a station ({ $owner }) away from { $cell }.
why-relocate-sharer = It takes a station ({ $owner }) away from { $cell }, so that you need not share there.

## The terminal

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
