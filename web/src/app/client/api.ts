/** The server's REST routes. A refusal arrives as an exception that carries its code, section and sentence. */

import type {
  Frame,
  GameName,
  Games,
  Refusal,
  ReplayHead,
  Rules,
  SeatWish,
  Table,
  TableWish,
} from './wire';

export class Refused extends Error {
  readonly code: string;
  readonly section: string | null;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.code = refusal.code;
    this.section = refusal.section;
  }
}

/** Sentences of the server come in this language. */
let language = 'en';

export function speak(lang: string): void {
  language = lang;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T | { error: Refusal };
  if (!response.ok) throw new Refused((answer as { error: Refusal }).error);
  return answer as T;
}

/** 128 bits from the browser, mixed into the deal so that the server alone cannot choose it. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface ReplaySource {
  kind: 'replay' | 'table';
  key: string;
}

const at = ({ kind, key }: ReplaySource) => `/${kind}s/${key}`;

export const api = {
  games: () => call<Games>('GET', '/games'),
  rules: (game: GameName) => call<Rules>('GET', `/games/${game}/rules?lang=${language}`),
  create: (wish: TableWish) => call<Table>('POST', '/tables', wish),
  listed: () => call<{ tables: Table[] }>('GET', '/tables'),
  mine: () => call<{ tables: Table[] }>('GET', '/me/tables'),
  table: (table: string) => call<Table>('GET', `/tables/${table}`),
  invited: (invite: string) => call<Table>('GET', `/invites/${invite}`),
  join: (invite: string, seat: number, name: string) =>
    call<Table>('POST', `/invites/${invite}/join`, { seat, name, nonce: nonce() }),
  setSeat: (table: string, seat: number, wish: SeatWish) =>
    call<Table>('PUT', `/tables/${table}/seats/${seat}`, wish),
  /** Starts with a nonce for each own seat that has not given one. */
  start: (table: Table) =>
    call<Table>('POST', `/tables/${table.table}/start`, {
      nonces: Object.fromEntries(
        table.seats
          .filter((seat) => seat.mine && !seat.ready)
          .map((seat) => [String(seat.seat), nonce()]),
      ),
    }),
  giveNonce: (table: string, seat: number) =>
    call<Table>('POST', `/tables/${table}/nonce`, { seat, nonce: nonce() }),
  hand: (table: string, seat: number, bot: string) =>
    call<Table>('POST', `/tables/${table}/seats/${seat}/hand`, { bot }),
  takeBack: (table: string, seat: number) =>
    call<Table>('POST', `/tables/${table}/seats/${seat}/take-back`, {}),
  leave: (table: string) => call<Table>('POST', `/tables/${table}/leave`, {}),
  rematch: (table: string) => call<Table>('POST', `/tables/${table}/rematch`, {}),
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
