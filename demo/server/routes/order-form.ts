import { randomUUID } from 'node:crypto';

import { keyOf } from '../domains/idempotency/index.ts';
import type { SeenCart } from '../domains/orders/index.ts';
import type { CheckoutForm } from '../rendering/checkout-data.ts';
import type { Refusal } from '../shared/refusal.ts';
import { fieldOf, type FormValues } from './read-form.ts';

/**
 * Begins the form of a checkout.
 * @param seen the cart that it shows
 * @param message what is said above it, if anything
 */
export function newOrderForm(seen: SeenCart, message?: string): CheckoutForm {
  return { email: '', name: '', isPaidLater: false, idempotencyKey: randomUUID(), seen, message, errors: {} };
}

/**
 * Shows the form of a checkout again with everything that was typed. The key stays as long as the form shows the same
 * cart; another cart is another order.
 * @param form what was posted
 * @param refused why it is shown again
 * @param seen the cart that it shows now
 * @param isSameCart whether that is the one it was posted for
 */
export function sameOrderForm(
  form: FormValues,
  { notice, message, details }: Refusal,
  seen: SeenCart,
  isSameCart: boolean,
): CheckoutForm {
  const sentKey = isSameCart && notice !== 'otherPayload' ? keyOf(form.idempotencyKey) : undefined;
  return {
    email: fieldOf(form, 'email'),
    name: fieldOf(form, 'name'),
    isPaidLater: fieldOf(form, 'payment') === 'transfer',
    idempotencyKey: sentKey ?? randomUUID(),
    seen,
    message,
    errors: details.errors ?? {},
  };
}
