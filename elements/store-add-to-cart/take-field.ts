import type { ProductModel } from '../../core/product/index.ts';
import { optionOfControl, QUANTITY_NAME } from '../parts/control-names.ts';

/**
 * Takes over what stands in a field of the author's: an option or the quantity, whatever else it is.
 * @param product the model
 * @param name the field's name
 * @param value its value
 */
export function takeField(product: ProductModel, name: string, value: string): void {
  const option = optionOfControl(name);
  if (name === QUANTITY_NAME) product.setQuantityText(value);
  else if (option !== null) product.choose(option, value);
}
