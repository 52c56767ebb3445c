const LETTER = 1;
const DIGIT = 2;
const OTHER = 4;

/** The classes of ASCII characters. */
const CLASSES = /* @__PURE__ */ classesOf();

function classesOf(): Uint8Array {
  const classes = new Uint8Array(128);
  for (let code = 48; code < 58; code++) classes[code] = DIGIT;
  for (let code = 97; code < 123; code++) classes[code] = classes[code - 32] = LETTER;
  classes[45] = classes[95] = OTHER;
  return classes;
}

/** The class of a character; 0 for every one that no word contains. */
function classAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 128 ? (CLASSES[code] as number) : 0;
}

/**
 * Finds the end of a word: a letter, then letters, digits, "_" and "-".
 * @param text any text
 * @param at where the word starts
 * @returns the offset after it; `at` if there is no word
 * Source: docs/behaviour/template-language.md §2.2
 */
export function wordEnd(text: string, at: number): number {
  if (classAt(text, at) !== LETTER) return at;
  let end = at + 1;
  while (classAt(text, end) !== 0) end++;
  return end;
}

/**
 * Finds the end of a reference: digits, words, "@word", "$word" and "@", joined with dots.
 * @param text any text
 * @param at where the reference starts
 * @returns the offset after it; `at` if there is none
 * Source: docs/behaviour/template-language.md §2.2
 */
export function referenceEnd(text: string, at: number): number {
  let end = segmentEnd(text, at);
  if (end === at) return at;
  while (text.charCodeAt(end) === DOT) {
    const next = segmentEnd(text, end + 1);
    if (next === end + 1) break;
    end = next;
  }
  return end;
}

/**
 * Skips white space inside a tag: space, tab, LF, VT, FF, CR.
 * @param text any text
 * @param at an offset
 * @returns the offset of the next other character
 * Source: docs/behaviour/template-language.md §2.2
 */
export function spaceEnd(text: string, at: number): number {
  for (let end = at; ; end++) {
    const code = text.charCodeAt(end);
    if (code !== 32 && !(code >= 9 && code <= 13)) return end;
  }
}

function segmentEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const start = code === AT || code === DOLLAR ? at + 1 : at;
  const end = wordEnd(text, start);
  if (end > start) return end;
  if (code === AT) return start;
  let digits = at;
  while (classAt(text, digits) === DIGIT) digits++;
  return digits;
}

const DOT = 46;
const DOLLAR = 36;
const AT = 64;
