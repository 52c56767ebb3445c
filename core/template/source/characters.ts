// Character codes are single constants, so that bundlers write them in place.
const DOT = 46;
const AT = 64;
const DOLLAR = 36;
const SLASH = 47;
const UNDERSCORE = 95;
const HYPHEN = 45;

/**
 * Tells whether a character is white space inside a tag.
 * @param code UTF-16 unit
 * @returns true for space, tab, LF, VT, FF, CR
 * Source: template language §2.2
 */
function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}

function isWordPart(code: number): boolean {
  return isLetter(code) || isDigit(code) || code === UNDERSCORE || code === HYPHEN;
}

/**
 * Finds where a word ends: a letter, then letters, digits, "_" and "-".
 * @param source the template
 * @param from where the word should start
 * @returns the offset after it; `from` when there is none
 * Source: template language §2.2
 */
export function wordEnd(source: string, from: number): number {
  let at = from;
  if (isLetter(source.charCodeAt(at)))
    do at++;
    while (isWordPart(source.charCodeAt(at)));
  return at;
}

/**
 * Finds where a reference ends: digits, words, "@word", "$word" and "@", joined with dots.
 * @param source the template
 * @param from where it should start
 * @returns the offset after it; `from` when there is none
 * Source: template language §2.2
 */
export function referenceEnd(source: string, from: number): number {
  let at = from;
  for (;;) {
    const end = segmentEnd(source, at);
    if (end === at) return at === from ? from : at - 1;
    if (source.charCodeAt(end) !== DOT) return end;
    at = end + 1;
  }
}

function segmentEnd(source: string, from: number): number {
  const code = source.charCodeAt(from);
  if (code === AT) return wordEnd(source, from + 1);
  if (code === DOLLAR) {
    const end = wordEnd(source, from + 1);
    return end === from + 1 ? from : end;
  }
  let at = from;
  while (isDigit(source.charCodeAt(at))) at++;
  return at === from ? wordEnd(source, from) : at;
}

/**
 * Finds where a file name ends: letters, digits, ".", "/", "_" and "-".
 * @param source the template
 * @param from where it should start
 * @returns the offset after it; `from` when there is none
 * Source: template language §2.2
 */
export function fileNameEnd(source: string, from: number): number {
  let at = from;
  for (;;) {
    const code = source.charCodeAt(at);
    if (!isWordPart(code) && code !== DOT && code !== SLASH) return at;
    at++;
  }
}

/**
 * Finds where white space ends.
 * @param source the template
 * @param from where it should start
 * @returns the offset after it; `from` when there is none
 * Source: template language §2.2
 */
export function spaceEnd(source: string, from: number): number {
  let at = from;
  while (isSpace(source.charCodeAt(at))) at++;
  return at;
}
