/**
 * Texts in IndexedDB, each with a number that goes up when it changes. Whoever writes says which
 * version they read; a write is on disk when its promise is kept.
 */

export interface Kept {
  text: string;
  version: number;
}

const KINDS = ['tables', 'entries', 'records', 'reviews'];
const NAME = 'digsite';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('the database does not answer'));
    };
  });
}

export class Database {
  readonly #database: IDBDatabase;
  readonly #news: BroadcastChannel;

  /** `heard` is called when another window has changed a table. */
  static async open(heard: (table: string) => void): Promise<Database> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      for (const kind of KINDS) opening.result.createObjectStore(kind);
    };
    return new Database(await settled(opening), heard);
  }

  private constructor(database: IDBDatabase, heard: (table: string) => void) {
    this.#database = database;
    this.#news = new BroadcastChannel(NAME);
    this.#news.onmessage = (event: MessageEvent<string>) => {
      heard(event.data);
    };
  }

  get(kind: string, key: string): Promise<Kept | undefined> {
    const store = this.#database.transaction(kind).objectStore(kind);
    return settled(store.get(key) as IDBRequest<Kept | undefined>);
  }

  /** All whose key begins so, in the order of the keys. */
  all(kind: string, prefix: string): Promise<Kept[]> {
    const store = this.#database.transaction(kind).objectStore(kind);
    const range = prefix ? IDBKeyRange.bound(prefix, `${prefix}\uffff`) : null;
    return settled(store.getAll(range) as IDBRequest<Kept[]>);
  }

  /** `added` is JSON: new texts by kind and key. Says whether the write was in time. */
  put(kind: string, key: string, text: string, version: number, added: string): Promise<boolean> {
    const more = JSON.parse(added) as [string, string, string][];
    const writing = this.#database.transaction([kind, ...more.map(([one]) => one)], 'readwrite', {
      durability: 'strict',
    });
    return new Promise((resolve, reject) => {
      let inTime = true;
      writing.oncomplete = () => {
        if (inTime && kind === 'tables') this.#news.postMessage(key);
        resolve(inTime);
      };
      writing.onabort = () => {
        if (inTime) reject(writing.error ?? new Error('the browser keeps nothing'));
        else resolve(false);
      };
      const late = () => {
        inTime = false;
        writing.abort();
      };
      const store = writing.objectStore(kind);
      const before = store.get(key) as IDBRequest<Kept | undefined>;
      before.onsuccess = () => {
        if ((before.result?.version ?? 0) !== version) {
          late();
          return;
        }
        store.put({ text, version: version + 1 }, key);
        for (const [one, name, value] of more) {
          const adding = writing.objectStore(one).add({ text: value, version: 1 }, name);
          adding.onerror = () => {
            inTime = adding.error?.name !== 'ConstraintError';
          };
        }
      };
    });
  }
}

/** One window at a time moves for the bots of a table; resolves with what gives the claim up. */
export function claim(table: string): Promise<() => void> {
  // Where the page is not served securely there are no locks; two windows then race, harmlessly.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(`digsite ${table}`, () => new Promise<void>(resolve));
  });
}
