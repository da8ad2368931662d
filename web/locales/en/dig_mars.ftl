### Words of Dig Mars.

## On the pages

dm-title = Dig Mars
dm-tagline = A canyon full of treasures. Dig, carry, upgrade, and let your rivals’ stations help you.
dm-rules = Dig Mars: the rules
dm-option = Fortune points
dm-option-value =
    { $value ->
        [standard] Secret; whoever has enough may declare victory
       *[open] Open to all, the open variant; nobody declares victory, and whoever has the most after the last tile wins
    }

## Actions and what comes of them

# A narrow button may break a word at a stroke; elsewhere strokes are left out.
dm-verb =
    { $verb ->
        [place] Place station
        [dig] Dig
        [carry] Carry
        [move] Move
        [upgrade] Upgrade
        [inspect] Inspect ground
        [relocate] Relocate
        [declare] Declare victory
       *[end] End the turn
    }
dm-action =
    { $verb ->
        [place] Place a station on { $cell }
        [dig] Dig { $cell }
        [carry] Carry from { $cell }
        [move] Move { $from } → { $to }
        [upgrade]
            { $equipment ->
                [digging] Upgrade digging
                [carrying] Upgrade carrying
               *[fleet]
                    { $cell ->
                        [none] Upgrade the fleet
                       *[other] Upgrade the fleet: station on { $cell }
                    }
            }
        [inspect] Inspect { $cell }
        [relocate] Relocate { dm-colour } { $from } → { $to }
        [declare] Declare victory
       *[end] End the turn
    }
dm-declare-shortcut = declare victory
dm-declare-title = Declare victory?
dm-declare-text =
    { $fortune ->
        [one] You have one fortune point. Whoever declares victory wins at once, alone.
       *[other] You have { $fortune } fortune points. Whoever declares victory wins at once, alone.
    }
dm-declare-do = I declare victory!
dm-outcome-level =
    { $verb ->
        [dig] digging level { $reached }{ $sum } ({ $needed } needed)
       *[carry] carrying level { $reached }{ $sum } ({ $needed } needed)
    }
dm-outcome-help =
    { $stations ->
        [one] 1 for a { $colour } station
       *[other] { $stations } for { $colour } stations
    }
dm-outcome-bonus = uses { $name }
dm-outcome-fortune = fortune points: { $list }
dm-outcome-shows =
    { $shows ->
        [treasure] turns the tile over
        [ground] uncovers the next tile
       *[treasure_secretly] shows you the treasure secretly
    }
dm-outcome-empties = leaves an empty space
dm-outcome-gains = gives { $name }

## After the game

dm-ending =
    { $ending ->
        [declared]
            { $whose ->
                [yours] You declared victory.
               *[theirs] { $names } declared victory.
            }
        [last_tile] The last tile has been carried off.
       *[no_progress] The game had come to a standstill.
    }
dm-score-fortune = Fortune points

## On the board

dm-board = The canyon
dm-space = space { $cell }
dm-colour =
    { $colour ->
        [red] red
        [blue] blue
        [white] white
       *[black] black
    }
dm-stations =
    { $count ->
        [one] { dm-colour } station
       *[other] { $count } { dm-colour } stations
    }
dm-empty = empty space
dm-ground = unexplored ground
dm-treasure = treasure
dm-known = known to you
dm-looked = inspected by { dm-colour }
dm-dig-difficulty = digging difficulty { $level }
dm-carry-difficulty = carrying difficulty { $level }
dm-fortune =
    { $points ->
        [one] one fortune point
       *[other] { $points } fortune points
    }
dm-fortune-hidden = fortune points hidden
dm-goal = { $goal } or more: victory can be declared
dm-depth =
    { $tiles ->
        [one] one tile
       *[other] stack of { $tiles } tiles
    }
dm-bonus =
    { $bonus ->
        [extra_dig] Extra dig
        [extra_carry] Extra carry
        [extra_fortune] Extra fortune point
        [inspect] Inspect ground
       *[relocate] Relocate station
    }
dm-bonus-label = bonus action: { dm-bonus }
dm-bonus-ready =
    { $count ->
        [one] { dm-bonus }
       *[other] { dm-bonus } × { $count }
    }
dm-equipment =
    { $equipment ->
        [digging] Digging
        [carrying] Carrying
       *[fleet] Fleet
    }
dm-equipment-level =
    { $equipment ->
        [digging] Digging equipment: level { $level }
        [carrying] Carrying equipment: level { $level }
       *[fleet] Expedition fleet: level { $level }
    }
dm-placing =
    { $whose ->
        [yours] Place your first station
       *[theirs] Placing the first station
    }

## In a turn

dm-goal-text =
    { $variant ->
        [open] have the most fortune points when the last tile has been carried off.
       *[standard] be the first to own { $goal } fortune points, and declare victory on your turn.
    }
dm-question =
    { $verb ->
        [dig] Where do you want to dig?
        [carry] Which treasure?
        [upgrade]
            { $step ->
                [1] Which equipment?
               *[other] Where does the new station go?
            }
        [inspect] Which tile?
        [place] Where to?
       *[other]
            { $step ->
                [1] Which station?
               *[other] Where to?
            }
    }
dm-verb-about =
    { $verb ->
        [place] Put a station on a stack
        [dig] Turn over the tile under one of your stations
        [carry] Take an explored tile and its fortune points
        [move] Move a station along its row or column
        [upgrade] Pay fortune points for better equipment or another station
        [inspect] Bonus: look at a tile secretly
        [relocate] Bonus: put any station on another stack
        [declare] Win at once
       *[end] Pass the turn on
    }
dm-bonuses-ready = Bonus: { $list }
dm-about =
    { $part ->
        [fortune] Earned by carrying treasures off. Upgrades are paid with them.
        [digging] The ground that can be dug: up to this difficulty. Each further station on the same space adds one level.
        [carrying] The treasures that can be carried: up to this difficulty. Each further station on the same space adds one level, and its owner gets a share.
       *[fleet] The number of stations on the board.
    }

## What a first game is told

dm-coach =
    { $mark ->
        [declare] You have enough fortune points: declare victory, and you win at once.
        [inspect] A bonus action, free until your turn ends: look secretly at any unexplored tile.
        [relocate] A bonus action, free until your turn ends: put any station, yours or another player’s, on another stack.
        [carry-shared] { $action }: others’ stations help you there, so the fortune points are shared. Your share: { $points }.
        [carry]
            { $points ->
                [one] { $action }: the treasure brings you one fortune point.
               *[other] { $action }: the treasure brings you { $points } fortune points.
            }
        [dig-together] { $action }: your own level is too low, but each further station there adds one.
        [dig] { $action }: your level is high enough, and you will see which treasure lies there.
        [move] You can dig or carry nothing now: move a station to where your level is enough, or to another station, which helps.
        [upgrade] You can pay for an upgrade: digging, carrying or a further station. It makes you stronger, but you need the same points to win.
        [end] There is nothing left to do: end your turn.
       *[place] Choose a space for your first station. Your digging level is 1: alone you can dig ground that shows one drill.
    }
