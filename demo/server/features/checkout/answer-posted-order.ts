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
import type { Refusal } from '../../platform/shared/refusal.ts';
import { type Customer, CUSTOMER } from '../orders/index.ts';

/** The order of a posted form. */
export interface PostedOrder<Seen> {
  /** The path that it is posted to. */
  readonly path: string;
  /** Finds the cart that the visitor saw: it is ordered once per key. */
  seenIn(form: FormValues): Seen;
  /** Places the order; resolves to its id. */
  place(transaction: StoreTransaction, sessionId: string, seen: Seen, customer: Customer): Promise<string>;
  /** Shows the form again with its entries. */
  askAgain(form: FormValues, refused: Refusal): Promise<Response>;
}

/**
 * Answers the post of a checkout.
 * @param context the request
 * @param parts what the routes are built from
 * @param order the order
 * @returns a redirect to the confirmation, or the form once more with the reason
 * @throws Refusal of the kind `crumb` for a form of another site, whose values are not shown
 * Source: docs/behaviour/reference-store.md §5
 */
export async function answerPostedOrder<Seen>(
  context: StoreContext,
  parts: StoreParts,
  order: PostedOrder<Seen>,
): Promise<Response> {
  const form = await readForm(context);
  await countRefused(context, parts, () => {
    checkSite(context);
  });
  try {
    await countRequest(context, parts.limiter, 'order');
    checkCrumb(context, parts.secret, fieldOf(form, 'crumb'));
    return context.redirect(await placeOnce(context, parts, order, form), 303);
  } catch (error) {
    const refused = toRefusal(error, context, parts);
    announceWait(context, refused);
    return order.askAgain(form, refused);
  }
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
  const { payment } = form;
  const typed = { email: fieldOf(form, 'email'), name: fieldOf(form, 'name') };
  const customer = check(CUSTOMER, { ...typed, ...(payment !== undefined && { payment }) });
  const scope = context.get('sessionId');
  const seen = order.seenIn(form);
  const action = { scope, key: keyOf(form.idempotencyKey), call: `POST ${order.path}`, request: seen };
  const { body } = await runOnce(db, action, async (transaction) => {
    const orderId = await order.place(transaction, scope, seen, customer);
    return { status: 303, body: confirmationOf(orderId) };
  });
  return body;
}
