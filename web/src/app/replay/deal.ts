/** Checks a deal in the browser: docs/wire.md, section 6. */

import type { Seen } from '../client/memory';
import type { ShownDeal } from '../client/wire';

/** `null` where this browser cannot say, for it was not at the table before the game. */
export interface Checked {
  /** The secret is the one the server was bound to. */
  commitment: boolean;
  /** The seed follows from the secret and everybody's nonces. */
  seed: boolean;
  /** The commitment is the one that this browser saw before it gave its nonces. */
  seen: boolean | null;
  /** The nonces that this browser gave are those of its seats. */
  nonces: boolean | null;
}

/** Browsers hash only on pages that came over TLS or from this machine. */
export const canCheck = (): boolean => 'subtle' in crypto;

export const isGood = (checked: Checked): boolean =>
  Object.values(checked).every((one) => one !== false);

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return new Uint8Array(pairs.map((pair) => parseInt(pair, 16)));
}

const hexOf = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

export async function seedOf(
  table: string,
  secret: string,
  nonces: readonly (string | null)[],
): Promise<string> {
  const text = ['digsite-deal/1', table, secret, ...nonces.map((nonce) => nonce ?? '')].join('\n');
  const hash = await sha256(new TextEncoder().encode(text));
  return BigInt(`0x${hexOf(hash.slice(0, 12))}`).toString();
}

/** Trusts nothing that the server says now: it recomputes, and compares with what was seen before. */
export async function checkDeal(
  table: string,
  deal: ShownDeal,
  seen: Seen | null,
): Promise<Checked | null> {
  if (deal.secret === null || deal.seed === null) return null;
  const own = Object.entries(seen?.nonces ?? {});
  return {
    commitment: hexOf(await sha256(bytesOf(deal.secret))) === deal.commitment,
    seed: (await seedOf(table, deal.secret, deal.nonces)) === deal.seed,
    seen: seen && seen.commitment === deal.commitment,
    nonces:
      seen && own.every(([seat, given]) => given.includes(deal.nonces[Number(seat)] ?? 'none')),
  };
}
