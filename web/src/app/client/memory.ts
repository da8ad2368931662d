/**
 * What this browser saw of a deal before it gave its numbers, kept where the server cannot reach:
 * docs/wire.md, section 6.
 */

export interface Seen {
  commitment: string;
  /** By seat; several where an answer got lost and another number was sent. */
  nonces: Record<string, string[]>;
}

const KEY = 'digsite-deals';
const MOST = 100;

function all(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Seen>;
  } catch {
    return {};
  }
}

function keep(seen: [string, Seen][]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(seen.slice(-MOST))));
  } catch {
    // A browser that refuses to remember still plays; it can only check less.
  }
}

export function seenOf(table: string): Seen | null {
  return all()[table] ?? null;
}

/** The first commitment stays: one that changes later is what this is to find out. */
export function remember(table: string, commitment: string, seat: number, nonce: string): void {
  const before = all()[table] ?? { commitment, nonces: {} };
  const nonces = { ...before.nonces, [seat]: [...(before.nonces[seat] ?? []), nonce] };
  keep([...others(table), [table, { commitment: before.commitment, nonces }]]);
}

/** Who left a seat has no number in the deal any more: whoever comes next gives another. */
export function forget(table: string): void {
  keep(others(table));
}

const others = (table: string) => Object.entries(all()).filter(([name]) => name !== table);
