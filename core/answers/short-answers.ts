import { lineAnswers, type LineAnswer } from './line-answers.ts';
import type { Question } from './questions.ts';

/** How much of an answer a cart shows: an address and a short sentence are whole. */
const LIMITS = { lines: 4, characters: 120 } as const;
/** A character is segmented from at most so many code units on average: a pasted book costs no time. */
const MAX_UNITS = 10 * LIMITS.characters;

/**
 * Formats the answers of a line of a cart, long ones shortened.
 * @param additionalFields the answers as a JSON text: field → value
 * @param questions those of its form; null where they are unknown
 * Source: docs/behaviour/cart-page.md §5.2
 */
export function shortAnswers(
  additionalFields: string,
  questions: readonly Question[] | null,
): readonly LineAnswer[] {
  return lineAnswers(additionalFields, questions).map(({ title, lines }) => ({
    title,
    lines: shortened(lines),
  }));
}

function shortened(lines: readonly string[]): readonly string[] {
  const text = lines.slice(0, LIMITS.lines).join('\n');
  const segments = new Intl.Segmenter().segment(text.slice(0, MAX_UNITS));
  const shown = Array.from(segments, ({ segment }) => segment)
    .slice(0, LIMITS.characters)
    .join('');
  const isWhole = lines.length <= LIMITS.lines && shown === text;
  return (isWhole ? text : `${shown.trimEnd()}…`).split('\n');
}
