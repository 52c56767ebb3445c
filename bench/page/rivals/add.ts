/** As much of the cart as the rivals show. */
export interface RivalCart {
  readonly totalQuantity: number;
  readonly subtotalCents: number;
}

/** One addition to the cart. */
interface Addition {
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number;
}

/**
 * Adds a product to the cart by the store's own call.
 * @param addition what
 * @param idempotencyKey the same for a repetition
 * @throws Error when the store refuses
 */
export async function add(addition: Addition, idempotencyKey: string): Promise<RivalCart> {
  const crumb = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const response = await fetch(`/api/commerce/shopping-cart/entries?crumb=${crumb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify({ ...addition, additionalFields: '' }),
  });
  if (!response.ok) throw new Error('Sorry, we do not have enough of that item available.');
  const { shoppingCart } = (await response.json()) as { readonly shoppingCart: RivalCart };
  return shoppingCart;
}
