### Words of Undermining.

## On the pages

um-title = Undermining
um-tagline = Drill into an alien planet, haul ores to the refinery, build up your vehicle and fulfil contracts first.
um-rules = Undermining: the rules
um-option = Side of the board
um-option-value =
    { $value ->
        [open] Open ground, best for the first game
       *[bedrock] With bedrock that nobody can drill
    }

## Actions and what comes of them

# A narrow button may break a word at a stroke; elsewhere strokes are left out.
um-verb =
    { $verb ->
        [enter] Enter the surface
        [drill] Drill
        [drive] Drive
        [portal] Portal
        [unload] Unload
        [build] Build
        [contract] Contract
        [recharge] Recharge
        [boost] Extra action
        [tech] Alien tech
        [swap] Swap
       *[end] End the turn
    }
um-contracts-numbered =
    { $count ->
        [one] contract { $list }
       *[other] contracts { $list }
    }
um-outcome-batteries =
    { $count ->
        [one] 1 battery
       *[other] { $count } batteries
    }
um-outcome-pays = costs { $list }
um-outcome-last-turns = starts the last turns
um-outcome-cracks = rock becomes rubble
um-outcome-cargo = into the bays: { $list }
um-outcome-stores = into the warehouse: { $list }
um-outcome-cards =
    { $count ->
        [one] draws one tech card
       *[other] draws { $count } tech cards
    }
um-outcome-score = score { $change }

## After the game

um-ending =
    { $ending ->
        [pile_empty] A pile of star bucks ran out.
       *[no_progress] Nothing moved forward any more.
    }
um-score-stars = Star bucks
um-score-equipment = Equipment
um-score-tokens = Tokens
um-score-cards = Tech cards
um-score-total = Score

## On the board

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
