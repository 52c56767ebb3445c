import { QUANTITY_LIMITS, type ProductModel } from '../../core/product/index.ts';

interface Given {
  readonly text: string;
  readonly productId: string | null;
}

/** What an element put into a model: as long as that stands, nobody has typed. */
const given = new WeakMap<ProductModel, Given>();

/**
 * Puts the quantity of an attribute into a model, unless somebody has typed another one for this product: several
 * elements may share the model.
 * @param model the model
 * @param quantity a whole number from 1 on; null stands for the default
 */
export function startQuantity(model: ProductModel, quantity: number | null): void {
  const former = given.get(model);
  const productId = idOf(model);
  const isOther = productId !== null && former?.productId != null && former.productId !== productId;
  // With another product the model itself has gone back to the default.
  const untouched = former && !isOther ? former.text : String(QUANTITY_LIMITS.default);
  if (model.$quantityText.get() === untouched) giveQuantity(model, quantity);
}

/**
 * Puts the quantity of an attribute into a model, whatever stands there.
 * @param model the model
 * @param quantity a whole number from 1 on; null stands for the default
 */
export function giveQuantity(model: ProductModel, quantity: number | null): void {
  const text = String(quantity ?? QUANTITY_LIMITS.default);
  given.set(model, { text, productId: idOf(model) });
  model.setQuantityText(text);
}

function idOf(model: ProductModel): string | null {
  return model.$product.get()?.id ?? null;
}
