### Words of Dig Mars.

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
