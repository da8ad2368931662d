/** The coach marks that are done with: this browser remembers them. */

const KEY = 'digsite-coach';

function kept(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

class CoachMemory {
  #done = $state.raw<readonly string[]>(kept());

  has(game: string, mark: string): boolean {
    return this.#done.includes(`${game} ${mark}`);
  }

  add(game: string, marks: readonly string[]): void {
    const news = marks.filter((mark) => !this.has(game, mark));
    if (news.length > 0) this.#keep([...this.#done, ...news.map((mark) => `${game} ${mark}`)]);
  }

  /** All marks are shown again. */
  clear(): void {
    this.#keep([]);
  }

  #keep(done: readonly string[]): void {
    this.#done = done;
    try {
      localStorage.setItem(KEY, JSON.stringify(done));
    } catch {
      // They are done with for as long as this page is open.
    }
  }
}

export const coachMemory = new CoachMemory();
