import { FAILURE_KINDS, isStorefrontError, type FailureKind, type StorefrontError } from '../errors/index.ts';
import { isEmailAddress } from '../text/index.ts';
import { ACCOUNT_WORDS, CART_WORDS, FAILURE_WORDS, FORM_WORDS } from '../words/index.ts';
import type { AccountEntry } from './gateway.ts';

/** Why a login or logout failed. Source: docs/behaviour/account.md §7.2 */
export interface AccountProblem {
  readonly message: string;
  /** The field at fault; null for none. */
  readonly field: 'email' | 'password' | null;
}

/** Failures whose message is shown. With any other kind, the message may be from a proxy. */
const KINDS_WITH_MESSAGE: readonly FailureKind[] = [
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
 * Validates an entry.
 * @param entry the address is normalised
 * @returns the first problem; null for none
 * Source: docs/behaviour/account.md §7.2
 */
export function problemOfEntry({ email, password }: AccountEntry): AccountProblem | null {
  if (email === '') return { message: FORM_WORDS.emailBlank, field: 'email' };
  if (!isEmailAddress(email)) return { message: FORM_WORDS.emailWrong, field: 'email' };
  return password === '' ? { message: ACCOUNT_WORDS.passwordBlank, field: 'password' } : null;
}

/**
 * Explains a failed call.
 * @param error the caught value
 * @param areCookiesEnabled called only after a refused crumb
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
 * Explains a failed logout, so that the visitor does not take it for a success.
 * @param error the caught value
 * @param areCookiesEnabled called only after a refused crumb
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
  const said = KINDS_WITH_MESSAGE.includes(kind) ? serverMessage : undefined;
  return said ?? SENTENCE_OF_KIND[kind]?.() ?? FAILURE_WORDS.somethingWentWrong;
}
