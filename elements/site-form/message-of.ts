import type { Message } from '../ui/index.ts';
import type { FormContent } from './content.ts';
import { shownSummary } from './shown-summary.ts';

/**
 * Reads what a form says after an attempt: thanks, or why it was not sent.
 * @param content the form
 * @returns null before the first attempt
 * Source: docs/behaviour/elements.md §6.2
 */
export function messageOf(content: FormContent): Message | null {
  if (content.state === 'sent') return { text: content.text, occasion: content.state };
  if (content.state !== 'filling' || content.failureCount === 0) return null;
  const { heading, detail } = shownSummary(content, false) ?? {
    heading: [...content.problems.values()][0],
    detail: null,
  };
  return { text: [heading, detail].filter(Boolean).join(' '), occasion: content.failureCount };
}
