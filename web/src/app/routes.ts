/**
 * Which page is shown. The address lies behind `#`, so that invitations and replay links never
 * reach a server's log or another site's referrer.
 */

import { GAMES, isGame } from '../games';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; how: string }
  | { page: 'table'; table: string }
  | { page: 'join'; invite: string }
  | { page: 'watch' }
  | { page: 'code' }
  | { page: 'notice'; notice: string }
  | { page: 'replay'; kind: 'replay' | 'table'; key: string; move: number | null; review: boolean }
  | { page: 'rules'; game: string; section: string | null }
  | { page: 'unknown' };

/** Links in messages have their place in the path; here it lies behind `#`. */
export function withHash(path: string, hash: string): string | null {
  return path === '/' || hash !== '' ? null : `/#${path}`;
}

export function read(hash: string): Route {
  const [page = '', first, second, third] = hash.replace(/^#?\/?/, '').split('/');
  if (page === '') return { page: 'home' };
  if (page === 'new' && isGame(first))
    return { page: 'new', game: first, how: second ?? 'friends' };
  if (page === 'table' && first) return { page: 'table', table: first };
  if (page === 'join' && first) return { page: 'join', invite: first };
  if (page === 'watch') return { page: 'watch' };
  if (page === 'code') return { page: 'code' };
  if (page === 'notices' && first) return { page: 'notice', notice: first };
  if (page === 'replay' && (first === 'replay' || first === 'table') && second)
    return {
      page: 'replay',
      kind: first,
      key: second,
      move: third ? Number(third) || 0 : null,
      review: third === 'review',
    };
  if (page === 'rules') {
    return { page: 'rules', game: isGame(first) ? first : GAMES[0].name, section: second ?? null };
  }
  return { page: 'unknown' };
}
