/** All that goes over the wire. Written by `npm run wire` from what the server says of itself. */

import type { View } from '../../games/game-ui';

export type ClientMessage =
  Hello | Look | Language | Play | Step | Hint | Explain | Ping | SendSign | SaySomething;
export type MeetingClientMessage = Arrive | Ping | Seek | Fill | StopSeeking;
export type MeetingServerMessage =
  Answer | RefusedMessage | OpenTables | OpenTablesChanged | Seeking | Paired | SoughtElsewhere;
export type ServerMessage =
  Answer | RefusedMessage | Snapshot | Moved | TableChanged | Signed | Said;

/**
 * Everything that is kept of an account, with what it said, blocked and reported.
 */
export interface AccountExport {
  account: ShownAccount;
  tables: {
    [k: string]: unknown;
  }[];
  notices: {
    [k: string]: unknown;
  }[];
  said: {
    [k: string]: unknown;
  }[];
  blocks: {
    [k: string]: unknown;
  }[];
  reports: {
    [k: string]: unknown;
  }[];
  games: PlayedGame[];
  ratings: ShownRating[];
}
export interface ShownAccount {
  account: string;
  name: string;
  public: boolean;
  created: number;
  passkeys: ShownPasskey[];
}
export interface ShownPasskey {
  passkey: string;
  created: number;
  used: number;
  here: boolean;
}
/**
 * A finished game; `seat` is the player's, `replay` None once its table was deleted.
 */
export interface PlayedGame {
  table: string;
  game: string;
  seat: number;
  names: (string | null)[];
  bots: (string | null)[];
  scores: (number | null)[];
  winners: number[] | null;
  ending: string | null;
  moves: number;
  rounds: number;
  began: number;
  ended: number;
  replay: string | null;
  rated: boolean;
  rating_before: number | null;
  rating_after: number | null;
}
/**
 * What somebody is worth in a game, `provisional` after a few games only.
 */
export interface ShownRating {
  game: string;
  rating: number;
  provisional: boolean;
  games: number;
}
/**
 * Whether this server has accounts, whether a passkey can be used here, and who is signed in.
 *
 * `tables` is at how many tables this browser holds a seat without an account.
 */
export interface AccountOffer {
  offered: boolean;
  ready: boolean;
  tables: number;
  account: ShownAccount | null;
}
/**
 * With the code that another device shows, or for the account that is signed in here.
 */
export interface AddingPasskey {
  code?: string | null;
}
/**
 * A position tried further, the last move that led to it, and what can be done there.
 */
export interface Analysed {
  move: number;
  line: ReplayMove[];
  events: {
    [k: string]: unknown;
  }[];
  way: string[];
  view: View;
  over: boolean;
  legal: string[];
  reveals: string[];
}
export interface ReplayMove {
  move: number;
  seat: number;
  round: number;
  action: string;
}
export interface Answer {
  seq?: number;
  hints?: ShownHint[];
  explain?: Explanation;
  type: 'answer';
  id: string;
  ok: true;
}
export interface ShownHint {
  action: string;
  win: number;
  behind: number;
  why: string;
  plan: string[];
}
export interface Explanation {
  space: string | null;
  actions: ExplainedAction[];
}
export interface ExplainedAction {
  action: string;
  legal: boolean;
  refusal: RefusalShape | null;
  reveals: boolean;
  outcome: {
    [k: string]: unknown;
  };
}
export interface RefusalShape {
  code: string;
  section: string | null;
  message: string;
}
export interface Arrive {
  id: string;
  type: 'hello';
  lang?: 'en' | 'de' | 'et' | 'ru';
}
export interface ChangedAccount {
  name?: string | null;
  public?: boolean | null;
}
export interface Hello {
  id: string;
  type: 'hello';
  since?: number;
  eyes?: number | null;
  lang?: 'en' | 'de' | 'et' | 'ru';
  hurry?: boolean;
}
export interface Look {
  id: string;
  type: 'look';
  eyes: number | null;
}
export interface Language {
  id: string;
  type: 'language';
  lang: 'en' | 'de' | 'et' | 'ru';
}
export interface Play {
  id: string;
  type: 'play';
  seq: number;
  action: string;
}
/**
 * A change that needs no action named.
 */
