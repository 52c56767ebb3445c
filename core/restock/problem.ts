import { CAPTCHA_FIELD, FAILURE_KINDS, isStorefrontError, type FailureKind } from '../errors/index.ts';
import { isEmailAddress, tidyAddress } from '../text/index.ts';
import { CART_WORDS, FORM_WORDS, SUBMISSION_WORDS } from '../words/index.ts';

/** Why a sign-up failed. Source: docs/behaviour/restock.md §3, §4.2 */
export interface RestockProblem {
  readonly message: string;
  /** Whether it concerns the address. */
  readonly isEmail: boolean;
  /** Whether the captcha must be solved before the next attempt. */
  readonly isCaptcha: boolean;
}

/** The kinds whose message is shown: others may not carry a message of the store. */
const KINDS_WITH_MESSAGE: readonly FailureKind[] = [
  FAILURE_KINDS.rateLimited,
  FAILURE_KINDS.crumb,
  FAILURE_KINDS.forbidden,
  FAILURE_KINDS.notFound,
  FAILURE_KINDS.soldOut,
  FAILURE_KINDS.invalid,
];

/**
 * Checks an address.
 * @param typed as typed
 * @returns the problem; null for none
 * Source: docs/behaviour/restock.md §3
 */
export function problemOfEmail(typed: string): RestockProblem | null {
  const email = tidyAddress(typed);
  if (email === '') return aboutEmail(FORM_WORDS.emailBlank);
  return isEmailAddress(email) ? null : aboutEmail(FORM_WORDS.emailWrong);
}

/**
 * Explains a failed sign-up.
 * @param error whatever was caught
 * @param isEnterprise whether the captcha is reCAPTCHA Enterprise
 * Source: docs/behaviour/restock.md §4.2
 */
export function problemOfFailure(error: unknown, isEnterprise: boolean): RestockProblem {
  if (isEnterprise || !isStorefrontError(error)) return aboutNothing(SUBMISSION_WORDS.submitFailed);
  if (error.kind === FAILURE_KINDS.inFlight) return aboutNothing(CART_WORDS.tryAgain);
  const message = KINDS_WITH_MESSAGE.includes(error.kind) ? error.serverMessage : undefined;
  const isCaptcha = error.kind === FAILURE_KINDS.invalid && error.fields?.[CAPTCHA_FIELD] !== undefined;
  return { message: message ?? SUBMISSION_WORDS.submitFailed, isEmail: false, isCaptcha };
}

/**
 * Creates the problem of a captcha that was not solved, or that failed.
 * @param message the sentence for the visitor
 * Source: docs/behaviour/captcha.md §3.2
 */
export function aboutCaptcha(message: string): RestockProblem {
  return { message, isEmail: false, isCaptcha: true };
}

function aboutEmail(message: string): RestockProblem {
  return { message, isEmail: true, isCaptcha: false };
}

function aboutNothing(message: string): RestockProblem {
  return { message, isEmail: false, isCaptcha: false };
}
