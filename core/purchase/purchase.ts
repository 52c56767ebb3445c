import { FAILURE_KINDS } from '../errors/index.ts';
import { reportToConsole } from '../shared/index.ts';
import { CART_WORDS } from '../words/index.ts';
import { boughtAs } from './bought-as.ts';
import { listenToModel, type ProductModel, type Purchase, selectionOf } from '../product/index.ts';
import type { Refusal } from './purchase-check.ts';
import { createPurchaseOutcome, PURCHASE_CONTEXT } from './purchase-outcome.ts';
import type { PurchaseParts } from './purchase-parts.ts';
import { createPurchaseClicks } from './purchase-clicks.ts';

/**
 * Creates the purchase of a model's product: it checks on the page, adds to the cart, shows the outcome, and returns to
 * idle.
 * @param parts model, cart, settings and callbacks
 * Source: docs/behaviour/adding-to-cart.md §1, §2, §3, §4
 */
export function createPurchase(parts: PurchaseParts): Purchase {
  const { model, report = reportToConsole } = parts;
  const outcome = createPurchaseOutcome({ ...parts, report, getProduct: () => model.$product.get() });
  const { $state, $failure, clearFailure } = outcome;
  const { submit, reset } = createPurchaseClicks({ ...parts, report }, outcome);
  const stops = [listenToModel(model, { onEdit: clearFailure, onOtherProduct: reset }), followWay(model)];
  return {
    $state,
    $failure,
    submit: (selection = selectionOf(model), additionalFields?: string) =>
      submit(selection, additionalFields).catch((error: unknown) => {
        report(error, PURCHASE_CONTEXT);
        outcome.fail(unexpected());
      }),
    reset,
    dispose() {
      for (const stop of stops) stop();
      reset();
    },
  };
}

function unexpected(): Refusal {
  return { code: FAILURE_KINDS.unknownOutcome, message: CART_WORDS.tryAgain, field: null };
}

/** A product with two ways is shown and sold in the chosen one. */
function followWay(model: ProductModel): () => void {
  const { $way, $product } = model;
  const follow = () => {
    model.update((product) => boughtAs(product, $way.get()));
  };
  follow();
  const stops = [$product.listen(follow), $way.listen(follow)];
  return () => {
    for (const stop of stops) stop();
  };
}
