import type { ProductModel, PurchaseWay } from '../../core/product/index.ts';
import { optionOfControl, QUANTITY_NAME, WAY_NAME } from '../parts/control-names.ts';

/**
 * Takes over what stands in a field, ours or the author's: an option, the way to buy or the quantity, whatever else it is.
 * @param product the model
 * @param name the field's name
 * @param value its value
 */
export function takeField(product: ProductModel, name: string, value: string): void {
  const option = optionOfControl(name);
  if (name === QUANTITY_NAME) product.setQuantityText(value);
  else if (name === WAY_NAME) product.$way.set(value as PurchaseWay);
  else if (option !== null) product.choose(option, value);
}
