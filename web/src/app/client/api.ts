/** The server's REST routes. A refusal arrives as an exception that carries its code, section and sentence. */

import type {
  Analysed,
  Evaluated,
  Explain,
  Explanation,
  Frames,
  GivenNonce,
  Handing,
  Joining,
  ListedPuzzles,
  Locking,
  NewTable,
  NoticeOffers,
  PuzzlePosition,
  PuzzleSolution,
  RefusalShape,
  RefusedAnswer,
  ReplayHead,
  Reported,
  Reporting,
  ReviewShown,
  CodeShown,
  RatedOutcome,
  ShownAddresses,
  ShownBlocks,
  ShownGames,
  ShownNotice,
  ShownNotices,
  ShownPuzzle,
  ShownRules,
  ShownTable,
  ShownTables,
  Starting,
  TableFromHere,
  TypedCode,
  Unlocking,
  Uploaded,
  WishedNotice,
  WishedSeat,
  WishedTutorial,
} from './wire';
import type { Language } from '../../words/catalogue';
import type { Place } from '../routes';
import { forget, remember } from './memory';
import { requests } from './pending.svelte';
import { serverTime } from './server-time';
import { keeper } from './table-keeper';

export class Refused extends Error {
  readonly code: string;
  readonly section: string | null;

  constructor(refusal: RefusalShape) {
    super(refusal.message);
    this.code = refusal.code;
    this.section = refusal.section;
  }
}

/** No answer came at all. */
export function away(message: string): Refused {
  return new Refused({ code: 'server.away', section: null, message });
}

/** Sentences of the server come in this language. */
let language: Language = 'en';

export function setLanguage(lang: Language): void {
  language = lang;
}

/** Milliseconds after which nobody waits for an answer any more. */
const PATIENCE = 30_000;

export function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return requests.during(answerTo<T>(method, path, body));
}

