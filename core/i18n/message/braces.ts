const APOSTROPHE = 39;
const OPEN = 123;
const CLOSE = 125;

/** At the place of a "{" the place of its "}"; 0 everywhere else, also at a "{" that is never closed. */
export type TagEnds = Readonly<Int32Array>;

/**
 * Finds the end of every tag of a message, in one pass; quoted braces are text.
 * @param text the message
 * @returns the ends
 * Source: docs/behaviour/locale-data.md §7.3
 */
export function matchBraces(text: string): TagEnds {
  const ends = new Int32Array(text.length);
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === APOSTROPHE) at = endOfQuote(text, at, text.length);
    else if (code === OPEN) open.push(at);
    else if (code === CLOSE) {
      const start = open.pop();
      if (start !== undefined) ends[start] = at;
    }
  }
  return ends;
}

/**
 * Finds the end of a quotation.
 * @param text the message
 * @param at the place of an apostrophe
 * @param end where the search ends
 * @returns the place of the apostrophe that closes it, the next one when two stand together; `end` when there is none
 * Source: docs/behaviour/locale-data.md §7.3
 */
export function endOfQuote(text: string, at: number, end: number): number {
  const close = text.indexOf("'", at + 1);
  return close < 0 || close > end ? end : close;
}
