import type { AddRequest, ObservableCart } from '../cart/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { type Report, tryAndReport } from '../shared/index.ts';
import { addToCart, hasStockForForm } from './add-to-cart.ts';
import { applyStockTo } from './apply-stock.ts';
import { type Product, type ProductModel, type Selection } from '../product/index.ts';
import { createExpressCheckout, type ExpressCheckout } from './express-checkout.ts';
import { hasForm } from './has-form.ts';
import { isSameSelection } from './is-same-selection.ts';
import { checkPurchase, type ReadyPurchase } from './purchase-check.ts';
import { PURCHASE_CONTEXT, type PurchaseOutcome } from './purchase-outcome.ts';
import type { Preparation, PurchaseParts } from './purchase-parts.ts';
import { kindOf, refusalOf } from './refusal-of.ts';

type ReportingParts = PurchaseParts & { readonly report: Report };

/** The clicks on one button. */
export interface PurchaseClicks {
  /** Settles after the answer; rejects on a bug of this code. */
  readonly submit: (selection: Selection, additionalFields?: string) => Promise<void>;
  /** Back to idle; the answer to a pending write is ignored. */
  readonly reset: () => void;
}

/**
 * Creates the handling of clicks: check, prepare, confirm, send.
 * @param parts model, cart, settings and callbacks
 * @param outcome shows the result
 * Source: docs/behaviour/adding-to-cart.md §1.1, §2.3, §3, §4.4
 */
export function createPurchaseClicks(parts: ReportingParts, outcome: PurchaseOutcome): PurchaseClicks {
  const refuse = createRefusing(parts, outcome);
  const express = createExpressCheckout(parts, outcome);
  const sending = createSending(parts, outcome, { refuse, express });
  // Counted, because an answer after a reset, or for another product, no longer matters.
  let attempt = 0;
  let preparedAttempt: number | null = null;

  function reset(): void {
    attempt += 1;
    outcome.reset();
  }

  /** Whether an attempt is still the current one. */
  function asLongAsCurrent(): () => boolean {
    const thisAttempt = attempt;
    return () => attempt === thisAttempt;
  }

  /** Null when nothing is to be sent: the visitor cancelled, changed the product, or was shown a failure. */
  async function prepare(
    check: ReadyPurchase,
    asking: Promise<string | null> | null,
  ): Promise<ReadyPurchase | null> {
    const isCurrent = asLongAsCurrent();
    preparedAttempt = attempt;
    const answer = await asking?.catch((error: unknown) => ({ error }));
    if (!isCurrent()) return null;
    preparedAttempt = null;
    if (typeof answer === 'string') return withFields(check, answer);
    if (answer) await refuse(answer.error, check.product);
    return null;
  }

  async function submit(selection: Selection, additionalFields?: string): Promise<void> {
    if (preparedAttempt === attempt) return;
    if (sending.isRepeated(selection)) return;
    reset();
    if (express.retry(selection, asLongAsCurrent())) return;
    const check = checkPurchase(selection, parts.getSettings());
    if (check.state === 'refused') {
      outcome.fail(check.refusal);
      return;
    }
    const answer = additionalFields ?? ask(check, selection, asLongAsCurrent(), parts);
    // Without a question, the request is sent in the task of the click.
    const ready = typeof answer === 'string' ? withFields(check, answer) : await prepare(check, answer);
    if (ready && isConfirmed(ready, parts)) await sending.send(ready, selection, asLongAsCurrent());
  }

  return { submit, reset };
}

type Refuse = ReturnType<typeof createRefusing>;

interface Ends {
  readonly refuse: Refuse;
  readonly express: ExpressCheckout;
}

function createSending(parts: ReportingParts, outcome: PurchaseOutcome, { refuse, express }: Ends) {
  let answered: Selection | null = null;
  return {
    async send({ product, request }: ReadyPurchase, selection: Selection, isCurrent: () => boolean) {
      answered = null;
      outcome.start();
      const bought = await (product.isSubscribable
        ? subscribe(parts, request, isCurrent)
        : addToCart(parts.cart, request));
      if (!isCurrent()) return;
      answered = selection;
      if (bought.state === 'added' && express.isDue()) {
        outcome.notify(bought.result);
        express.go({ selection, result: bought.result }, isCurrent);
      } else if (bought.state === 'added') outcome.succeed(bought.result);
      else if (bought.state === 'refused') await refuse(bought.error, product);
      else outcome.leave(bought.isLeaving);
    },
    /** Whether a click repeats the addition that is under way; until the store has answered, every click does. */
    isRepeated: (selection: Selection) =>
      outcome.$state.get().state === 'adding' && (answered === null || isSameSelection(selection, answered)),
  };
}

/** Asks the store first whether filling in the form makes sense, then the visitor, if still there. */
function ask(
  check: ReadyPurchase,
  selection: Selection,
  isCurrent: () => boolean,
  { cart, prepare }: PurchaseParts,
): ReturnType<Preparation> {
  const askVisitor = () => (prepare ? prepare(check, selection) : check.request.additionalFields);
  if (!hasForm(check.product)) return askVisitor();
  return hasStockForForm(cart, check).then((isEnough) => {
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
  | { readonly state: 'subscribed'; readonly isLeaving: boolean }
  | { readonly state: 'refused'; readonly error: unknown };

/** Starts it, and goes to its checkout unless the visitor has turned to another product meanwhile. */
async function subscribe(
  { cart, report, subscribe: start, onSubscribed }: ReportingParts,
  request: AddRequest,
  isCurrent: () => boolean,
): Promise<Subscribed> {
  try {
    await cart.settled();
    const cartToken = await start(request);
    const leave = () => isCurrent() && onSubscribed(cartToken, isCurrent);
    return { state: 'subscribed', isLeaving: await tryAndReport(report, PURCHASE_CONTEXT, leave, false) };
  } catch (error) {
    return { state: 'refused', error };
  }
}

/** A subscription is not added to the cart, so `confirmAdd` does not apply. */
function isConfirmed({ product, request }: ReadyPurchase, parts: ReportingParts): boolean {
  const confirm = () => product.isSubscribable || (parts.confirmAdd?.(request) ?? true);
  return tryAndReport(parts.report, PURCHASE_CONTEXT, confirm, true);
}

/** Reads a product's stock again, after the store had less than the page showed. Unreadable stock stays unchanged. */
async function refreshStock(cart: ObservableCart, model: ProductModel, productId: string): Promise<void> {
  try {
    const stockBySku = await cart.stockOf(productId);
    if (model.$product.get()?.id === productId) model.update((product) => applyStockTo(product, stockBySku));
  } catch {
    // The failure is shown already; the next click asks the store again.
  }
}
