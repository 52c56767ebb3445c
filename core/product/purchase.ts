import type { ReadableAtom } from 'nanostores';
import { FAILURE_KINDS } from '../errors/index.ts';
import { reportToConsole } from '../shared/index.ts';
import { CART_WORDS } from '../words/index.ts';
import { boughtAs } from './bought-as.ts';
import { listenToModel } from './listen-to-model.ts';
import type { ProductModel } from './product-model.ts';
import type { Refusal } from './purchase-check.ts';
import { createPurchaseOutcome, PURCHASE_CONTEXT } from './purchase-outcome.ts';
import type { PurchaseParts } from './purchase-parts.ts';
import { createPurchaseClicks } from './purchase-clicks.ts';
import type { PurchaseFailure, PurchaseState } from './purchase-state.ts';
import { type Selection, selectionOf } from './selection.ts';

/** The purchase of one product. Source: docs/behaviour/adding-to-cart.md §2.3 */
export interface Purchase {
  readonly $state: ReadableAtom<PurchaseState>;
  /** The failure shown to the visitor; stays until the next click or until the selection changes. */
  readonly $failure: ReadableAtom<PurchaseFailure | null>;
  /**
   * Handles a click on the button. Ignored until the store has answered, and then, for the same selection, until "Added!":
   * a double click is one purchase. A click during "Added!" is the next one.
   * @param selection the selection to buy; by default the model's
   * @param additionalFields known answers, as a JSON text; the visitor is not asked then
   * @returns settles after the answer; never rejects
   */
  submit(selection?: Selection, additionalFields?: string): Promise<void>;
  /** Back to idle, as after a return from the back/forward cache; the answer to a pending write is ignored. */
  reset(): void;
  /** Releases the model and all timers; the answer to a pending write is ignored. */
  dispose(): void;
}

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
