import type { AddRequest, CartCall } from '../cart/index.ts';
import { checkQuantity, refuse } from '../gateway-kit/index.ts';
import type { Catalog } from './catalog.ts';

/**
 * Creates the check of pieces that are to be added, as far as the page knows the cart. Medusa compares each line alone with
 * the stock, and refuses the order in the end: the pieces of the others count here.
 * @param catalog knows the stock
 * @returns refuses a line of too many pieces as invalid, and more than the stock as sold out
 * Source: docs/behaviour/gateways.md §3.5
 */
export function stockCheck(catalog: Catalog): (added: AddRequest, call: CartCall) => Promise<void> {
  return async ({ itemId, sku, quantity, additionalFields }, { known, signal }) => {
    const lines = (known?.entries ?? []).filter(
      (line) => line.itemId === itemId && (sku === null || line.chosenVariant?.sku === sku),
    );
    const isRaised = (line: { readonly additionalFields: string }) =>
      line.additionalFields === additionalFields;
    checkQuantity(quantity + (lines.find(isRaised)?.quantity ?? 0));
    if (quantity <= 0 || lines.every(isRaised)) return;
    await catalog.read(itemId, signal);
    const { stock } = await catalog.variant(itemId, sku, signal);
    const pieces = lines.reduce((sum, line) => sum + line.quantity, quantity);
    if (!stock.isUnlimited && pieces > (stock.quantity ?? Infinity)) refuse('sold-out');
  };
}
