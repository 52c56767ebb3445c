/** A place as people count: both from 1. */
export interface Place {
  /** Only LF ends a line. */
  readonly line: number;
  /** In UTF-16 units. */
  readonly column: number;
}

/**
 * Finds the line and column of an offset; linear in the offset, so ask for few.
 * @param source the text
 * @param offset in UTF-16 units from 0
 * @returns line and column, both from 1
 * Source: template language §16.12
 */
export function locate(source: string, offset: number): Place {
  let line = 1;
  let lineStart = 0;
  for (;;) {
    const lineEnd = source.indexOf('\n', lineStart);
    if (lineEnd < 0 || lineEnd >= offset) return { line, column: offset - lineStart + 1 };
    line++;
    lineStart = lineEnd + 1;
  }
}
