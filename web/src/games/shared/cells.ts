/** Cells are written `b3`: column letters left to right, row numbers top to bottom, both counted from 0 here. */

export interface Place {
  column: number;
  row: number;
}

const CELL = /^([a-z])([1-9]\d*)$/;

export function placeOf(cell: string): Place {
  const match = CELL.exec(cell);
  if (!match?.[1] || !match[2]) throw new Error(`not a cell: ${cell}`);
  return { column: match[1].charCodeAt(0) - 97, row: Number(match[2]) - 1 };
}

export function cellAt({ column, row }: Place): string {
  return `${columnLetter(column)}${row + 1}`;
}

export function columnLetter(column: number): string {
  return String.fromCharCode(97 + column);
}

/** All cells of a grid in reading order. */
export function cellsOf(columns: number, rows: number): string[] {
  return Array.from({ length: columns * rows }, (_, i) =>
    cellAt({ column: i % columns, row: Math.floor(i / columns) }),
  );
}
