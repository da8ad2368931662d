"""Every reason for which an action of Dig Mars is refused, with its section of RULES.md."""

from digsite.core.reason_codes import ReasonCode


class Reason(ReasonCode):
    OK = None
    GAME_OVER = None
    ACTION_NOT_LEGAL_NOW = None
    PLACE_EMPTY_SPACE = "1.5"
    TURN_NO_ACTIONS_LEFT = "2.1"
    DIG_NO_STATION = "3.1"
    DIG_NO_TILE = "3.1"
    DIG_ALREADY_EXPLORED = "3.1"
    DIG_TOO_HARD = "3.1"
    CARRY_NO_STATION = "3.2"
    CARRY_NO_TILE = "3.2"
    CARRY_UNEXPLORED = "3.2"
    CARRY_TOO_HEAVY = "3.2"
    MOVE_NO_STATION = "3.3"
    MOVE_SAME_SPACE = "3.3"
    MOVE_NOT_IN_LINE = "3.3"
    MOVE_TOO_FAR = "3.3"
    UPGRADE_HIGHEST_LEVEL = "3.4"
    UPGRADE_NOT_ENOUGH_FORTUNE = "3.4"
    INSPECT_NO_BONUS = "4.5"
    INSPECT_NO_TILE = "4.5"
    INSPECT_ALREADY_EXPLORED = "4.5"
    RELOCATE_NO_BONUS = "4.6"
    RELOCATE_NO_STATION = "4.6"
    RELOCATE_SAME_SPACE = "4.6"
    RELOCATE_EMPTY_SPACE = "4.6"
    DECLARE_NOT_ENOUGH_FORTUNE = "6.1"
    TURN_LAST_TILE_TAKEN = "6.2"
    DECLARE_OPEN_VARIANT = "7"
