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
        [enter] Place UMV
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
um-action =
    { $verb ->
        [enter] Place the UMV on { $space }
        [drill] Drill { $space }
        [drive] Drive to { $space }
        [portal] Portal to { $space }
        [unload] Unload
        [build]
            { $equipment ->
                [drill] Build a drill bit
                [thruster] Build a thruster
                [bay] Build a cargo bay
               *[reactor] Build a reactor
            }
        [contract] Fulfil contract { $slot }
        [recharge] Recharge
        [boost] Extra action
        [tech]
            { $card ->
                [recall] { um-tech }: { $space }
                [tractor] { um-tech }: { $space }
                [replicate] { um-tech }: { um-tile }
                [hack] { um-tech }: { um-contracts-numbered }
               *[other] { um-tech }
            }
        [swap] Swap { $given } for { $taken }
       *[end] End the turn
    }
um-contracts-numbered =
    { $count ->
        [one] contract { $list }
       *[other] contracts { $list }
    }
um-outcome-batteries =
    { $count ->
        [one] costs 1 battery
       *[other] costs { $count } batteries
    }
um-outcome-pays = costs { $list }
um-outcome-last-turns = starts the last turns
um-outcome-cracks = solid rock becomes rubble
um-outcome-clears = the rubble goes, and your UMV moves in
um-outcome-cargo = into the bays: { $list }
um-outcome-stores = into the warehouse: { $list }
um-outcome-cards =
    { $count ->
        [one] draws one tech card
       *[other] draws { $count } tech cards
    }
um-outcome-score = { $change } in the final scoring

## After the game

um-ending =
    { $ending ->
        [pile_empty] The last turns have been played.
       *[no_progress] The game had come to a standstill.
    }
um-score-stars = Re|wards
um-score-equipment = Equip|ment
um-score-upgrades = { $worth } ({ $count })
um-score-tokens = Tiles
um-score-cards = Tech cards
um-score-total = Star bucks

## On the board

um-board = The mine
um-space = space { $cell }
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
       *[theirs] Placing the UMV on the surface
    }
um-drill-steps =
    { $count ->
        [one] one drill step left
       *[other] { $count } drill steps left
    }
um-last-turns = Last turns
um-earlier-rules = by version { $version } of the rules
um-zoom-in = Enlarge the board
um-zoom-out = Show the whole board
um-tab =
    { $tab ->
        [actions] Actions
        [game] Game
        [market] Contracts
       *[players] Players
    }
um-contracts = Contracts
um-contract = contract { $slot }
um-contract-none = no contract
um-closed = closed
um-next-contract = Next con|tract
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
# The same on a card that may be narrower than a word: it is broken at strokes.
um-equipment-card =
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
        [one] score now: one star buck
       *[other] score now: { $count } star bucks
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
        [one] one tech card
       *[other] { $count } tech cards
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

## In a turn

um-goal-text = have the most star bucks when a pile of rewards has run out and the last turns are over.
um-question =
    { $verb ->
        [drill] Where do you want to drill?
        [portal] To which portal?
        [build] What do you want to build?
        [contract] Which contract?
        [swap]
            { $step ->
                [1] Which ore do you give?
               *[other] For which ore?
            }
        [tech]
            { $choice ->
                [none] Which card?
                [tractor] Which tile?
               *[other] Where to?
            }
       *[other] Where to?
    }
um-verb-about =
    { $verb ->
        [enter] Put your UMV on the surface
        [drill] Drill a tile next to your UMV
        [drive] Drive through empty spaces
        [portal] Go from portal to portal
        [unload] Empty the cargo bays into the warehouse, at a refinery
        [build] Pay ores for equipment, at a refinery
        [contract] Pay what a contract asks for and take its reward, at a refinery
        [recharge] Take one battery
        [boost] Spend batteries for one more action
        [tech] Play an alien tech card
        [swap] Swap ores with the Transmuter
       *[end] Pass the turn on
    }
um-outcome-charges =
    { $count ->
        [one] gives 1 battery
       *[other] gives { $count } batteries
    }
um-outcome-acts =
    { $count ->
        [one] gives one more action
       *[other] gives { $count } more actions
    }
um-lapse =
    { $what ->
        [drill_steps]
            { $count ->
                [one] one drill step
               *[other] { $count } drill steps
            }
        [swaps]
            { $count ->
                [one] one swap
               *[other] { $count } swaps
            }
       *[building] building more in the same action
    }
um-owned = in your warehouse for it: { $list }
um-building = You can go on building
um-about =
    { $part ->
        [score] What would be counted if the game ended now: rewards, equipment, tiles and tech cards.
        [bays] What is drilled lies here until it is unloaded at a refinery. When all bays are full, nothing more can be loaded.
        [batteries] Two batteries give one more action. Passing another UMV underground costs two as well.
        [warehouse] Pays for equipment and contracts. X-anium stands in for any ore.
        [equipment] A drill bit gives one more step when drilling, a thruster one more space when driving, a cargo bay more room, a reactor one more action each turn. Empty slots are still free.
       *[tech] One for every alien tile unloaded. Only the owner knows them; each is played once.
    }

## What a first game is told

um-coach =
    { $mark ->
        [contract] { $action }: your warehouse holds all that it asks for. The reward is { um-reward }; be quicker than the others.
        [unload] You are at a refinery: unload your cargo into the warehouse. It pays for equipment and contracts.
        [build] { $action }: you have the ores for it. Equipment makes your UMV better and counts at the end.
        [tech] You hold a tech card. Playing it costs no action.
        [swap] With the Transmuter you can swap ores for other ones.
        [portal] You are at a portal: it takes you to any other open one.
        [drill-cargo] { $action }: { um-tile } goes straight into a cargo bay, and your UMV moves in.
        [drill-rock] { $action }: solid rock takes two goes. First it becomes rubble, then your UMV moves in.
        [drive] Drive through empty spaces: to more ore, or with your cargo to a refinery.
        [boost] Your actions are used up, but two batteries buy you one more.
        [recharge] Recharge: it takes an action and gives you a battery. Two batteries buy an extra action.
        [end] There is nothing left to do: end your turn.
       *[enter] From here you drill down, and your ores come back up to a refinery: begin near one, above ores that contracts ask for.
    }
