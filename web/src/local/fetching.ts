/** The files that a worker fetches before anything can be played. */

const plainFetch = self.fetch.bind(self);

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

  /** A file; one that ends in .gz is unpacked, however it is served. */
  async file(name: string, type: string): Promise<Response> {
    const answer = await plainFetch(this.address(name));
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    let body: ReadableStream<BufferSource> = answer.body.pipeThrough(this.#counter());
    if (name.endsWith('.gz')) body = body.pipeThrough(new DecompressionStream('gzip'));
    return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>, {
      headers: { 'Content-Type': type },
    });
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
