/**
 * Which page is shown. The address lies behind `#`, so that invitations and replay links never
 * reach a server's log or another site's referrer.
 */

import { GAMES, isGame } from '../games';

/** A position of a finished game: after so many moves, and a line tried from there. */
export interface Place {
  replay: string;
  move: number;
  line: readonly string[];
}

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; company: string }
  | { page: 'table'; table: string }
  | { page: 'join'; invite: string }
  | { page: 'watch' }
  | { page: 'code' }
  | { page: 'account' }
  | { page: 'player'; player: string }
  | { page: 'house' }
  | { page: 'kept' }
  | { page: 'notice'; notice: string }
  | { page: 'replay'; kind: 'replay' | 'table'; key: string; move: number | null; review: boolean }
  | ({ page: 'analysis' } & Place)
  | ({ page: 'from' } & Place)
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; puzzle: string }
  | { page: 'rules'; game: string; section: string | null }
  | { page: 'unknown' };

/** The address of a position. */
export function addressOf(page: 'analysis' | 'from', { replay, move, line }: Place): string {
  const tried = line.map((action) => action.replaceAll(' ', '-')).join(',');
  return `/${page}/${replay}/${move}${tried && `/${tried}`}`;
}

function placeOf(replay: string, move = '', tried = ''): Place {
  const line = tried === '' ? [] : tried.split(',').map((action) => action.replaceAll('-', ' '));
  return { replay, move: Number(move) || 0, line };
}

/** Links in messages have their place in the path; here it lies behind `#`. */
export function withHash(path: string, hash: string): string | null {
  return path === '/' || hash !== '' ? null : `/#${path}`;
}

export function read(hash: string): Route {
  const [page = '', first, second, third] = hash.replace(/^#?\/?/, '').split('/');
  if (page === '') return { page: 'home' };
  if (page === 'new' && isGame(first))
    return { page: 'new', game: first, company: second ?? 'friends' };
  if (page === 'table' && first) return { page: 'table', table: first };
  if (page === 'join' && first) return { page: 'join', invite: first };
  if (page === 'watch') return { page: 'watch' };
  if (page === 'code') return { page: 'code' };
  if (page === 'account') return { page: 'account' };
  if (page === 'house' || page === 'kept') return { page };
  if (page === 'player' && first) return { page: 'player', player: first };
  if (page === 'notices' && first) return { page: 'notice', notice: first };
  if (page === 'replay' && (first === 'replay' || first === 'table') && second)
    return {
      page: 'replay',
      kind: first,
      key: second,
      move: third ? Number(third) || 0 : null,
      review: third === 'review',
    };
  if ((page === 'analysis' || page === 'from') && first)
    return { page, ...placeOf(first, second, third) };
  if (page === 'puzzles' && isGame(first) && second)
    return { page: 'puzzle', game: first, puzzle: second };
  if (page === 'puzzles') return { page: 'puzzles' };
  if (page === 'rules') {
    return { page: 'rules', game: isGame(first) ? first : GAMES[0].name, section: second ?? null };
  }
  return { page: 'unknown' };
}
