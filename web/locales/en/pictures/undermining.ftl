### The rules of Undermining in pictures.

## How to play

um-how-title =
    { $panel ->
        [goal] The goal
        [turn] Your turn
        [drill] Drill
        [drive] Drive
        [unload] Unload
        [contract] Contracts
        [build] Equipment
       *[power] Batteries and alien tech
    }
um-how-text =
    { $panel ->
        [goal] Fulfil contracts and collect star bucks. When a pile of them runs out, everybody else has one more turn; then whoever has the most wins.
        [turn] In your first turn put your UMV on one of the four surface spaces. In every turn you may take { $actions } actions, in any order, the same one more than once if you like.
        [drill] Solid rock has to be drilled twice: first it becomes rubble, then your UMV moves in. An ore goes straight into a cargo bay; you start with { $bays }.
        [drive] Your UMV drives up to { $spaces } spaces, wherever no tile lies. From a portal it can go to any other open portal.
        [unload] At a refinery you move your cargo to the warehouse. Only what lies there can be spent.
        [contract] At a refinery you pay what a contract asks for and take the top tile of its pile: the earlier, the more. X-anium stands for any ore.
        [build] At a refinery you also build equipment, and it is worth star bucks in the end: { $upgrades_1 } for one upgrade, { $upgrades_2 } for two, { $upgrades_3 } for three, { $upgrades_4 } for four or five.
       *[power] Batteries are recharged one by one; { $boost } of them buy one more action, or the way past another UMV. Alien tiles bring tech cards when they are unloaded.
    }
um-how-picture =
    { $panel ->
        [goal] A pile of star-buck tiles, the highest on top: { $pile }.
        [turn] The surface with two refineries and two portals, the mine below it, and an orange and a blue UMV on the surface.
        [drill] Above, an orange UMV beside solid rock, then beside rubble, then on that space. Below, the UMV beside niobium, then on that space with the niobium as its cargo.
        [drive] An orange UMV in a tunnel; an arrow leads over two spaces up to the surface.
        [unload] A UMV with uranium and titanium at a refinery; an arrow leads to the two ores in the warehouse.
        [contract] { $needs }; an arrow leads to a tile of { $reward } star bucks.
        [build] Drill bit, thruster, cargo bay and reactor, each with the ores that it costs.
       *[power] { $boost } batteries become one more action; an alien tile becomes a tech card.
    }

## Symbols

um-symbols =
    { $group ->
        [tiles] Tiles
        [places] Spaces
        [equipment] Equipment
        [mats] Mats and contracts
        [umvs] UMVs
       *[marks] Marks on the board
    }
um-symbol =
    { $symbol ->
        [score] Star
        [bay] Box
        [slot] Dashed box
        [battery] Bars
        [card] Card
        [pile] Star and numbers
        [drive] Dot
        [act] Dashes
        [offered] Corners
       *[selected] Frame
    }
um-symbol-meaning =
    { $symbol ->
        [rock] Drilled once, it becomes rubble.
        [rubble] Drilled, it leaves the game, and the UMV moves in.
        [uranium] An ore, for contracts and equipment.
        [titanium] An ore, for contracts and equipment.
        [diamond] An ore, for contracts and equipment.
        [niobium] An ore, for contracts and equipment.
        [xanium] Stands for any of the four ores.
        [alien] Brings a tech card when it is unloaded.
        [tunnel] UMVs can drive here.
        [bedrock] Nothing can ever go here.
        [portal] From here you can go to any other open portal.
        [portal-buried] A tile lies on this portal: it is not open.
        [refinery] Here you unload, build and fulfil contracts.
        [drill-icon] One more step with each Drill.
        [thruster-icon] One more space with each Drive.
        [bay-icon] Room for one more tile of cargo.
        [reactor-icon] One more action each turn.
        [score] The star bucks that the player would have if the game ended now.
        [bay] A cargo bay. One resource or alien tile fits into it.
        [slot] An expansion slot. One tile of equipment fits into it.
        [battery] Room for batteries; filled bars are batteries.
        [card] The number of tech cards. Only their owner sees which.
        [pile] The reward for a contract, and beside it those that follow.
        [orange] Its sign is a circle.
        [blue] Its sign is a square.
        [green] Its sign is a triangle.
        [red] Its sign is a diamond shape.
        [purple] Its sign is a star.
        [drive] You can drive here.
        [act] Something can be done here.
        [offered] What you have chosen can go here.
       *[selected] You have chosen this space.
    }

## Examples

um-example =
    { $example ->
        [drill] through rock to the ore
        [drive] where Orange can drive
        [drive_past] past another UMV
        [build] two builds in one action
        [contract] a contract, and X-anium for what is missing
       *[count] the count at the end
    }
um-example-step =
    { $step ->
        [drill_1] Orange stands on the surface, above solid rock.
        [drill_2] The first Drill turns the rock over: it is rubble. The UMV stays where it is.
        [drill_3] The second Drill removes the rubble, and the UMV moves to its space.
        [drill_4] The third Drill brings the niobium below into a cargo bay, and the UMV moves there. Bays still free: { $free }.
        [drive_1] With one Drive Orange gets to any of the marked spaces, but not to spaces with tiles, nor to Blue’s.
        [drive_2] Orange drives two spaces, up to a refinery.
        [drive_past_1] Orange cannot stop where Blue stands.
        [drive_past_2] But Orange can drive past, to the space behind Blue. This takes both spaces of the Drive and { $paid } batteries; batteries left: { $left }.
        [build_1] Orange is at a refinery, with titanium, diamond, niobium and X-anium in the warehouse.
        [build_2] Orange builds a drill bit and pays for it with titanium and diamond.
        [build_3] In the same action Orange builds a cargo bay. The titanium is gone, so X-anium is paid in its place. Actions left: { $actions }.
        [contract_1] The first contract asks for two uranium and one titanium. Orange has only one uranium, but also X-anium.
        [contract_2] Orange pays X-anium for what is missing and takes { $stars } star bucks. The next contract comes up; its reward is { $next }.
        [count_1] Orange’s star-buck tiles are worth { $adds }.
        [count_2] Three upgrades are worth { $adds }: { $total } so far.
        [count_3] Two resources in the warehouse are worth { $adds }: { $total } so far.
       *[count_4] One unused tech card is worth { $adds }. Orange has { $total } star bucks.
    }
