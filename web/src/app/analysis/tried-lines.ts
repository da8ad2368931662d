/** Where one is on the analysis board: along the game, and in the line that is tried from there. */

export interface TriedLine {
  move: number;
  line: readonly string[];
}

/** Never changed: whoever goes somewhere gets another one. */
export class TriedLines {
  /** How many moves of the game have been made. */
  readonly move: number;
  /** What is tried after them. */
  readonly line: readonly string[];
  /** How much of it has been made; what lies beyond can be made again. */
  readonly at: number;
  /** Other lines that were tried and left. */
  readonly others: readonly TriedLine[];
  readonly #game: readonly string[];

  /** `game` are the moves that were played in the game. */
  constructor(
    game: readonly string[],
    {
      move = 0,
      line = [],
      at = 0,
      others = [],
    }: Partial<TriedLine & Pick<TriedLines, 'at' | 'others'>> = {},
  ) {
    this.#game = game;
    this.move = move;
    this.line = line;
    this.at = at;
    this.others = others;
  }

  get made(): readonly string[] {
    return this.line.slice(0, this.at);
  }

  get canGoBack(): boolean {
    return this.at > 0 || this.move > 0;
  }

  get canGoOn(): boolean {
    return this.at < this.line.length || (this.line.length === 0 && this.move < this.#game.length);
  }

  /** To a position of the game and a line from there; what was played in the game is no line. */
  go(move: number, line: readonly string[]): TriedLines {
    let from = Math.max(0, Math.min(move, this.#game.length));
    let tried = line;
    while (tried.length > 0 && tried[0] === this.#game[from]) {
      from += 1;
      tried = tried.slice(1);
    }
    const to = { move: from, line: tried };
    const others = this.#kept().filter((other) => !isBeginning(other, to));
    return new TriedLines(this.#game, { ...to, at: tried.length, others });
  }

  /** Makes a move: the one that was made here before, the game's own, or another. */
  play(action: string): TriedLines {
    if (this.line[this.at] === action) return this.within(this.at + 1);
    return this.go(this.move, [...this.made, action]);
  }

  /** The same line, with so many of its moves made. */
  within(at: number): TriedLines {
    const { move, line, others } = this;
    return new TriedLines(this.#game, { move, line, at, others });
  }

  back(): TriedLines {
    return this.at > 0 ? this.within(this.at - 1) : this.go(this.move - 1, []);
  }

  forward(): TriedLines {
    if (this.at < this.line.length) return this.within(this.at + 1);
    return this.line.length === 0 ? this.go(this.move + 1, []) : this;
  }

  /** Back to where the line left the game. */
  leave(): TriedLines {
    return this.go(this.move, []);
  }

  /** The other lines with this one, unless one of them goes on from it. */
  #kept(): readonly TriedLine[] {
    const left: TriedLine = { move: this.move, line: this.line };
    const isKept = left.line.length === 0 || this.others.some((one) => isBeginning(left, one));
    return isKept ? this.others : [...this.others.filter((one) => !isBeginning(one, left)), left];
  }
}

/** Whether one line is another, or how it begins. */
function isBeginning(one: TriedLine, other: TriedLine): boolean {
  return one.move === other.move && one.line.every((action, i) => action === other.line[i]);
}
