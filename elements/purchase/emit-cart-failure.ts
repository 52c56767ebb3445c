import { cartFailureMessage } from '../../core/cart-client/index.ts';
import { isStorefrontError } from '../../core/errors/index.ts';
import { areCookiesEnabled } from '../../core/session/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { cancelableEvent } from '../host/index.ts';

/** Why a change of the cart was not made: what was tried, and the reason. */
export interface CartProblem {
  readonly title: string;
  readonly message: string;
}

/** How to report a failed change of the cart. */
interface CartFailureParts {
  /** Dispatches the event; false when the page prevents our message. */
  readonly ask: (event: Event) => boolean;
  /** Receives errors other than refusals. */
  readonly report: Report;
  /** The attempted change. */
  readonly title: string;
  /** Words the failure; undefined leaves that to the usual sentences. */
  readonly describe?: ((error: unknown) => string | undefined) | undefined;
}

/**
 * Notifies the page of a failed change of the cart, which it may show itself.
 * @param error the caught error
 * @param parts how to report it, and the attempted change
 * @returns the message for the visitor; null when the page shows it
 * Source: docs/behaviour/elements.md §5.2; docs/behaviour/adding-to-cart.md §4.2
 */
export function emitCartFailure(
  error: unknown,
  { ask, report, title, describe }: CartFailureParts,
): CartProblem | null {
  const isRefusal = isStorefrontError(error);
  if (!isRefusal) report(error, 'cart-change');
  const problem = { title, message: describe?.(error) ?? cartFailureMessage(error, areCookiesEnabled) };
  const code = isRefusal ? error.kind : 'unknown';
  return ask(cancelableEvent('store-error', { code, field: null, ...problem })) ? problem : null;
}
