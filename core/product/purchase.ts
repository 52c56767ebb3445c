import type { ReadableAtom } from 'nanostores';
import { type AddRequest, CART_STRINGS, type CartResult, type CartRoom } from '../cart/index.ts';
import { FAILURE_KINDS } from '../errors/index.ts';
import type { Report } from '../shared/index.ts';
import { addToCart } from './add-to-cart.ts';
import { createGuard } from './guard.ts';
import { listenToModel } from './listen-to-model.ts';
import type { ProductModel } from './product-model.ts';
import { checkPurchase, type ReadyPurchase, type Refusal } from './purchase-check.ts';
import type { PurchaseFailure, PurchaseState } from './purchase-state.ts';
import { createPurchaseOutcome } from './purchase-outcome.ts';
import type { QuantitySettings } from './quantity.ts';
import { kindOf, refusalOf } from './refusal-of.ts';
import { rereadStock } from './reread-stock.ts';
import type { Schedule } from './schedule.ts';
import { isSameWish, type Wish, wishOf } from './wish.ts';

/** Buying one product, press by press. Source: docs/behaviour/adding-to-cart.md §2.3 */
export interface Purchase {
  readonly $state: ReadableAtom<PurchaseState>;
  /** What the visitor is told; stays until the next press or until choice or quantity change. */
  readonly $failure: ReadableAtom<PurchaseFailure | null>;
  /**
   * The visitor wants it. Ignored until the answer is there, and then until idle for the same choice and quantity:
   * two presses in a row are one wish. Another choice is another wish and need not wait for "Added!" to go.
   * @returns settles when the answer is there; never rejects
   */
  press(): Promise<void>;
  /** Starts anew, as after a return from the back/forward cache; a write under way ends unseen. */
  reset(): void;
  /** Lets go of the model and of all timers; a write under way ends unseen. */
  dispose(): void;
}

/** What a purchase needs. */
export interface PurchaseParts {
  readonly model: ProductModel;
  readonly cart: CartRoom;
  /** Asked when the crumb was refused. */
  readonly areCookiesEnabled: () => boolean;
  readonly getSettings: () => QuantitySettings;
  /** Runs an action later; by `setTimeout` at the latest when the tab wakes, by default. */
  readonly schedule?: Schedule;
  /** Milliseconds that only rise; `performance.now` by default. */
  readonly nowMs?: () => number;
  /** Whether the button leads straight to the checkout; false by default. */
  readonly isExpress?: () => boolean;
  /** Asked at once with what will be sent; false calls it off without a word. */
  readonly confirmAdd?: (request: AddRequest) => boolean;
  /** Called when something was added. */
  readonly onAdded?: (result: CartResult) => void;
  /** Called when a press failed; true leaves the telling to the caller. */
  readonly onFailed?: (failure: PurchaseFailure) => boolean;
  /** Hears of callbacks that throw; the browser's console by default. */
  readonly report?: Report;
}

const CONTEXT = 'product.purchase';

const toConsole: Report = (error, context) => {
  console.error(`storefront-elements: ${context}`, error);
};

/**
 * Makes the purchase of a model's product: checks on the page, adds, tells, and returns to idle by itself.
 * @param parts model, cart, settings and callbacks
 * @returns the purchase
 * Source: docs/behaviour/adding-to-cart.md §1, §2, §3, §4
 */
export function createPurchase(parts: PurchaseParts): Purchase {
  const { model, cart, report = toConsole } = parts;
  const guard = createGuard(report, CONTEXT);
  const outcome = createPurchaseOutcome({ ...parts, guard, getProduct: () => model.$product.get() });
  const { $state, $failure, clearFailure } = outcome;
  // An answer that comes after a reset, or for another product, belongs to nobody.
  let turn = 0;
  let answeredWish: Wish | null = null;

  const startAnew = () => {
    turn += 1;
    outcome.reset();
  };

  async function send({ product, request }: ReadyPurchase, wish: Wish): Promise<void> {
    const mine = turn;
    answeredWish = null;
    outcome.start();
    const added = await addToCart(cart, product, request);
    if (turn !== mine) return;
    answeredWish = wish;
    if (added.state === 'added') {
      outcome.succeed(added.result);
      return;
    }
    outcome.fail(refusalOf(added.error, product, parts));
    if (kindOf(added.error) === FAILURE_KINDS.soldOut) await rereadStock(cart, model, product.id);
  }

  async function press(): Promise<void> {
    const wish = wishOf(model);
    const isBusy = ['adding', 'added'].includes($state.get().state);
    if (isBusy && (answeredWish === null || isSameWish(wish, answeredWish))) return;
    startAnew();
    const check = checkPurchase(wish, parts.getSettings());
    if (check.state === 'refused') outcome.fail(check.refusal);
    else if (guard(() => parts.confirmAdd?.(check.request) ?? true, true)) await send(check, wish);
  }

  const stopListening = listenToModel(model, { onEdit: clearFailure, onOtherProduct: startAnew });
  return {
    $state,
    $failure,
    press: () =>
      press().catch((error: unknown) => {
        report(error, CONTEXT);
        outcome.fail(UNEXPECTED);
      }),
    reset: startAnew,
    dispose() {
      stopListening();
      startAnew();
    },
  };
}

const UNEXPECTED: Refusal = {
  code: FAILURE_KINDS.unknownOutcome,
  message: CART_STRINGS.tryAgain,
  field: null,
};
