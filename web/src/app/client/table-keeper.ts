/**
 * Who keeps the tables: a server, or this browser itself (src/local). Both answer the same requests
 * and say the same on a line to a table: docs/wire.md.
 */

/** What a WebSocket is to a page. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface TableKeeper {
  /** Whether there is a network in between, which may fail, and others who can come through it. */
  readonly isRemote: boolean;
  /** The answer to a request of the REST routes; `path` begins after `/api`. */
  request(path: string, init: RequestInit): Promise<Response>;
  /** A line to a table. */
  line(table: string): Line;
}

const server: TableKeeper = {
  isRemote: true,
  request: (path, init) => fetch(`/api${path}`, init),
  line: (table) =>
    new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/socket`),
};

let kept: TableKeeper = server;

/** Lets somebody else than the server keep the tables; before anything is asked. */
export function letKeep(keeper: TableKeeper): void {
  kept = keeper;
}

export const keeper: TableKeeper = {
  get isRemote() {
    return kept.isRemote;
  },
  request: (path, init) => kept.request(path, init),
  line: (table) => kept.line(table),
};
