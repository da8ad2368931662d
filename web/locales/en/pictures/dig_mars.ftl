### The rules of Dig Mars in pictures.

## How to play

dm-how-title =
    { $panel ->
        [goal] The goal
        [turn] Your turn
        [dig] Dig
        [carry] Carry
        [move] Move
        [upgrade] Upgrade
        [together] Together
       *[bonus] Bonus actions
    }
dm-how-text =
    { $panel ->
        [goal] Dig up treasures and collect fortune points. Whoever has enough of them may declare victory in their own turn: { $goal_2 } with two players, { $goal_3 } with three, { $goal_4 } with four.
        [turn] To begin with, everybody places a station on a stack. In your turn you may take { $actions } actions, in any order, the same one more than once if you like.
        [dig] Turn over the top tile where your station stands. The drills on the ground tell which digging level this takes.
        [carry] Carry off a treasure that lies open. The weight tells which carrying level this takes, the coin how many fortune points it brings you.
        [move] A station moves one space along its row or column. Over empty spaces it may jump to the nearest stack.
        [upgrade] Better equipment digs harder ground and carries heavier treasures; a larger fleet is one more station. You pay with fortune points, and those no longer count.
        [together] Each further station on the space, whoever owns it, adds one level. But all players who stand there share the treasure, and the carrier gets what cannot be divided.
       *[bonus] Many tiles bring a bonus action to the player who turns them over. It needs no action of its own, but lasts for this turn only.
    }
dm-how-picture =
    { $panel ->
        [goal] Three coins: { $goal_2 } above two stations, { $goal_3 } above three and { $goal_4 } above four.
        [turn] A round mark for each of the { $actions } actions, and the signs of Dig, Carry, Move and Upgrade.
        [dig] A blue station on ground with two drills; then the same station on the treasure that lay beneath.
        [carry] A blue station on a treasure; then the treasure is gone, and the station stands on the ground below.
        [move] A blue station in a row of four spaces. One arrow leads to the empty space beside it, another over two empty spaces to a stack.
        [upgrade] Four levels like steps. The ways up cost { $cost_2 }, { $cost_3 } and { $cost_4 } fortune points.
        [together] A red station and two blue stations on one treasure: { $red } fortune points for red, { $blue } for blue.
       *[bonus] The five signs of bonus actions with their names.
    }

## Symbols

dm-symbols =
    { $group ->
        [tiles] Tiles and spaces
        [bonuses] Bonus actions
        [mats] What a player has
        [stations] Stations
       *[marks] Marks on the board
    }
dm-symbol =
    { $symbol ->
        [ground] Ground side
        [treasure] Treasure side
        [stack] Stack
        [empty] Empty space
        [weight] Weight
        [coin] Coin
        [pips] Boxes
        [hidden] Question mark
        [playable] Pointer
        [offered] Corners
        [selected] Double frame
        [known] Lens
       *[looked] Eye
    }
dm-symbol-meaning =
    { $symbol ->
        [ground] Unexplored. The number of drills is the digging difficulty.
        [treasure] Explored. It can be carried off.
        [stack] Up to three tiles on one space; only the top one matters now.
        [empty] All tiles are gone. Stations may stand here or jump over it.
        [weight] The carrying difficulty of a treasure.
        [coin] The fortune points of a treasure, or of a player.
        [extra_dig] One more Dig in this turn.
        [extra_carry] One more Carry in this turn.
        [extra_fortune] One fortune point at once.
        [inspect] A secret look at any unexplored top tile.
        [relocate] Any station, yours or not, goes to another space with tiles.
        [digging] The level of ground that you can dig.
        [carrying] The level of treasure that you can carry.
        [fleet] The number of your stations.
        [pips] One is filled for each of your levels.
        [hidden] The fortune points of this player are hidden.
        [red] Round.
        [blue] Square.
        [white] A triangle.
        [black] A cross.
        [playable] Something can be done here.
        [offered] What you have chosen can go here.
        [selected] You have chosen this space.
        [known] You have inspected the tile; only you see what lies there.
       *[looked] The player of this colour has inspected the tile.
    }

## Examples

dm-example =
    { $example ->
        [dig] which ground Blue can dig
        [carry] which treasure Blue can carry
        [jump] a jump over empty spaces
        [upgrade] an upgrade, and what is left
        [cooperate] digging together
        [split_five] five points for two players
       *[split_two] two points for three players
    }
dm-example-step =
    { $step ->
        [dig_1] Blue’s digging level is { $own }. The ground on the left has difficulty { $needed }: Blue can dig it.
        [dig_2] The tile is turned over. The station stays on it.
        [dig_3] The ground on the right has difficulty { $needed }. Level { $reached } is not enough.
        [carry_1] Blue’s carrying level is { $own }. The treasure on the left has difficulty { $needed }: Blue can carry it.
        [carry_2] Blue takes the tile and now has { $blue } fortune points. The next tile of the stack comes to light.
        [carry_3] The treasure on the right has difficulty { $needed }. Level { $reached } is not enough.
        [jump_1] Blue may move to the marked spaces: to the one alongside, empty or not, or over both empty spaces to the nearest stack.
        [jump_2] Stopping halfway, on the second empty space, is not possible.
        [jump_3] Blue jumps to the stack at the end of the row. All this is one action.
        [upgrade_1] The ground on the left has digging difficulty { $needed }. Blue has digging level { $own } and { $blue } fortune points.
        [upgrade_2] The upgrade to the next level costs { $cost }. Of the fortune points { $left } is left, as if change had been given.
        [upgrade_3] Now Blue’s level is high enough to dig here.
        [cooperate_1] Red’s digging level is { $own }; Blue’s station makes it { $reached }. The ground has difficulty { $needed }: Red cannot dig it.
        [cooperate_2] It is Blue’s turn. Level { $own } and one more for Red’s station make { $reached }: enough.
        [cooperate_3] Blue digs. The levels of the equipment itself have not changed.
        [split_five_1] Blue’s carrying level is { $own }; the two other stations make it { $reached }. The treasure has difficulty { $needed }: Blue cannot carry it.
        [split_five_2] It is Red’s turn. Level { $own } and one more for each of the other two stations make { $reached }: enough.
        [split_five_3] Red carries. Both players get { $blue } fortune points, and what cannot be divided goes to Red, who has { $red } in all. Blue’s two stations are one share.
        [split_two_1] Three players stand here. Red’s carrying level is { $own }; the two other stations make it { $reached }, and the treasure has difficulty { $needed }.
       *[split_two_2] Two points cannot be divided equally among three. Red carried and gets all { $red }; Blue gets { $blue } and White { $white }.
    }
