import { QUANTITY_LIMITS } from '../../core/offer/index.ts';
import type { ProductModel } from '../../core/product/index.ts';

interface Given {
  readonly text: string;
  readonly productId: string | null;
}

/** The quantity that an element set: while the model still has it, the visitor has not typed. */
const given = new WeakMap<ProductModel, Given>();

/**
 * Sets a model's quantity from an attribute, unless another one was typed for this product: several elements may share
 * the model.
 * @param model the model
 * @param quantity a whole number from 1 up; null means the default
 */
export function startQuantity(model: ProductModel, quantity: number | null): void {
  const former = given.get(model);
  const productId = idOf(model);
  const isOther = productId !== null && former?.productId != null && former.productId !== productId;
  // For another product, the model itself has returned to the default.
  const untouched = former && !isOther ? former.text : String(QUANTITY_LIMITS.default);
  if (model.$quantityText.get() === untouched) giveQuantity(model, quantity);
}

/**
 * Sets a model's quantity from an attribute, replacing any value.
 * @param model the model
 * @param quantity a whole number from 1 up; null means the default
 */
export function giveQuantity(model: ProductModel, quantity: number | null): void {
  const text = String(quantity ?? QUANTITY_LIMITS.default);
  given.set(model, { text, productId: idOf(model) });
  model.setQuantityText(text);
}

function idOf(model: ProductModel): string | null {
  return model.$product.get()?.id ?? null;
}
