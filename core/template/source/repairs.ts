/** Instructions that take a typing error. Source: template language §2.4. */
const WORDS = [
  'section',
  'repeated section',
  'alternates with',
  'end',
  'or',
  'if',
  'var',
  'ctx',
  'inject',
  'macro',
  'include',
  'eval',
  'space',
  'tab',
  'newline',
  'meta-left',
  'meta-right',
] as const;

/**
 * Guesses what a text in braces was meant to be.
 * @param text from "{" to "}", at most a line or two
 * @returns texts to be tried, the likeliest first; none is the text itself
 * Source: template language §2.4 (what makes a tag text)
 */
export function repairsOf(text: string): string[] {
  const inner = text.slice(1, -1).trim();
  const tight = inner.replace(/\s*\|\s*/g, '|').replace(/^\.\s+/, '.');
  const single = tight.replace(/\s+/g, ' ');
  const guesses = [inner, tight, single, ...withKnownWord(single)];
  return [...new Set(guesses)].map((guess) => `{${guess}}`).filter((guess) => guess !== text);
}

/** Puts the nearest instruction's name in the place of a name that is none. */
function withKnownWord(inner: string): string[] {
  const written = /^\.([a-z]+(?:[ -](?:section|with|left|right))?)/i.exec(inner)?.[1];
  if (written === undefined) return [];
  const rest = inner.slice(written.length + 1);
  return WORDS.filter((word) => isNear(written.toLowerCase(), word)).map((word) => `.${word}${rest}`);
}

/** Tells whether one word becomes the other by up to two letters in one place. */
function isNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let tail = 0;
  const room = Math.min(one.length, other.length) - start;
  while (tail < room && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return Math.max(one.length, other.length) - start - tail <= 2 && start > 0;
}
