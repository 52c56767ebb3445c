import { FAILURE_KINDS, isStorefrontError, type FailureKind, type StorefrontError } from '../errors/index.ts';
import { isEmailAddress } from '../text/index.ts';
import { ACCOUNT_WORDS, CART_WORDS, FAILURE_WORDS, FORM_WORDS } from '../words/index.ts';
import type { AccountEntry } from './gateway.ts';

/** Why somebody was not logged in or out. Source: docs/behaviour/account.md §7.2 */
export interface AccountProblem {
  readonly message: string;
  /** What it is about; null for none of the fields. */
  readonly field: 'email' | 'password' | null;
}

/** Whose message is shown: of the others nobody knows whether the store has written it. */
const SAID_BY_STORE: readonly FailureKind[] = [
  FAILURE_KINDS.rateLimited,
  FAILURE_KINDS.forbidden,
  FAILURE_KINDS.notFound,
  FAILURE_KINDS.invalid,
];

const SENTENCE_OF_KIND: Partial<Record<FailureKind, () => string>> = {
  [FAILURE_KINDS.offline]: () => FAILURE_WORDS.checkConnection,
  [FAILURE_KINDS.rateLimited]: () => CART_WORDS.tryAgainInAFewSeconds,
};

/**
 * Checks what was typed.
 * @param entry the address without white space around it
 * @returns the first thing that is wrong with it; null for nothing
 * Source: docs/behaviour/account.md §7.2
 */
export function problemOfEntry({ email, password }: AccountEntry): AccountProblem | null {
  if (email === '') return { message: FORM_WORDS.emailBlank, field: 'email' };
  if (!isEmailAddress(email)) return { message: FORM_WORDS.emailWrong, field: 'email' };
  return password === '' ? { message: ACCOUNT_WORDS.passwordBlank, field: 'password' } : null;
}

/**
 * Explains a failed call.
 * @param error whatever was caught
 * @param areCookiesEnabled called only when the crumb was refused
 * Source: docs/behaviour/account.md §7.2
 */
export function problemOfFailure(error: unknown, areCookiesEnabled: () => boolean): AccountProblem {
  if (!isStorefrontError(error)) return { message: FAILURE_WORDS.somethingWentWrong, field: null };
  if (error.kind === FAILURE_KINDS.crumb) {
    const message = areCookiesEnabled() ? CART_WORDS.sessionExpired : CART_WORDS.enableCookies;
    return { message, field: null };
  }
  return problemOfField(error) ?? { message: sentenceOf(error), field: null };
}

/**
 * Explains a failed logout: nobody is to take it for one that succeeded.
 * @param error whatever was caught
 * @param areCookiesEnabled called only when the crumb was refused
 * Source: docs/behaviour/account.md §7.2
 */
export function problemOfLogout(error: unknown, areCookiesEnabled: () => boolean): AccountProblem {
  const kind = isStorefrontError(error) ? error.kind : FAILURE_KINDS.unknownOutcome;
  const isWithoutCookies = kind === FAILURE_KINDS.crumb && !areCookiesEnabled();
  const advice = isWithoutCookies
    ? CART_WORDS.enableCookies
    : (SENTENCE_OF_KIND[kind]?.() ?? CART_WORDS.tryAgain);
  return { message: `${ACCOUNT_WORDS.logOutFailed} ${advice}`, field: null };
}

function problemOfField({ fields }: StorefrontError): AccountProblem | null {
  for (const field of ['email', 'password'] as const) {
    const message = fields?.[field];
    if (message !== undefined) return { message, field };
  }
  return null;
}

function sentenceOf({ kind, serverMessage }: StorefrontError): string {
  const said = SAID_BY_STORE.includes(kind) ? serverMessage : undefined;
  return said ?? SENTENCE_OF_KIND[kind]?.() ?? FAILURE_WORDS.somethingWentWrong;
}
