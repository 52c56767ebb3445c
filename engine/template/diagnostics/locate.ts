/** A line and a column, both counted from 1. */
export interface Place {
  /** Only LF ends a line. */
  readonly line: number;
  /** In UTF-16 units. */
  readonly column: number;
}

/**
 * Prepares the look-up of lines and columns: a text with thousands of mistakes is scanned once.
 * @param source the text
 * @returns a function that returns line and column, both from 1, of an offset in UTF-16 units
 * Source: docs/behaviour/template-language.md §8.3
 */
export function placesIn(source: string): (offset: number) => Place {
  let lineStarts: readonly number[] | undefined;
  return (offset) => {
    lineStarts ??= startsOf(source);
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((lineStarts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (lineStarts[low] as number) + 1 };
  };
}

function startsOf(source: string): readonly number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