export interface Step {
  id: string;
  type: 'undo' | 'redo' | 'end';
  seq: number;
}
export interface Hint {
  id: string;
  type: 'hint';
}
export interface Explain {
  id: string;
  type: 'explain';
  space?: string | null;
  verb?: string | null;
  action?: string | null;
}
export interface Ping {
  id: string;
  type: 'ping';
}
export interface SendSign {
  id: string;
  type: 'sign';
  sign: 'hello' | 'good_luck' | 'well_played' | 'thanks' | 'thinking' | 'oops' | 'wow' | 'goodbye';
}
export interface SaySomething {
  id: string;
  type: 'say';
  text: string;
}
/**
 * Seconds for a turn and in reserve, what being late leads to, and the bot that stands in.
 */
export interface ClockRules {
  turn: number;
  reserve: number;
  late: 'turn' | 'seat' | 'ask';
  bot: string;
}
/**
 * A one-time code.
 */
export interface CodeShown {
  code: string;
  expires: number;
}
/**
 * The account's name, as a confirmation.
 */
export interface DeletedAccount {
  name: string;
}
/**
 * Each seat's win chance in a position, and the best moves of the seat to play.
 */
export interface Evaluated {
  win: number[];
  plans: ShownHint[];
}
/**
 * Bots may sit on the seats for which nobody comes.
 */
export interface Fill {
  id: string;
  type: 'fill';
}
export interface Frame {
  move: number;
  seat: number | null;
  action: string | null;
  events: {
    [k: string]: unknown;
  }[];
  way: string[];
  view: View;
}
export interface Frames {
  frames: Frame[];
  moves: number;
}
export interface GivenNonce {
  seat: number;
  nonce: string;
}
export interface Handing {
  bot: string;
}
/**
 * Who runs the server: texts in Markdown, None where the operator has written none.
 */
export interface House {
  name: string | null;
  conduct: string | null;
  imprint: string | null;
  kept: KeptThing[];
}
/**
 * Something that is kept: for so many days, or as long as something else.
 */
export interface KeptThing {
  what: string;
  until: 'days' | 'ever' | 'table' | 'account' | 'removed' | 'page';
  days: number | null;
}
export interface Joining {
  seat?: number | null;
  name?: string | null;
  nonce?: string | null;
}
export interface Leaving {
  seat?: number | null;
}
export interface ListedPuzzle {
  game: string;
  puzzle: string;
  kind: 'most' | 'win' | 'plans';
  grade: number;
  players: number;
}
export interface ListedPuzzles {
  puzzles: ListedPuzzle[];
}
export interface Locking {
  passphrase: string | null;
}
/**
 * A move as one pair of eyes may be told it.
 */
export interface LoggedMove {
  seq: number;
  seat: number;
  action: string;
  events: {
    [k: string]: unknown;
  }[];
}
/**
 * Find me a game: instead of what was sought before, if anything was.
 */
export interface Seek {
  id: string;
  type: 'seek';
  game: string;
  players: number;
  pace: 'none' | 'fast' | 'slow';
  name?: string | null;
}
export interface StopSeeking {
  id: string;
  type: 'stop';
}
/**
 * What an operator has not switched off.
 */
export interface MeetingOffers {
  open_tables: boolean;
  pairing: boolean;
  ratings: boolean;
  signs: boolean;
  chat: boolean;
}
/**
 * The answer to a message that was not obeyed; without `id` if none could be made out.
 */
export interface RefusedMessage {
  type: 'answer';
  id: string | null;
  ok: false;
  error: RefusalShape;
}
/**
 * All open tables, the latest changed first.
 */
export interface OpenTables {
  type: 'open_tables';
  tables: OpenTable[];
}
/**
 * A table at which anybody may sit down, with all that one agrees to by doing so.
 *
 * `rated` is whether it would count as far as its people have come.
 */
export interface OpenTable {
  table: string;
  game: string;
  players: number;
  options: {
    [k: string]: string;
  };
  edition: string;
  own_edition: boolean;
  clock: ClockRules | null;
  hints: boolean;
  lang: string | null;
  rated: boolean;
  seats: OpenTableSeat[];
  created: number;
}
/**
 * A seat of a table that waits; `rating` is that of the person or bot, where there is one.
 */
