import { PURCHASE_WAYS, type ProductModel } from '../../core/product/index.ts';
import { optionOfControl, QUANTITY_NAME, WAY_NAME } from '../ui/index.ts';

/**
 * Applies the value of a field, ours or the author's: an option, the way to buy or the quantity. Values that the
 * product does not offer and unknown names are ignored; a way to buy is kept, because a later product may offer
 * it.
 * @param product the model
 * @param name the field's name
 * @param value its value
 */
export function takeField(product: ProductModel, name: string, value: string): void {
  const option = optionOfControl(name);
  const way = PURCHASE_WAYS.find((one) => one === value);
  if (name === QUANTITY_NAME) product.setQuantityText(value);
  else if (name === WAY_NAME && way) product.$way.set(way);
  else if (option !== null) product.choose(option, value);
}
