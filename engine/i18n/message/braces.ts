const APOSTROPHE = 39;
const OPEN = 123;
const CLOSE = 125;

/** At the offset of each "{", the offset of its "}"; 0 everywhere else, and for a "{" that is never closed. */
export type TagEnds = Readonly<Int32Array>;

/**
 * Finds the ends of all tags of a message in one pass; quoted braces are text.
 * @param text the message
 * @returns the offset of the end, by the offset of the start
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
 * @returns the place of the closing apostrophe, which is the next one if there are two together; `end` if there is none
 * Source: docs/behaviour/locale-data.md §7.3
 */
export function endOfQuote(text: string, at: number, end: number): number {
  const close = text.indexOf("'", at + 1);
  return close < 0 || close > end ? end : close;
}
