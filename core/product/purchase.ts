import type { ReadableAtom } from 'nanostores';
import { type AddRequest, type CartResult, type CartRoom } from '../cart/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { type Report, reportToConsole, tryAndReport } from '../shared/index.ts';
import { CART_WORDS } from '../words/index.ts';
import { addToCart, hasStockForForm } from './add-to-cart.ts';
import { applyStockTo } from './apply-stock.ts';
import { boughtAs } from './bought-as.ts';
import { isSameChoice } from './choice.ts';
import { hasForm } from './has-form.ts';
import { listenToModel } from './listen-to-model.ts';
import type { Product } from './product.ts';
import type { ProductModel } from './product-model.ts';
import { checkPurchase, type ReadyPurchase, type Refusal } from './purchase-check.ts';
import { createPurchaseOutcome, PURCHASE_CONTEXT, type PurchaseOutcome } from './purchase-outcome.ts';
import type { PurchaseFailure, PurchaseState } from './purchase-state.ts';
import type { QuantitySettings } from './quantity.ts';
import { kindOf, refusalOf } from './refusal-of.ts';
import type { Schedule } from './schedule.ts';
import { type Selection, selectionOf } from './selection.ts';

/** Buying one product, press by press. Source: docs/behaviour/adding-to-cart.md §2.3 */
export interface Purchase {
  readonly $state: ReadableAtom<PurchaseState>;
  /** What the visitor is told; stays until the next press or until the selection changes. */
  readonly $failure: ReadableAtom<PurchaseFailure | null>;
  /**
   * Handles a press of the button. Ignored until the answer has come, and then, for the same selection, until "Added!":
   * two presses in a row mean one purchase. A press during "Added!" is the next one.
   * @param selection what is bought; by default what the model holds
   * @param additionalFields the answers, as a JSON text, where they have been given already: nothing is asked
   * @returns settles when the answer has come; never rejects
   */
  press(selection?: Selection, additionalFields?: string): Promise<void>;
  /** Back to idle, as after a return from the back/forward cache; the answer to a pending write is ignored. */
  reset(): void;
  /** Releases the model and all timers; the answer to a pending write is ignored. */
  dispose(): void;
}

/**
 * Asks what must be answered before an addition is sent. Answers the additional fields as a JSON text, or null, which
 * cancels silently; a rejection is shown like a failure of the store. Further presses are ignored in the meantime.
 * Source: docs/behaviour/adding-to-cart.md §3.3
 */
export type Preparation = (
  check: ReadyPurchase,
  selection: Selection,
) => Promise<string | null> | string | null;

/** What a purchase needs. */
export interface PurchaseParts {
  readonly model: ProductModel;
  readonly cart: CartRoom;
  /** Called when the crumb was refused. */
  readonly areCookiesEnabled: () => boolean;
  readonly getSettings: () => QuantitySettings;
  /** Runs an action later; the default catches up as soon as a sleeping tab wakes. */
  readonly schedule?: Schedule;
  /** Monotonic time in milliseconds; `performance.now` by default. */
  readonly nowMs?: () => number;
  /** Whether the button leads straight to the checkout; false by default. */
  readonly isExpress?: () => boolean;
  /** Asks what the visitor must answer before the addition is sent; nothing by default. */
  readonly prepare?: Preparation;
  /** Starts a subscription, which has a cart of its own; resolves to that cart's token, and rejects with a StorefrontError. */
  readonly subscribe: (request: AddRequest) => Promise<string>;
  /** Called with the token of a subscription, to go to its checkout; false when the page prevents that. */
  readonly onSubscribed: (cartToken: string) => boolean;
  /** Called right before something is put into the cart; false cancels silently. */
  readonly confirmAdd?: (request: AddRequest) => boolean;
  /** Called after an addition. */
  readonly onAdded?: (result: CartResult) => void;
  /** Called when a press failed; true means that the caller shows the failure. */
  readonly onFailed?: (failure: PurchaseFailure) => boolean;
  /** Receives what callbacks throw; logs to the console by default. */
  readonly report?: Report;
}

