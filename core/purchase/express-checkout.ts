import { cartFailureMessage } from '../cart-client/index.ts';
import type { CartResult } from '../cart/index.ts';
import { FAILURE_KINDS } from '../errors/index.ts';
import type { Selection } from '../product/index.ts';
import { tryAndReport, type Report } from '../shared/index.ts';
import { CART_WORDS } from '../words/index.ts';
import { isSameSelection } from './is-same-selection.ts';
import { PURCHASE_CONTEXT, type PurchaseOutcome } from './purchase-outcome.ts';
import type { PurchaseParts } from './purchase-parts.ts';
import { kindOf } from './refusal-of.ts';

/** A product that is in the cart, on its way to the checkout. */
interface Bought {
  readonly selection: Selection;
  readonly result: CartResult;
}

/** The way to the checkout after an addition. */
export interface ExpressCheckout {
  /** Whether the button leads to the checkout. */
  readonly isDue: () => boolean;
  /** Goes there; the visitor sees why that fails. */
  readonly go: (bought: Bought, isCurrent: () => boolean) => void;
  /** Goes there again if the same purchase has failed only on its way to the checkout: nothing is added twice. */
  readonly retry: (selection: Selection, isCurrent: () => boolean) => boolean;
}

/**
 * Creates the way to the checkout of one button.
 * @param parts the cart, how to go there, and reporting
 * @param outcome shows the result
 * Source: docs/behaviour/adding-to-cart.md §5
 */
export function createExpressCheckout(
  parts: PurchaseParts & { readonly report: Report },
  outcome: PurchaseOutcome,
): ExpressCheckout {
  const { cart, checkOut, isExpress, report, areCookiesEnabled } = parts;
  let unfinished: Bought | null = null;

  function showFailure(error: unknown): void {
    const [title, message] = [CART_WORDS.unableToCheckOut, cartFailureMessage(error, areCookiesEnabled)];
    outcome.fail({ code: kindOf(error), title, message, field: null });
  }

  async function goNow(bought: Bought, isCurrent: () => boolean): Promise<void> {
    try {
      await checkOut?.();
      if (isCurrent()) outcome.settle(bought.result);
    } catch (error) {
      const isBought = kindOf(error) === FAILURE_KINDS.bought;
      if (isBought) void cart.refresh();
      if (!isCurrent()) return;
      unfinished = isBought ? null : bought;
      showFailure(error);
    }
  }

  function isInCart({ entry }: CartResult): boolean {
    const { entries = [] } = cart.$cart.get() ?? {};
    return entry ? entries.some(({ id }) => id === entry.id) : entries.length > 0;
  }

  const isDue = () =>
    checkOut !== undefined && tryAndReport(report, PURCHASE_CONTEXT, () => isExpress?.() ?? false, false);

  return {
    isDue,
    go: (bought, isCurrent) => void goNow(bought, isCurrent),
    retry(selection, isCurrent) {
      const bought = unfinished;
      unfinished = null;
      if (!bought || !isDue() || !isInCart(bought.result)) return false;
      if (bought.selection.product?.id !== selection.product?.id) return false;
      if (!isSameSelection(bought.selection, selection)) return false;
      outcome.start();
      void goNow(bought, isCurrent);
      return true;
    },
  };
}
