import type { StoreTransaction } from '../../platform/database/tables.ts';
import { announceWait } from '../../platform/http/announce-wait.ts';
import { fieldOf, type FormValues, readForm } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { keyOf, runOnce } from '../../platform/idempotency/index.ts';
import { countRefused } from '../../platform/limits/count-refused.ts';
import { countRequest } from '../../platform/limits/limit-rate.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb, checkSite } from '../../platform/sessions/check-crumb.ts';
import { Refusal, refusal } from '../../platform/shared/refusal.ts';
import { type Buyer, type Customer, CUSTOMER } from '../orders/index.ts';
import type { PaymentParts } from '../payments/index.ts';
import { beginPayment } from '../settlement/index.ts';
import type { CheckedDelivery } from '../shipping/index.ts';

/** The order of a posted form. */
export interface PostedOrder<Seen> {
  /** The path that it is posted to. */
  readonly path: string;
  /** Finds the cart that the visitor saw: it is ordered once per key. */
  seenIn(form: FormValues): Seen;
  /** Checks where the order goes. */
  deliveryIn(form: FormValues): Promise<CheckedDelivery>;
  /** Places the order; resolves to its id. */
  place(transaction: StoreTransaction, sessionId: string, seen: Seen, buyer: Buyer): Promise<string>;
  /**
   * Applies or removes the code that the form names, before anything is ordered; resolves to the form that is shown then,
   * undefined if it names none.
   */
  changeCode?(form: FormValues): Promise<FormValues | undefined>;
  /** Shows the form again with what it costs now. */
  update(form: FormValues): Promise<Response>;
  /** Shows the form again with its entries. */
  askAgain(form: FormValues, refused: Refusal): Promise<Response>;
}

/**
 * Answers the post of a checkout.
 * @param context the request
 * @param parts what the routes are built from
 * @param order the order
 * @returns a redirect to the confirmation or to the page of the payment provider, or the form once more with the reason
 * @throws Refusal of the kind `crumb` for a form of another site, whose values are not shown
 * Source: docs/behaviour/reference-store.md §5
 */
export async function answerPostedOrder<Seen>(
  context: StoreContext,
  parts: PaymentParts,
  order: PostedOrder<Seen>,
): Promise<Response> {
  const form = await readForm(context);
  await countRefused(context, parts, () => {
    checkSite(context);
  });
  try {
    const isUpdate = isUpdateIn(form);
    await countRequest(context, parts.limiter, isUpdate ? 'read' : 'order');
    checkCrumb(context, parts.secret, fieldOf(form, 'crumb'));
    // Also for “Place order”: nobody orders at the full price with a code in the field.
    const changed = fieldOf(form, 'step') === 'fresh' ? undefined : await order.changeCode?.(form);
    if (changed !== undefined) return await order.update(changed);
    if (isUpdate) return await order.update(form);
    const confirmation = await placeOnce(context, parts, order, form);
    const orderId = confirmation.slice(confirmationOf('').length);
    return context.redirect((await beginPayment(context, parts, orderId)) ?? confirmation, 303);
  } catch (error) {
    const refused = toRefusal(error, context, parts);
    announceWait(context, refused);
    return order.askAgain(form, refused);
  }
}

/** Values of `step` that place no order → the page that answers them. Source: docs/behaviour/reference-store.md §22.3 */
const UPDATES = { update: 'checkout', fresh: 'checkout-update' } as const;

function isUpdateIn(form: FormValues): boolean {
  return Object.hasOwn(UPDATES, fieldOf(form, 'step'));
}

/**
 * Chooses the page that shows a posted form again: the whole checkout, or the parts that its script replaces.
 * @param form the posted form
 */
export function pageToShow(form: FormValues): 'checkout' | 'checkout-update' {
  return isUpdateIn(form) ? UPDATES[fieldOf(form, 'step') as keyof typeof UPDATES] : 'checkout';
}

/**
 * Returns the path of an order's confirmation.
 * @param orderId which order
 */
export function confirmationOf(orderId: string): string {
  return PAGE_URLS.confirmed.replace(':orderId', orderId);
}

/**
 * The key identifies an order of the seen cart. A visitor who corrects the email after a lost answer is redirected to that
 * order instead of placing another.
 */
async function placeOnce<Seen>(
  context: StoreContext,
  { db }: StoreParts,
  order: PostedOrder<Seen>,
  form: FormValues,
): Promise<string> {
  const { delivery, errors } = await order.deliveryIn(form);
  const customer = customerIn(form, errors);
  const scope = context.get('sessionId');
  const seen = order.seenIn(form);
  const action = { scope, key: keyOf(form.idempotencyKey), call: `POST ${order.path}`, request: seen };
  const { body } = await runOnce(db, action, async (transaction) => {
    const orderId = await order.place(transaction, scope, seen, { customer, delivery });
    return { status: 303, body: confirmationOf(orderId) };
  });
  return body;
}

/**
 * All errors are shown at once.
 * @throws Refusal 400 with those of the delivery, too
 */
function customerIn(form: FormValues, otherErrors: Readonly<Record<string, string>>): Customer {
  const { payment } = form;
  const typed = { email: fieldOf(form, 'email'), name: fieldOf(form, 'name') };
  try {
    const customer = check(CUSTOMER, { ...typed, ...(payment !== undefined && { payment }) });
    if (Object.keys(otherErrors).length > 0) throw refusal(400, 'invalid');
    return customer;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, notice, message, details } = error;
    throw new Refusal(status, notice, message, {
      ...details,
      errors: { ...otherErrors, ...details.errors },
    });
  }
}
