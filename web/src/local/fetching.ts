/** The files that a worker fetches before anything can be played. */

const plainFetch = self.fetch.bind(self);

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Some hosts say of a compressed file that it only travels so: then the browser has unpacked it. */
async function unpacked(file: Bytes): Promise<Bytes> {
  const [beginning, whole] = file.tee();
  const reader = beginning.getReader();
  const { value } = await reader.read();
  void reader.cancel();
  const isPacked = value?.[0] === 0x1f && value[1] === 0x8b;
  return isPacked ? whole.pipeThrough(new DecompressionStream('gzip')) : whole;
}

/** Fetches files of a folder, and tells how much of all of them has come. */
export class Fetching {
  readonly #folder: URL;
  readonly #whole: number;
  readonly #tell: (part: number) => void;
  #come = 0;

  /** `whole` is how many bytes will come; `tell` is called with the part of them that has. */
  constructor(folder: URL, whole: number, tell: (part: number) => void) {
    this.#folder = folder;
    this.#whole = whole;
    this.#tell = tell;
  }

  address(name: string): string {
    return new URL(name, this.#folder).href;
  }

  /** A file; one that ends in .gz comes unpacked, however it is served. */
  async file(name: string, type: string): Promise<Response> {
    const answer = await plainFetch(this.address(name));
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    const come = answer.body.pipeThrough(this.#counter());
    const body = name.endsWith('.gz') ? await unpacked(come) : come;
    return new Response(body, { headers: { 'Content-Type': type } });
  }

  #counter(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    return new TransformStream({
      transform: (part, through) => {
        this.#come += part.byteLength;
        this.#tell(this.#come / this.#whole);
        through.enqueue(part);
      },
    });
  }
}
