/** The server's REST routes. A refusal arrives as an exception that carries its code, section and sentence. */

import type {
  Frame,
  Games,
  Notice,
  NoticeOffers,
  NoticeWish,
  Refusal,
  ReplayHead,
  Rules,
  SeatCode,
  SeatWish,
  Table,
  TableWish,
} from './wire';
import { forget, remember } from './memory';
import { serverTime } from './server-time';

export class Refused extends Error {
  readonly code: string;
  readonly section: string | null;

  constructor(refusal: Refusal) {
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
let language = 'en';

export function setLanguage(lang: string): void {
  language = lang;
}

/** Milliseconds after which nobody waits for an answer any more. */
const PATIENCE = 30_000;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  serverTime.hear(Date.parse(response.headers.get('Date') ?? ''));
  const answer = (await response.json()) as T | { error: Refusal };
  if (!response.ok) throw new Refused((answer as { error: Refusal }).error);
  return answer as T;
}

/**
 * 128 bits from the browser, mixed into the deal so that the server alone cannot choose it. Kept
 * with the commitment that was shown before, to be compared when the game is over.
 */
function nonceFor(table: Table, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  remember(table.table, table.deal.commitment, seat, nonce);
  return nonce;
}

export interface ReplaySource {
  kind: 'replay' | 'table';
  key: string;
}

const at = ({ kind, key }: ReplaySource) => `/${kind}s/${key}`;

export const api = {
  games: () => call<Games>('GET', '/games'),
  rules: (game: string) => call<Rules>('GET', `/games/${game}/rules?lang=${language}`),
  create: (wish: TableWish) => call<Table>('POST', '/tables', wish),
  listed: () => call<{ tables: Table[] }>('GET', '/tables'),
  mine: () => call<{ tables: Table[] }>('GET', '/me/tables'),
  table: (table: string) => call<Table>('GET', `/tables/${table}`),
  invited: (invite: string) => call<Table>('GET', `/invites/${invite}`),
  unlock: (table: string, passphrase: string) =>
    call<Table>('POST', `/tables/${table}/unlock`, { passphrase }),
  unlockInvite: (invite: string, passphrase: string) =>
    call<Table>('POST', `/invites/${invite}/unlock`, { passphrase }),
  lock: (table: string, passphrase: string | null) =>
    call<Table>('PUT', `/tables/${table}/lock`, { passphrase }),
  join: (table: Table, invite: string, seat: number, name: string) =>
    call<Table>('POST', `/invites/${invite}/join`, { seat, name, nonce: nonceFor(table, seat) }),
  seatCode: (table: string, seat: number) =>
    call<SeatCode>('POST', `/tables/${table}/seats/${seat}/code`, {}),
  useCode: (code: string) => call<Table>('POST', '/seats', { code }),
  setSeat: (table: string, seat: number, wish: SeatWish) =>
    call<Table>('PUT', `/tables/${table}/seats/${seat}`, wish),
  /** Starts with a nonce for each own seat that has not given one. */
  start: (table: Table) =>
    call<Table>('POST', `/tables/${table.table}/start`, {
      nonces: Object.fromEntries(
        table.seats
          .filter((seat) => seat.mine && !seat.ready)
          .map((seat) => [String(seat.seat), nonceFor(table, seat.seat)]),
      ),
    }),
  giveNonce: (table: Table, seat: number) =>
    call<Table>('POST', `/tables/${table.table}/nonce`, { seat, nonce: nonceFor(table, seat) }),
  hand: (table: string, seat: number, bot: string) =>
    call<Table>('POST', `/tables/${table}/seats/${seat}/hand`, { bot }),
  takeBack: (table: string, seat: number) =>
    call<Table>('POST', `/tables/${table}/seats/${seat}/take-back`, {}),
  leave: async (table: string) => {
    const left = await call<Table>('POST', `/tables/${table}/leave`, {});
    if (left.phase === 'lobby') forget(table);
    return left;
  },
  rematch: (table: string) => call<Table>('POST', `/tables/${table}/rematch`, {}),
  noticeOffers: () => call<NoticeOffers>('GET', '/notices'),
  notices: (table: string) => call<{ notices: Notice[] }>('GET', `/tables/${table}/notices`),
  addNotice: (table: string, seat: number, wish: NoticeWish) =>
    call<Notice>('POST', `/tables/${table}/seats/${seat}/notices`, { ...wish, lang: language }),
  confirmNotice: (notice: string, code: string) =>
    call<Notice>('POST', `/notices/${notice}/confirm`, { code }),
  removeNotice: (notice: string) =>
    call<Record<string, never>>('POST', `/notices/${notice}/remove`, {}),
  upload: (record: string) => call<{ replay: string }>('POST', '/records', record),
  replay: (source: ReplaySource) =>
    call<ReplayHead>('GET', source.kind === 'replay' ? at(source) : `${at(source)}/replay`),
  frames: (source: ReplaySource, eyes: string, from: number, to: number) =>
    call<{ frames: Frame[] }>(
      'GET',
      `${at(source)}/frames?from=${from}&to=${to}${eyes === '' ? '' : `&eyes=${eyes}`}`,
    ),
  recordAddress: (source: ReplaySource) => `/api${at(source)}/record`,
};
