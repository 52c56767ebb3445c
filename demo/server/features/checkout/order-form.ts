import { randomUUID } from 'node:crypto';

import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import { keyOf } from '../../platform/idempotency/index.ts';
import type { Refusal } from '../../platform/shared/refusal.ts';
import type { SeenCart } from '../orders/index.ts';
import type { CheckoutForm } from './checkout-data.ts';

/**
 * Creates the form of a checkout.
 * @param seen the cart that it shows
 * @param message text above it, if any
 * @param note what the visitor has noted in the cart
 */
export function newOrderForm(seen: SeenCart, message?: string, note = ''): CheckoutForm {
  return {
    email: '',
    name: '',
    isPaidLater: false,
    idempotencyKey: randomUUID(),
    seen,
    typed: { note },
    message,
    errors: {},
  };
}

/**
 * Recreates the form of a checkout with its entries. The key stays while the form shows the same cart; another cart is
 * another order.
 * @param form the posted form
 * @param refused why it is shown again; undefined for an update
 * @param seen the cart that it shows
 * @param isSameCart whether that is the one it was posted for
 */
export function sameOrderForm(
  form: FormValues,
  refused: Refusal | undefined,
  seen: SeenCart,
  isSameCart: boolean,
): CheckoutForm {
  const { notice, message, details = {} }: Partial<Refusal> = refused ?? {};
  const sentKey = isSameCart && notice !== 'otherPayload' ? keyOf(form.idempotencyKey) : undefined;
  return {
    email: fieldOf(form, 'email'),
    name: fieldOf(form, 'name'),
    isPaidLater: fieldOf(form, 'payment') === 'transfer',
    idempotencyKey: sentKey ?? randomUUID(),
    seen,
    typed: form,
    message,
    errors: details.errors ?? {},
    soldOutSku: details.sku,
  };
}
