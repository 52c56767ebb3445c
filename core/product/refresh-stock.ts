import type { CartRoom } from '../cart/index.ts';
import type { ProductModel } from './product-model.ts';

/**
 * Reads a product's stock again, after the store had less than the page showed.
 * @param cart the visitor's cart
 * @param model receives the stock if it still holds the product
 * @param productId the product
 * @returns settles when done; stock that cannot be read stays as it is
 * Source: docs/behaviour/adding-to-cart.md §4.4
 */
export async function refreshStock(cart: CartRoom, model: ProductModel, productId: string): Promise<void> {
  try {
    const stockBySku = await cart.stockOf(productId);
    if (model.$product.get()?.id === productId) model.applyStock(stockBySku);
  } catch {
    // The visitor has been told already; the next press asks the store again anyway.
  }
}
