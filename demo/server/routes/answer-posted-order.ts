import { announceWait } from '../http/announce-wait.ts';
import type { StoreContext } from '../http/store-env.ts';
import { countRequest } from '../limits/limit-rate.ts';
import { checkCrumb, crumbFailure, isOwnSite } from '../sessions/check-crumb.ts';
import type { Refusal } from '../shared/refusal.ts';
import { toRefusal } from './answer-error.ts';
import { countRefused } from './count-refused.ts';
import { fieldOf, type FormValues, readForm } from './read-form.ts';
import type { StoreParts } from './store-parts.ts';

/** What a posted form orders. */
export interface PostedOrder {
  /** Places the order; resolves to the path that the visitor is led to. */
  place(form: FormValues): Promise<string>;
  /** Shows the form again, with everything that was typed. */
  askAgain(form: FormValues, refused: Refusal): Promise<Response>;
}

/**
 * Answers the post of a checkout.
 * @param context the request
 * @param parts what the routes are built from
 * @param order what is ordered
 * @returns a redirect, or the form once more with the reason
 * @throws Refusal of the kind `crumb` for a form that another site has sent: its values are not shown
 * Source: docs/behaviour/reference-store.md §5
 */
export async function answerPostedOrder(
  context: StoreContext,
  parts: StoreParts,
  order: PostedOrder,
): Promise<Response> {
  const form = await readForm(context);
  await countRefused(context, parts, () => {
    if (!isOwnSite(context)) throw crumbFailure();
  });
  try {
    await countRequest(context, parts.limiter, 'order');
    checkCrumb(context, parts.secret, fieldOf(form, 'crumb'));
    return context.redirect(await order.place(form), 303);
  } catch (error) {
    const refused = toRefusal(error, context, parts);
    announceWait(context, refused);
    return order.askAgain(form, refused);
  }
}
