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
reason-upgrade-not-enough-fortune = The upgrade costs { $cost ->
    [one] 1 fortune point
   *[other] { $cost } fortune points
}; you have { $fortune }.
reason-inspect-no-bonus = You have no “Inspect ground” bonus action this turn.
reason-inspect-no-tile = There is no tile on { $space }.
reason-inspect-already-explored = The tile on { $space } is already explored.
reason-relocate-no-bonus = You have no “Relocate station” bonus action this turn.
reason-relocate-no-station = That player has no station on { $space }.
reason-relocate-same-space = The station is already on { $target }.
reason-relocate-empty-space = A station cannot be relocated to an empty space.
reason-declare-not-enough-fortune = To declare victory you need { $goal } fortune points; you have { $fortune }.
reason-turn-last-tile-taken = The last tile is taken: only declaring victory or ending the turn is left.
reason-declare-open-variant = In the open variant nobody declares victory.

colour-red = Red
colour-blue = Blue
colour-white = White
colour-black = Black

event-place = { $seat } places a station on { $space }.
event-dig = { $seat } digs { $space } and finds { $fortune ->
    [one] 1 fortune point
   *[other] { $fortune } fortune points
}, carrying difficulty { $carry }{ $bonus ->
    [extra_dig] , with an extra dig
    [extra_carry] , with an extra carry
    [extra_fortune] , with an extra fortune point
    [inspect] , with “Inspect ground”
    [relocate] , with “Relocate station”
   *[none] {""}
}.
event-carry = { $seat } carries off the treasure on { $space }: { $sharers ->
    [0] nobody gains fortune points.
   *[other] { $shares }.
}
event-move = { $seat } moves a station from { $from } to { $to }.
event-upgrade = { $seat } pays { $cost ->
    [one] 1 fortune point
   *[other] { $cost } fortune points
} and upgrades the { $equipment ->
    [digging] digging equipment to level { $level }.
    [carrying] carrying equipment to level { $level }.
   *[fleet] expedition fleet to level { $level }: a new station on { $space }.
}
event-inspect = { $seat } inspects the ground on { $space }{ $tile ->
    [none] .
   *[known] : { $fortune ->
        [one] 1 fortune point
       *[other] { $fortune } fortune points
    }, carrying difficulty { $carry }.
}
event-relocate = { $seat } relocates a station ({ $owner }) from { $from } to { $to }.
event-declare = { $seat } declares victory!
event-end = { $seat } ends the turn.
event-turn = { $seat } to play, round { $round }.
event-over = The game is over. { $count ->
    [1] { $winners } wins.
   *[other] { $winners } share the victory.
} Fortune points: { $fortunes }.

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
why-dig = It shows what lies there: on average { $promise ->
    [one] 1 fortune point
   *[other] { $promise } fortune points
} that you can carry{ $others ->
    [0] .
   *[other] , to be shared.
}
why-dig-known = You know what lies there: { $fortune ->
    [one] 1 fortune point
   *[other] { $fortune } fortune points
}, carrying difficulty { $carry }.
why-carry = It brings you { $fortune ->
    [one] 1 fortune point
   *[other] { $fortune } fortune points
}{ $reached ->
    [yes] , enough to declare victory.
   *[no] .
}
why-carry-shared = The fortune points are shared: { $shares }{ $reached ->
    [yes] ; enough for you to declare victory.
   *[no] .
}
why-move = Nothing can be dug or carried on { $cell } yet; the station stands ready there.
why-move-treasure = On { $cell } lies a treasure that you can carry: { $fortune ->
    [one] 1 fortune point.
   *[other] { $fortune } fortune points.
}
why-move-ground = On { $cell } lies ground that you can dig, difficulty { $dig }.
why-move-towards = On the way to { $cell }: { $shown ->
    [yes] there lies a treasure that you can carry, { $fortune ->
        [one] 1 fortune point.
       *[other] { $fortune } fortune points.
    }
   *[no] there lies ground that you can dig, difficulty { $dig }.
}
why-digging = Digging level { $level } opens up harder ground; { $count ->
    [0] no stack shows such ground now.
    [one] one stack shows such ground now.
   *[other] { $count } stacks show such ground now.
}
why-carrying = Carrying level { $level } brings in heavier treasures; { $count ->
    [0] none of them lies open now.
    [one] one of them lies open now.
   *[other] { $count } of them lie open now.
}
why-fleet = Another station works for you from now on, first on { $cell }.
why-inspect = You alone will see what lies under the ground of { $cell }, difficulty { $dig }.
why-relocate = It takes a station ({ $owner }) away from { $cell }.
why-relocate-sharer = It takes a station ({ $owner }) away from { $cell }, so that you need not share there.

## The terminal

letter-red = R
letter-blue = B
letter-white = W
letter-black = K
seat = seat
empty = empty
dig = dig
carry = carry
known = seen
digging = digging
carrying = carrying
fleet = fleet
fortune = fortune points
stations = stations
bonuses = Bonus actions
extra_dig = extra dig
extra_carry = extra carry
extra_fortune = extra fortune point
inspect = inspect ground
relocate = relocate station

## The tutorial

tutorial-goal = Welcome to Mars! With two players, the first to have 40 fortune points in their own turn wins; in this short game you already have 32.
tutorial-place = Place your station on b2: a single drill on the ground means that it is easy to dig.
tutorial-dig = You have three actions each turn; use the first to dig the ground under your station.
tutorial-carry = A treasure! The weight shows how hard it is to carry, and you can do it: carry it off for its 2 fortune points.
tutorial-hard = New ground has come up, with two drills: choose b2 and see why you cannot dig there yet.
tutorial-upgrade = Upgrade digging for 1 fortune point; but these points are also what you win with, so spend them wisely.
tutorial-end = All three actions are used: end your turn and watch what Blue does.
tutorial-level = With digging level 2 you can dig here now.
tutorial-inspect = The tile brings a bonus action, which costs no action: inspect the ground on c2, and only you will see what lies there.
tutorial-carry-on = 5 fortune points are waiting there! But first carry off what you have just found here.
tutorial-together = The ground on c2 needs level 3, but stations on one space help each other, whoever owns them: move there and join Blue.
tutorial-end-again = Your actions are used up again: end your turn.
tutorial-help = Your level 2, plus 1 for Blue’s station, makes 3: dig!
tutorial-split = Carry the treasure off: its 5 fortune points are shared, 2 for Blue and 3 for you, because you did the carrying.
tutorial-dig-next = One action is left: dig the easy ground underneath.
tutorial-relocate = Another bonus action: relocate Blue’s station to d4, and you need not share any more.
tutorial-end-last = End your turn; Blue is far away now.
tutorial-alone = Carry this treasure off, all for yourself.
tutorial-jump = Over empty spaces a station jumps to the next stack: move from c2 over the empty space to c4.
tutorial-last-carry = Here a treasure lies open already: carry it off, and you have 40 fortune points.
tutorial-declare = Nobody but you can see your points: declare victory before Blue does!
tutorial-done = Now you know the game: play a real one! The more players, the fewer fortune points are needed.

puzzle-most = Finish this turn with as many fortune points as you can.
puzzle-amount = { $count ->
    [one] { $count } fortune point
   *[other] { $count } fortune points
}
statistic-score = Fortune points at the end
statistic-declare = Victory declared
statistic-digging = Digging equipment: level at the end
statistic-carrying = Carrying equipment: level at the end
statistic-fleet = Expedition fleet: level at the end
