import type { RestockProblem } from '../../core/restock/index.ts';
import type { Message } from '../ui/index.ts';

/** A sign-up that a visitor fills in. */
export interface AskingContent {
  readonly state: 'asking';
  readonly callToAction: string;
  readonly placeholder: string;
  readonly buttonText: string;
  /** The label of the mailing-list checkbox; null for none. */
  readonly mailingList: string | null;
  readonly email: string;
  readonly isJoining: boolean;
  /** The error of the last attempt; it stays until the next one. */
  readonly problem: RestockProblem | null;
  /** The current error of the address, shown or not, for the browser's validation; '' for none. */
  readonly invalidity: string;
  readonly isSubmitting: boolean;
  /** Whether the captcha must be solved before the next attempt. */
  readonly isBlocked: boolean;
  /** How often the address field had to take the focus. */
  readonly focusCount: number;
}

/** Everything that a restock sign-up shows. */
export type RestockContent =
  /** The variant can be bought. */
  | { readonly state: 'available' }
  | AskingContent
  | {
      readonly state: 'signed-up';
      readonly text: string;
      /** Whether it was done just now, not on an earlier page. */
      readonly isNew: boolean;
    };

/**
 * Reads what a sign-up says after an attempt.
 * @param content the sign-up
 * Source: docs/behaviour/elements.md §6.2
 */
export function messageOf(content: RestockContent): Message | null {
  if (content.state === 'signed-up')
    return content.isNew ? { text: content.text, occasion: content.state } : null;
  const problem = content.state === 'asking' ? content.problem : null;
  return problem && { text: problem.message, occasion: problem };
}