export interface OpenTableSeat {
  colour: string;
  kind: 'human' | 'bot' | 'open';
  name: string | null;
  bot: string | null;
  rating: number | null;
  provisional: boolean;
}
/**
 * What has changed since: tables that are new or different, and those that are gone.
 */
export interface OpenTablesChanged {
  type: 'open_tables_changed';
  changed: OpenTable[];
  gone: string[];
}
/**
 * How the search for a game stands, in a pool of so many people.
 *
 * `bots` is whether one has agreed to bots on missing seats, which is `offered` after a while;
 * `ready` is how many of the others have.
 */
export interface Seeking {
  type: 'seeking';
  game: string;
  players: number;
  pace: 'none' | 'fast' | 'slow';
  since: number;
  waiting: number;
  offered: boolean;
  bots: boolean;
  ready: number;
}
/**
 * A game was found, at this table; it begins as soon as everybody is there.
 */
export interface Paired {
  type: 'paired';
  table: string;
}
/**
 * Nothing is sought here any more: the same person seeks in another window.
 */
export interface SoughtElsewhere {
  type: 'stopped';
}
export interface Moved {
  view: View | null;
  yours: boolean;
  legal: string[];
  reveals: string[];
  undo: Undo;
  redo: Redo;
  secrets: number[];
  tutorial: ShownTutorial | null;
  seq: number;
  seat: number;
  action: string;
  events: {
    [k: string]: unknown;
  }[];
  type: 'moved';
  change: 'play' | 'undo' | 'redo';
  way: string[];
  took_back: number | null;
  table: ShownTable;
}
export interface Undo {
  action: string | null;
  barrier: string | null;
}
export interface Redo {
  action: string | null;
}
/**
 * What a tutorial says now, beginning with its `step`, counted from 1, up to the next move.
 */
export interface ShownTutorial {
  step: number;
  steps: number;
  sentences: ToldStep[];
}
/**
 * A step of a tutorial: what is said, what to look at, and what is only tried.
 *
 * The tutorial of an edition brings a text by language in place of the game's message.
 */
export interface ToldStep {
  message: string;
  text: {
    [k: string]: string;
  } | null;
  point: string[];
  tries: string | null;
}
export interface ShownTable {
  table: string;
  game: string;
  players: number;
  options: {
    [k: string]: string;
  };
  edition: string;
  first: number | null;
  components: {
    [k: string]: unknown;
  };
  tutorial: boolean;
  start: ShownStart | null;
  rules_version: number;
  phase: 'lobby' | 'playing' | 'over';
  watch: 'listed' | 'link' | 'players';
  locked: boolean;
  hot_seat: boolean;
  seats: ShownSeat[];
  host: boolean;
  invite: string | null;
  replay: string | null;
  rematch: string | null;
  deal: ShownDeal | null;
  clock: ShownClock | null;
  hints: 'alone' | 'agreed' | 'off';
  hints_used: ShownHintUse[];
  series: number;
  paired: boolean;
  rated: boolean;
  unrated: ('private' | 'components' | 'clock' | 'hints' | 'name' | 'alone' | 'same_place') | null;
  created: number;
  changed: number;
  seq: number;
  active: number | null;
  round: number;
  winners: number[] | null;
  ending: string | null;
}
/**
 * Where a position was taken from: a replay, the moves made there, and what was tried then.
 */
export interface ShownStart {
  replay: string | null;
  move: number;
  line: string[];
}
export interface ShownSeat {
  seat: number;
  colour: string;
  kind: 'human' | 'bot' | 'open';
  name: string | null;
  bot: string | null;
  account: string | null;
  mine: boolean;
  left: boolean;
  may_return: boolean;
  host: boolean;
  connected: boolean;
  thinking: boolean;
  ready: boolean;
  wins: number;
  rating: number | null;
  provisional: boolean;
}
export interface ShownDeal {
  commitment: string;
  nonces: (string | null)[];
  secret: string | null;
  seed: string | null;
}
export interface ShownClock {
  turn: number;
  reserve: number;
  late: 'turn' | 'seat' | 'ask';
  bot: string;
  turn_began: number | null;
  deadline: number | null;
  late_seat: number | null;
  reserves: number[] | null;
  lates: ShownLate[];
  now: number;
}
export interface ShownLate {
  seq: number;
  seat: number;
  at: number;
}
export interface ShownHintUse {
  seq: number;
  seat: number;
}
export interface NewTable {
  hints?: boolean;
  watch?: 'listed' | 'link' | 'players';
  passphrase?: string | null;
  clock?: WishedClock | null;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: WishedSeat[];
  game: string;
  options?: {
    [k: string]: string;
  };
  edition?: string | null;
  first?: number | null;
}
/**
 * Seconds for a turn, seconds in reserve for the whole game, and what being late leads to.
 */
