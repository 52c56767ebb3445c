import { linesOf } from '../../../../../core/answers/index.ts';
import type { Answers } from '../../../../../core/forms/index.ts';
import { answerTo, type Asked } from './answered.ts';

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
