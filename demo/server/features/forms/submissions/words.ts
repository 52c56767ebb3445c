import { linesOf } from '../../../../../core/answers/index.ts';
import type { Answers } from '../../../../../core/forms/index.ts';
import { answerTo, type Asked } from './answered.ts';

const MAX_WORDS = 8;

/**
 * Builds the search text of a submission.
 * @param asked its questions
 * @param answers its answers
 * @returns the answers in lower case, without the NUL that PostgreSQL's text type cannot represent
 * Source: docs/behaviour/owner-pages.md §3.3
 */
export function wordsOf(asked: readonly Asked[], answers: Answers): string {
  const lines = asked.flatMap(({ id, type }) => linesOf(type, answerTo(answers, id)));
  return lines.join('\n').replaceAll('\0', '').toLowerCase();
}

/**
 * Turns a search into patterns, all of which a submission must match.
 * @param search as typed
 * @returns patterns of SQL's `like`, at most eight
 * Source: docs/behaviour/owner-pages.md §3.3
 */
export function patternsOf(search: string): readonly string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`);
}
