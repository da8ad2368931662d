/** The server's time on this device, whose own clock may be wrong. */

/** A header tells whole seconds only; what is nearer than that is no news. */
const COARSE = 1500;

class ServerTime {
  #offset = 0;
  #isExact = false;

  now(): number {
    return Date.now() + this.#offset;
  }

  /** From the header of an answer, as long as there is nothing better. */
  hear(time: number): void {
    const offset = time - Date.now();
    if (!this.#isExact && Math.abs(offset - this.#offset) > COARSE) this.#offset = offset;
  }

  /** From a message that carries the time it was written at; call this as it arrives. */
  set(time: number): void {
    this.#offset = time - Date.now();
    this.#isExact = true;
  }
}

export const serverTime = new ServerTime();