/**
 * Creates the purchase of a model's product: it checks on the page, adds to the cart, tells the visitor, and returns to
 * idle by itself.
 * @param parts model, cart, settings and callbacks
 * Source: docs/behaviour/adding-to-cart.md §1, §2, §3, §4
 */
export function createPurchase(parts: PurchaseParts): Purchase {
  const { model, report = reportToConsole } = parts;
  const outcome = createPurchaseOutcome({ ...parts, report, getProduct: () => model.$product.get() });
  const { $state, $failure, clearFailure } = outcome;
  const { press, reset } = createPresses({ ...parts, report }, outcome);
  const onOtherProduct = () => {
    model.$way.set('once');
    reset();
  };
  const stops = [
    listenToModel(model, { onEdit: clearFailure, onOtherProduct }),
    followWay(model, clearFailure),
  ];
  return {
    $state,
    $failure,
    press: (selection = selectionOf(model), additionalFields?: string) =>
      press(inItsWay(selection, model), additionalFields).catch((error: unknown) => {
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

/** What becomes of each press: checked, prepared, confirmed, sent. */
function createPresses(parts: PurchaseParts & { readonly report: Report }, outcome: PurchaseOutcome) {
  const { cart, report } = parts;
  const refuse = createRefusing(parts, outcome);
  // Counted, because an answer after a reset, or for another product, no longer matters.
  let attempt = 0;
  const getAttempt = () => attempt;
  let preparedAttempt: number | null = null;
  let answeredSelection: Selection | null = null;

  function reset(): void {
    attempt += 1;
    outcome.reset();
  }

  async function send({ product, request }: ReadyPurchase, selection: Selection): Promise<void> {
    const isCurrent = asLongAs(getAttempt);
    answeredSelection = null;
    outcome.start();
    const bought = await (product.isSubscribable ? subscribe(parts, request) : addToCart(cart, request));
    if (!isCurrent()) return;
    answeredSelection = selection;
    if (bought.state === 'added') outcome.succeed(bought.result);
    else if (bought.state === 'refused') await refuse(bought.error, product);
    else outcome.leave(isLeaving(bought.cartToken, report, parts));
  }

  /** Null when nothing is to be sent: the visitor called it off, has left the product, or has read why. */
  async function prepare(
    check: ReadyPurchase,
    asking: Promise<string | null> | null,
  ): Promise<ReadyPurchase | null> {
    const thisAttempt = attempt;
    preparedAttempt = thisAttempt;
    const answer = await asking?.catch((error: unknown) => ({ error }));
    if (attempt !== thisAttempt) return null;
    preparedAttempt = null;
    if (typeof answer === 'string') return withFields(check, answer);
    if (answer) await refuse(answer.error, check.product);
    return null;
  }

  async function press(selection: Selection, additionalFields?: string): Promise<void> {
    if (preparedAttempt === attempt) return;
    if (outcome.$state.get().state === 'adding' && isRepeated(selection, answeredSelection)) return;
    reset();
    const check = checkPurchase(selection, parts.getSettings());
    if (check.state === 'refused') {
      outcome.fail(check.refusal);
      return;
    }
    const answer = additionalFields ?? ask(check, selection, asLongAs(getAttempt), parts);
    // What needs no answer is sent in the task of the press.
    const ready = typeof answer === 'string' ? withFields(check, answer) : await prepare(check, answer);
    if (ready && isConfirmed(ready, report, parts)) await send(ready, selection);
  }

  return { press, reset };
}

/** Whether a value is still what it is now. */
function asLongAs(read: () => unknown): () => boolean {
  const first = read();
  return () => read() === first;
}

/** Asked in this order: the store, whether filling in the form makes sense, then the visitor, if still there. */
function ask(
  check: ReadyPurchase,
  selection: Selection,
  isCurrent: () => boolean,
  { cart, prepare }: PurchaseParts,
): ReturnType<Preparation> {
  const askVisitor = () => (prepare ? prepare(check, selection) : check.request.additionalFields);
  if (!hasForm(check.product)) return askVisitor();
  return hasStockForForm(cart, check.request).then((isEnough) => {
    if (!isEnough) throw new StorefrontError(FAILURE_KINDS.soldOut);
    return isCurrent() ? askVisitor() : null;
  });
}

function createRefusing(parts: PurchaseParts, outcome: PurchaseOutcome) {
  const { cart, model } = parts;
  return async (error: unknown, product: Product): Promise<void> => {
    outcome.fail(refusalOf(error, product, parts));
    if (kindOf(error) === FAILURE_KINDS.soldOut) await refreshStock(cart, model, product.id);
  };
}

function withFields(check: ReadyPurchase, additionalFields: string): ReadyPurchase {
  return { ...check, request: { ...check.request, additionalFields } };
}

/** How a subscription ended. */
type Subscribed =
  | { readonly state: 'subscribed'; readonly cartToken: string }
  | { readonly state: 'refused'; readonly error: unknown };

async function subscribe(parts: PurchaseParts, request: AddRequest): Promise<Subscribed> {
  try {
    await parts.cart.settled();
    return { state: 'subscribed', cartToken: await parts.subscribe(request) };
  } catch (error) {
    return { state: 'refused', error };
  }
}

function isLeaving(cartToken: string, report: Report, { onSubscribed }: PurchaseParts): boolean {
  return tryAndReport(report, PURCHASE_CONTEXT, () => onSubscribed(cartToken), false);
}

/** A subscription goes into no cart that a page could want to keep it out of. */
function isConfirmed({ product, request }: ReadyPurchase, report: Report, parts: PurchaseParts): boolean {
  const confirm = () => product.isSubscribable || (parts.confirmAdd?.(request) ?? true);
  return tryAndReport(report, PURCHASE_CONTEXT, confirm, true);
}

function unexpected(): Refusal {
  return { code: FAILURE_KINDS.unknownOutcome, message: CART_WORDS.tryAgain, field: null };
}

/**
 * Reads a product's stock again, after the store had less than the page showed.
 * @param cart the visitor's cart
 * @param model receives the stock if it still holds the product
 * @param productId the product
 * @returns settles when done; stock that cannot be read stays as it is
 * Source: docs/behaviour/adding-to-cart.md §4.4
 */
async function refreshStock(cart: CartRoom, model: ProductModel, productId: string): Promise<void> {
  try {
    const stockBySku = await cart.stockOf(productId);
    if (model.$product.get()?.id === productId) model.update((product) => applyStockTo(product, stockBySku));
  } catch {
    // The visitor has been told already; the next press asks the store again anyway.
  }
}

/** Whether a press while an addition is under way is that addition once more; any is until the store has answered. */
function isRepeated(selection: Selection, answered: Selection | null): boolean {
  if (answered === null) return true;
  return (
    selection.quantityText === answered.quantityText &&
    selection.product?.isSubscribable === answered.product?.isSubscribable &&
    isSameChoice(selection.choice, answered.choice)
  );
}

/** What is shown and sold of a product with two ways is the product in the chosen one. */
function followWay(model: ProductModel, onChange: () => void): () => void {
  const { $way, $product } = model;
  const follow = () => {
    model.update((product) => boughtAs(product, $way.get()));
  };
  follow();
  const stops = [$product.listen(follow), $way.listen(follow), $way.listen(onChange)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A selection that was kept until this code had come is of the product as it was then. */
function inItsWay(selection: Selection, { $way }: ProductModel): Selection {
  const { product } = selection;
  return product ? { ...selection, product: boughtAs(product, $way.get()) } : selection;
}
