/** What was asked of the server and is not answered yet. */

class Pending {
  isAny = $state(false);
  #count = 0;

  /** Counts a question until it is answered, in whatever way. */
  async during<T>(answer: Promise<T>): Promise<T> {
    this.#add(1);
    try {
      return await answer;
    } finally {
      this.#add(-1);
    }
  }

  #add(more: number): void {
    this.#count += more;
    // Questions are asked in the midst of deriving what is shown, where no state may change.
    queueMicrotask(() => {
      this.isAny = this.#count > 0;
    });
  }
}

/** By REST, and at a table, where a connection that is lost is told otherwise. */
export const requests = new Pending();
export const questions = new Pending();
