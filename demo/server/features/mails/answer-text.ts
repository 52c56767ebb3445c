import { colonAfter } from '../../../../core/answers/index.ts';

/**
 * Formats an answer for a mail. Further lines are indented, so that none looks like a line of the mail.
 * @param title the question
 * @param lines the answer
 */
export function answerText(title: string, lines: readonly string[]): string {
  const question = title.replace(/\s+/g, ' ');
  return `${question}${colonAfter(question)} ${lines.join('\n    ')}`;
}
