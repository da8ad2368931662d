### Words on the boards of Dig Mars and Undermining.

## Both games

space = space { $cell }
actions-here =
    { $count ->
        [one] one action possible here
       *[other] { $count } actions possible here
    }
actions-left =
    { $count ->
        [0] no actions left
        [one] one action left
       *[other] { $count } actions left
    }
can-move = can move
turn-of = { $name } to play
your-turn = Your turn
game-over = The game is over
winner = Winner
player-panel = { $name }, { $colour }

## Dig Mars

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

## Undermining

um-board = The mine
um-colour =
    { $colour ->
        [orange] orange
        [blue] blue
        [green] green
        [red] red
       *[purple] purple
    }
um-umv = { um-colour } UMV
um-letter =
    { $token ->
        [uranium] U
        [titanium] T
        [diamond] D
        [niobium] N
        [xanium] X
       *[alien] A
    }
um-tile =
    { $tile ->
        [rock] solid rock
        [rubble] rubble
        [uranium] uranium
        [titanium] titanium
        [diamond] diamond
        [niobium] niobium
        [xanium] X-anium
       *[alien] alien tech
    }
um-tokens =
    { $count } × { $token ->
        [uranium] uranium
        [titanium] titanium
        [diamond] diamond
        [niobium] niobium
        [xanium] X-anium
       *[alien] alien tech
    }
um-bedrock = bedrock
um-surface = surface
um-tunnel = empty space
um-portal = portal
um-portal-buried = buried portal
um-refinery = refinery
um-cargo = cargo: { $tokens }
um-cargo-empty = no cargo
um-entering =
    { $whose ->
        [yours] Put your UMV on the surface
       *[theirs] puts the UMV on the surface
    }
um-drill-steps =
    { $count ->
        [one] one drill step left
       *[other] { $count } drill steps left
    }
um-last-turns = Last turns
um-zoom-in = Enlarge the board
um-zoom-out = Show the whole board
um-tab =
    { $tab ->
        [actions] Actions
        [market] Contracts
       *[players] Players
    }
um-contracts = Contracts
um-contract = contract { $slot }
um-contract-none = no contract
um-closed = closed
um-next-contract = Next contract
um-cards-left =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
um-reward =
    { $stars ->
        [one] one star buck
       *[other] { $stars } star bucks
    }
um-can-fulfil = can be fulfilled
um-workshop = Workshop
um-equipment =
    { $equipment ->
        [drill] Drill bit
        [thruster] Thruster
        [bay] Cargo bay
       *[reactor] Reactor
    }
um-cost = costs { $needs }
um-in-workshop = { $count } in the workshop
um-can-build = can be built
um-stars =
    { $count ->
        [one] one star buck so far
       *[other] { $count } star bucks so far
    }
um-bays =
    { $count ->
        [one] one cargo bay
       *[other] { $count } cargo bays
    }
um-batteries =
    { $count ->
        [one] one battery
       *[other] { $count } batteries
    }
um-warehouse = Warehouse
um-built = equipment: { $list }
um-tech-cards =
    { $count ->
        [one] one alien tech card
       *[other] { $count } alien tech cards
    }
um-tech =
    { $card ->
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