async function answerTo<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await keeper.request(path, {
    method,
    headers,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  serverTime.hear(Date.parse(response.headers.get('Date') ?? ''));
  const answer = (await response.json()) as T | RefusedAnswer;
  if (!response.ok) throw new Refused((answer as RefusedAnswer).error);
  return answer as T;
}

/**
 * 128 bits from the browser, mixed into the deal so that the server alone cannot choose it. Kept
 * with the commitment that was shown before, to be compared when the game is over.
 */
function nonceFor(table: ShownTable, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  remember(table.table, table.deal?.commitment ?? '', seat, nonce);
  return nonce;
}

export interface ReplaySource {
  kind: 'replay' | 'table';
  key: string;
}

const queryOf = (values: Record<string, string | number | boolean | null>) =>
  new URLSearchParams(
    Object.entries(values)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString();

const analysisAt = (
  { replay, move, line }: Place,
  part: string,
  values: Parameters<typeof queryOf>[0],
) => `/replays/${replay}/analysis${part}?${queryOf({ move, line: line.join(','), ...values })}`;

/** A puzzle, and some moves of its turn. */
export interface PuzzlePlace {
  game: string;
  puzzle: string;
  line: readonly string[];
}

const puzzleAt = (
  { game, puzzle, line }: PuzzlePlace,
  part: string,
  values: Parameters<typeof queryOf>[0] = {},
) => `/puzzles/${game}/${puzzle}${part}?${queryOf({ line: line.join(','), ...values })}`;

const explainQuery = ({ space, verb, action }: Omit<Explain, 'id'>) => ({
  space: space ?? null,
  verb: verb ?? null,
  action: action ?? null,
});

const at = ({ kind, key }: ReplaySource) => `/${kind}s/${key}`;

export const api = {
  addresses: () => call<ShownAddresses>('GET', '/addresses'),
  games: () => call<ShownGames>('GET', '/games'),
  rules: (game: string) => call<ShownRules>('GET', `/games/${game}/rules?lang=${language}`),
  tutorial: (wish: WishedTutorial) => call<ShownTable>('POST', '/tutorials', wish),
  create: (wish: NewTable) => call<ShownTable>('POST', '/tables', wish),
  listed: () => call<ShownTables>('GET', '/tables'),
  mine: () => call<ShownTables>('GET', '/me/tables'),
  table: (table: string) => call<ShownTable>('GET', `/tables/${table}`),
  invited: (invite: string) => call<ShownTable>('GET', `/invites/${invite}`),
  unlock: (table: string, passphrase: string) =>
    call<ShownTable>('POST', `/tables/${table}/unlock`, { passphrase } satisfies Unlocking),
  unlockInvite: (invite: string, passphrase: string) =>
    call<ShownTable>('POST', `/invites/${invite}/unlock`, { passphrase } satisfies Unlocking),
  lock: (table: string, passphrase: string | null) =>
    call<ShownTable>('PUT', `/tables/${table}/lock`, { passphrase } satisfies Locking),
  join: (table: ShownTable, invite: string, seat: number, name: string) =>
    call<ShownTable>('POST', `/invites/${invite}/join`, {
      seat,
      name,
      // Where nothing is dealt there is nothing to add to.
      nonce: table.deal === null ? null : nonceFor(table, seat),
    } satisfies Joining),
  /** Makes this browser known, so that a game can be found for it. */
  arrive: () => call<Record<string, string>>('POST', '/meeting/arrive', {}),
  /** Sits down on the first free seat of an open table. */
  joinOpen: async (wish: string, name: string) => {
    const table = await call<ShownTable>('GET', `/tables/${wish}`);
    const seat = table.seats.find(({ kind }) => kind === 'open')?.seat ?? 0;
    return call<ShownTable>('POST', `/tables/${wish}/join`, {
      seat,
      name,
      nonce: nonceFor(table, seat),
    } satisfies Joining);
  },
  seatCode: (table: string, seat: number) =>
    call<CodeShown>('POST', `/tables/${table}/seats/${seat}/code`, {}),
  useCode: (code: string) => call<ShownTable>('POST', '/seats', { code } satisfies TypedCode),
  setSeat: (table: string, seat: number, wish: WishedSeat) =>
    call<ShownTable>('PUT', `/tables/${table}/seats/${seat}`, wish),
  /** Starts with a nonce for each own seat that has not given one. */
  start: (table: ShownTable) =>
    call<ShownTable>('POST', `/tables/${table.table}/start`, {
      nonces: Object.fromEntries(
        table.seats
          .filter((seat) => seat.mine && !seat.ready)
          .map((seat) => [String(seat.seat), nonceFor(table, seat.seat)]),
      ),
    } satisfies Starting),
  giveNonce: (table: ShownTable, seat: number) =>
    call<ShownTable>('POST', `/tables/${table.table}/nonce`, {
      seat,
      nonce: nonceFor(table, seat),
    } satisfies GivenNonce),
  hand: (table: string, seat: number, bot: string) =>
    call<ShownTable>('POST', `/tables/${table}/seats/${seat}/hand`, { bot } satisfies Handing),
  takeBack: (table: string, seat: number) =>
    call<ShownTable>('POST', `/tables/${table}/seats/${seat}/take-back`, {}),
  leave: async (table: string) => {
    const left = await call<ShownTable>('POST', `/tables/${table}/leave`, {});
    if (left.phase === 'lobby') forget(table);
    return left;
  },
  ratedOutcome: (table: string) => call<RatedOutcome>('GET', `/tables/${table}/ratings`),
  blocks: () => call<ShownBlocks>('GET', '/me/blocks'),
  block: (table: string, seat: number) =>
    call<ShownBlocks>('POST', `/tables/${table}/seats/${seat}/block`, {}),
  unblock: (block: string) => call<ShownBlocks>('POST', `/blocks/${block}/remove`, {}),
  report: (table: string, seat: number, wish: Reporting) =>
    call<Reported>('POST', `/tables/${table}/seats/${seat}/report`, wish),
  rematch: (table: string) => call<ShownTable>('POST', `/tables/${table}/rematch`, {}),
  noticeOffers: () => call<NoticeOffers>('GET', '/notices'),
  notices: (table: string) => call<ShownNotices>('GET', `/tables/${table}/notices`),
  addNotice: (table: string, seat: number, wish: WishedNotice) =>
    call<ShownNotice>('POST', `/tables/${table}/seats/${seat}/notices`, {
      ...wish,
      lang: language,
    } satisfies WishedNotice),
  confirmNotice: (notice: string, code: string) =>
    call<ShownNotice>('POST', `/notices/${notice}/confirm`, { code } satisfies TypedCode),
  removeNotice: (notice: string) =>
    call<Record<string, never>>('POST', `/notices/${notice}/remove`, {}),
  upload: (record: string) => call<Uploaded>('POST', '/records', record),
  replay: (source: ReplaySource) =>
    call<ReplayHead>('GET', source.kind === 'replay' ? at(source) : `${at(source)}/replay`),
  frames: (source: ReplaySource, eyes: string, from: number, to: number) =>
    call<Frames>(
      'GET',
      `${at(source)}/frames?from=${from}&to=${to}${eyes === '' ? '' : `&eyes=${eyes}`}`,
    ),
  /** A position tried further, and what can be done there. */
  analysis: (place: Place, eyes: string) => call<Analysed>('GET', analysisAt(place, '', { eyes })),
  analysisExplain: (place: Place, question: Omit<Explain, 'id'>) =>
    call<Explanation>('GET', analysisAt(place, '/explain', explainQuery(question))),
  /** Takes its time, and shows itself that it does. */
  evaluation: (place: Place, isOpen: boolean) =>
    answerTo<Evaluated>('GET', analysisAt(place, '/evaluation', { open: isOpen })),
  playFromHere: (replay: string, wish: TableFromHere) =>
    call<ShownTable>('POST', `/replays/${replay}/tables`, wish),
  /** Looks for a review; nothing is begun. */
  review: (replay: string) => call<ReviewShown>('GET', `/replays/${replay}/review`),
  /** Has a game reviewed; asked again, it tells how far that has come. */
  askForReview: (replay: string) => call<ReviewShown>('POST', `/replays/${replay}/review`, {}),
  puzzles: () => call<ListedPuzzles>('GET', '/puzzles'),
  /** One of each game, the same for everybody on that day. */
  puzzlesOfDay: (day: string) => call<ListedPuzzles>('GET', `/puzzles/days/${day}`),
  puzzle: (place: PuzzlePlace) => call<ShownPuzzle>('GET', puzzleAt({ ...place, line: [] }, '')),
  puzzlePosition: (place: PuzzlePlace) => call<PuzzlePosition>('GET', puzzleAt(place, '/position')),
  puzzleExplain: (place: PuzzlePlace, question: Omit<Explain, 'id'>) =>
    call<Explanation>('GET', puzzleAt(place, '/explain', explainQuery(question))),
  puzzleSolution: (place: PuzzlePlace) =>
    call<PuzzleSolution>('GET', puzzleAt({ ...place, line: [] }, '/solution')),
  /** The records of all games that this browser keeps, as the text of a file. */
  everything: async () => (await requests.during(keeper.request('/me/records', {}))).text(),
  recordAddress: (source: ReplaySource) => `/api${at(source)}/record`,
  /** A game's record as the text of a file. */
  record: async (source: ReplaySource) =>
    (await requests.during(keeper.request(`${at(source)}/record`, {}))).text(),
};
