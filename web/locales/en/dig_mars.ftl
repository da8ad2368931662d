### Words of Dig Mars.

## On the pages

dm-title = Dig Mars
dm-tagline = A canyon full of treasures. Dig, carry, upgrade, and let your rivals’ stations help you.
dm-rules = Dig Mars: the rules
dm-option = Show everybody’s fortune?
dm-option-value =
    { $value ->
        [standard] No: fortune is secret, and who has enough declares victory
       *[open] Yes, the open variant: nobody declares, most fortune after the last tile wins
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
dm-declare-shortcut = declare victory
dm-declare-title = Declare victory?
dm-declare-text =
    { $fortune ->
        [one] You own one fortune point. Who declares wins at once and alone.
       *[other] You own { $fortune } fortune points. Who declares wins at once and alone.
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
dm-outcome-fortune = fortune: { $list }
dm-outcome-shows =
    { $shows ->
        [treasure] turns the tile over
        [ground] uncovers the next ground
       *[treasure_secretly] shows you the treasure secretly
    }
dm-outcome-empties = leaves an empty space
dm-outcome-gains = gives { $name }

## After the game

dm-ending =
    { $ending ->
        [declared] { $names } declared victory.
        [last_tile] The last tile has been carried off.
       *[no_progress] Nothing moved forward any more.
    }
dm-score-fortune = Fortune

## On the board

dm-board = The canyon
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
dm-goal = { $goal } are enough to declare victory
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
       *[theirs] places the first station
    }
