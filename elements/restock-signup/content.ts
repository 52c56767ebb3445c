import type { RestockProblem } from '../../core/restock/index.ts';

/** A sign-up that a visitor fills in. */
export interface AskingContent {
  readonly state: 'asking';
  readonly callToAction: string;
  readonly placeholder: string;
  readonly buttonText: string;
  /** What the box for the mailing list says; null for none. */
  readonly mailingList: string | null;
  readonly email: string;
  readonly isJoining: boolean;
  /** What was wrong with the last try; it stays until the next one. */
  readonly problem: RestockProblem | null;
  /** What is wrong with the address now, shown or not, so that the browser knows it, too; '' for nothing. */
  readonly invalidity: string;
  readonly isSubmitting: boolean;
  /** Whether the captcha must be solved before the next try. */
  readonly isBlocked: boolean;
  /** How often the address was to take the focus. */
  readonly focusCount: number;
}

/** Everything that a restock sign-up shows. */
export type RestockContent =
  /** Nobody has to wait. */
  | { readonly state: 'available' }
  | AskingContent
  | {
      readonly state: 'signed-up';
      readonly text: string;
      /** Whether it was done just now, and not on an earlier page. */
      readonly isNew: boolean;
    };
