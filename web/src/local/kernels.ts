/** A game's rules and search as WebAssembly, with a memory of its own: docs/languages.md. */

const PAGE = 65_536;

export class Kernels {
  readonly #instance: WebAssembly.Instance;
  readonly #memory: WebAssembly.Memory;
  #next: number;

  constructor(module: WebAssembly.Module) {
    this.#instance = new WebAssembly.Instance(module);
    const { memory, __heap_base: heap } = this.#instance.exports;
    this.#memory = memory as WebAssembly.Memory;
    this.#next = (heap as WebAssembly.Global<'i32'>).value;
  }

  /** The address of new memory, which is zero. */
  reserve(size: number): number {
    const address = Math.ceil(this.#next / 16) * 16;
    this.#next = address + size;
    const missing = this.#next - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  write(address: number, data: Uint8Array): void {
    new Uint8Array(this.#memory.buffer).set(data, address);
  }

  read(address: number, size: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer).slice(address, address + size);
  }

  /** `given` is JSON: arrays, each an address and a count, and then numbers. */
  call(name: string, given: string): number {
    const [arrays, numbers] = JSON.parse(given) as [[number, number][], number[]];
    const kernel = this.#instance.exports[name] as (...all: (number | bigint)[]) => unknown;
    const handed = arrays.flatMap(([address, count]) => [address, BigInt(count)]);
    return Number(kernel(...handed, ...numbers.map(BigInt)) ?? 0);
  }
}
