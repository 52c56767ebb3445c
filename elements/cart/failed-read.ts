import { cartFailureMessage } from '../../core/cart-client/index.ts';
import type { StorefrontError } from '../../core/errors/index.ts';
import { CART_WORDS, FAILURE_WORDS } from '../../core/words/index.ts';
import type { CartProblem } from '../purchase/index.ts';

/** Failure → the cart page that was the first to show it. */
const shownBy = new WeakMap<StorefrontError, object>();

/**
 * Describes a failed read of the cart, once per page: the other tags of the page only offer to try again.
 * @param error the failure
 * @param asker the cart page that asks
 * @param areCookiesEnabled called only when the crumb was refused
 * @returns title and reason; null where another cart page shows this failure
 * Source: docs/behaviour/cart-page.md §1.3
 */
export function explainFailedRead(
  error: StorefrontError,
  asker: object,
  areCookiesEnabled: () => boolean,
): CartProblem | null {
  if (!shownBy.has(error)) shownBy.set(error, asker);
  if (shownBy.get(error) !== asker) return null;
  const reason = cartFailureMessage(error, areCookiesEnabled);
  return {
    title: FAILURE_WORDS.somethingWentWrong,
    // The button says "Try again" as well: three times would be twice too often.
    message: reason === CART_WORDS.tryAgain ? FAILURE_WORDS.unableToLoad : reason,
  };
}
