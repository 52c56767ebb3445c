import { QUANTITY_LIMITS } from '../../../../core/offer/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { startSubscription, SUBSCRIPTION } from '../subscriptions/index.ts';

/**
 * Checks whether the form of a product subscribes to it.
 * @param form the posted form, or the query
 * Source: docs/behaviour/reference-store.md §5.8
 */
export function isSubscription(form: FormValues): boolean {
  return fieldOf(form, 'way') === 'subscribe';
}

/**
 * Prepares a subscription, which has its own checkout instead of the cart.
 * @param itemId the product
 * @param sku the variant, or null for a product's only one
 * @param additionalFields the answers to the product's form, as a JSON text; '' for none
 * @returns a function that starts it and resolves to the path of that checkout
 * @throws Refusal 400 for answers that are too long
 * Source: docs/behaviour/reference-store.md §5.7, §5.8
 */
export function subscribeTo(
  itemId: string,
  sku: string | null,
  additionalFields: string,
): (transaction: StoreTransaction, sessionId: string) => Promise<string> {
  const request = check(SUBSCRIPTION, { itemId, sku, qty: QUANTITY_LIMITS.default, additionalFields });
  return async (transaction, sessionId) => {
    const { cartToken } = await startSubscription(transaction, sessionId, request);
    return `${PAGE_URLS.checkout}?${new URLSearchParams({ cartToken })}`;
  };
}