export interface WishedClock {
  turn: number;
  reserve?: number;
  late?: 'turn' | 'seat' | 'ask';
  bot?: string;
}
/**
 * Who shall sit on a seat: this browser, a bot, or whoever comes.
 */
export interface WishedSeat {
  kind: 'here' | 'bot' | 'open';
  name?: string | null;
  bot?: string | null;
}
export interface Nothing {}
export interface NoticeOffers {
  push: string;
  email: boolean;
  webhook: boolean;
}
/**
 * `credential` is as `PublicKeyCredential.toJSON()` gives it.
 *
 * `take_along`: the seats that this browser holds without an account become the account's.
 */
export interface PasskeyAnswer {
  ceremony: string;
  credential: {
    [k: string]: unknown;
  };
  take_along?: boolean;
}
export interface PlayedGames {
  games: PlayedGame[];
  more: boolean;
}
export interface Profile {
  player: string;
  name: string;
  public: boolean;
  created: number;
  ratings: ShownRating[];
  statistics: ShownStatistics[];
  games: PlayedGame[];
}
/**
 * Of one game in one company: `people`, or the level of the strongest bot.
 */
export interface ShownStatistics {
  game: string;
  company: string;
  games: number;
  won: number;
  counts: ShownCount[];
}
export interface ShownCount {
  count: string;
  label: string;
  mean: number;
}
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/**
 * As `PushSubscription.toJSON()` gives it.
 */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}
/**
 * A position of a puzzle, the last move that led to it, and what can be done there.
 */
export interface PuzzlePosition {
  line: string[];
  events: {
    [k: string]: unknown;
  }[];
  way: string[];
  view: View;
  legal: string[];
  reveals: string[];
  count: number;
  result: 'open' | 'solved' | 'missed';
}
/**
 * The answer in one order of its moves, and why there is no better one.
 */
export interface PuzzleSolution {
  steps: PuzzleStep[];
  conclusion: string[];
}
export interface PuzzleStep {
  action: string;
  why: string;
  count: number;
}
/**
 * `counted`: the ratings have changed by it. `given_up`: all but one have left it for good.
 */
export interface RatedOutcome {
  counted: boolean;
  given_up: boolean;
  seats: RatingChange[];
}
/**
 * What whoever played a seat was worth before a rated game, and is after it; a bot stays so.
 */
export interface RatingChange {
  before: number | null;
  after: number | null;
  provisional: boolean;
}
export interface RefusedAnswer {
  error: RefusalShape;
}
export interface ReplayHead {
  replay: string | null;
  table: string | null;
  game: string;
  players: number;
  options: {
    [k: string]: string;
  };
  edition: string;
  components: {
    [k: string]: unknown;
  };
  rules_version: number;
  names: (string | null)[];
  bots: (string | null)[];
  moves: ReplayMove[];
  eyes: (number | null)[];
  over: boolean;
  winners: number[] | null;
  ending: string | null;
  verified: boolean;
  start: ShownStart | null;
  deal: ShownDeal | null;
}
export interface Reported {
  report: string;
}
export interface Reporting {
  reason: 'insult' | 'cheating' | 'name' | 'other';
  note?: string;
}
export interface ReviewShown {
  state: 'none' | 'working' | 'done';
  done: number;
  total: number;
  review: ReviewedGame | null;
}
export interface ReviewedGame {
  moves: ReviewedMove[];
  accuracy: number[];
  turning_points: ShownTurningPoint[];
}
export interface ReviewedMove {
  move: number;
  seat: number;
  win: number[];
  loss: number;
  size: ('blunder' | 'mistake' | 'slip') | null;
  best: string | null;
  plan: string[];
  why: string | null;
}
export interface ShownTurningPoint {
  move: number;
  seat: number;
  change: number;
}
export interface RulesSection {
  section: string | null;
  title: string;
  level: number;
  markdown: string;
}
/**
 * What was said among the seats, the oldest first; told to them only.
 */
