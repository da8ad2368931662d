/** What a page and its worker say to each other. */

export type ToWorker =
  | { kind: 'ask'; id: number; method: string; path: string; lang: string; body: string }
  | { kind: 'open'; line: number; table: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'hang-up'; line: number };

export type ToPage =
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'said'; line: number; text: string }
  | { kind: 'closed'; line: number; code: number }
  /** How much of what is to be fetched has come, from 0 to 1. */
  | { kind: 'progress'; part: number }
  | { kind: 'failed'; message: string };

/** What the worker that keeps the tables says to one that searches, and what it is answered. */
export type ToSearcher =
  | { kind: 'load'; game: string; module: WebAssembly.Module }
  | { kind: 'reserve'; game: string; size: number }
  | { kind: 'write'; game: string; address: number; data: Uint8Array }
  | { kind: 'read'; game: string; address: number; size: number }
  | { kind: 'call'; game: string; name: string; given: string }
  /** The same without an answer. */
  | { kind: 'tell'; game: string; name: string; given: string };
export type FromSearcher = number | Uint8Array;

/** Where the worker finds Python, the rules and the kernels; `answers` are ready without them. */
export interface Engine {
  folder: string;
  games: string[];
  answers: Record<string, string>;
  /** How much is fetched before the first table. */
  bytes: number;
}
