import { FAILURE_KINDS, isStorefrontError, type FailureKind, type StorefrontError } from '../errors/index.ts';
import { CART_WORDS, FAILURE_WORDS } from '../words/index.ts';

const SENTENCE_OF_KIND: Partial<Record<FailureKind, () => string>> = {
  [FAILURE_KINDS.offline]: () => FAILURE_WORDS.checkConnection,
  [FAILURE_KINDS.rateLimited]: () => CART_WORDS.tryAgainInAFewSeconds,
  [FAILURE_KINDS.soldOut]: () => CART_WORDS.notEnough,
  [FAILURE_KINDS.bought]: () => CART_WORDS.alreadyBought,
};

/**
 * Writes the visitor's sentence for a failed change of the cart.
 * @param error the caught value
 * @param areCookiesEnabled called only after a refused crumb
 * @returns the server's message if it may be shown, otherwise ours
 * Source: docs/behaviour/adding-to-cart.md §4.2
 */
export function cartFailureMessage(error: unknown, areCookiesEnabled: () => boolean): string {
  if (!isStorefrontError(error)) return CART_WORDS.tryAgain;
  if (error.kind === FAILURE_KINDS.crumb) {
    return areCookiesEnabled() ? CART_WORDS.sessionExpired : CART_WORDS.enableCookies;
  }
  return SENTENCE_OF_KIND[error.kind]?.() ?? serverSentence(error) ?? CART_WORDS.tryAgain;
}

/** The message of the first field, if the server sent messages by field only. */
function serverSentence({ serverMessage, fields = {} }: StorefrontError): string | undefined {
  return serverMessage ?? Object.values(fields)[0];
}