export interface Said {
  type: 'said';
  said: ShownSaying[];
}
export interface ShownSaying {
  number: number;
  seat: number;
  text: string;
  at: number;
}
export interface Snapshot {
  view: View | null;
  yours: boolean;
  legal: string[];
  reveals: string[];
  undo: Undo;
  redo: Redo;
  secrets: number[];
  tutorial: ShownTutorial | null;
  type: 'snapshot';
  seq: number;
  since: number;
  eyes: number | null;
  table: ShownTable;
  log: LoggedMove[];
  taken_back: number[];
  log_cut: boolean;
}
/**
 * Somebody came or went, gave a nonce, or asked for a rematch.
 */
export interface TableChanged {
  type: 'table';
  table: ShownTable;
}
/**
 * A player sends everybody a sign.
 */
export interface Signed {
  type: 'sign';
  seat: number;
  sign: 'hello' | 'good_luck' | 'well_played' | 'thanks' | 'thinking' | 'oops' | 'wow' | 'goodbye';
}
export interface ShownAddresses {
  addresses: string[];
}
export interface ShownBlock {
  block: string;
  name: string | null;
  created: number;
}
export interface ShownBlocks {
  blocks: ShownBlock[];
}
/**
 * `options` are for `PublicKeyCredential.parse…OptionsFromJSON()`.
 */
export interface ShownCeremony {
  ceremony: string;
  options: {
    [k: string]: unknown;
  };
}
export interface ShownGame {
  game: string;
  title: string;
  rules_version: number;
  players: number[];
  colours: string[];
  can_choose_first: boolean;
  options: {
    [k: string]: string[];
  };
  editions: {
    [k: string]: unknown;
  }[];
  components: {
    [k: string]: unknown;
  };
  spaces: string[];
  tutorial: boolean;
  bot_ratings: {
    [k: string]: number;
  };
}
export interface ShownGames {
  games: ShownGame[];
  meeting: MeetingOffers;
  offline: boolean;
  bots: string[];
  languages: string[];
}
export interface ShownLocales {
  languages: string[];
  files: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
export interface ShownNotice {
  notice: string;
  seat: number;
  kind: 'push' | 'email' | 'webhook';
  to: string | null;
  confirmed: boolean;
}
export interface ShownNotices {
  notices: ShownNotice[];
}
/**
 * A puzzle that is opened; `now` is what the seat has before its turn, by the game's score.
 */
export interface ShownPuzzle {
  game: string;
  puzzle: string;
  kind: 'most' | 'win' | 'plans';
  grade: number;
  players: number;
  question: string;
  seat: number;
  now: number;
  components: {
    [k: string]: unknown;
  };
  plans: string[][];
}
export interface ShownRules {
  game: string;
  lang: string;
  sections: RulesSection[];
}
export interface ShownTables {
  tables: ShownTable[];
}
export interface SigningUp {
  name: string;
}
export interface Starting {
  nonces?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[0-9]{1,2}$".
     */
    [k: string]: string;
  };
}
/**
 * A game that begins with a position of a finished one: after a move and a line from there.
 */
export interface TableFromHere {
  hints?: boolean;
  watch?: 'listed' | 'link' | 'players';
  passphrase?: string | null;
  clock?: WishedClock | null;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: WishedSeat[];
  move: number;
  line?: string;
}
export interface TypedCode {
  code: string;
}
export interface Unlocking {
  passphrase: string;
}
export interface Uploaded {
  replay: string;
}
export interface WishedNotice {
  kind: 'push' | 'email' | 'webhook';
  to?: string | null;
  push?: PushSubscription | null;
  lang?: 'en' | 'de' | 'et' | 'ru';
}
export interface WishedTutorial {
  game: string;
  name?: string | null;
  edition?: string | null;
}
