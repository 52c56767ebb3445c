import type { ProductModel } from '../../core/product/index.ts';
import type { Control } from '../host/index.ts';
import { optionOfControl, QUANTITY_NAME } from '../parts/control-names.ts';

/**
 * Reads the author's fields into a product model: options and quantity.
 * @param controls the fields
 * @param product the model
 */
export function readControls(controls: readonly Control[], product: ProductModel): void {
  for (const control of controls) {
    const option = optionOfControl(control.name);
    if (control.name === QUANTITY_NAME) product.setQuantityText(control.value);
    else if (option !== null && !isUncheckedRadio(control)) product.choose(option, control.value);
  }
}

function isUncheckedRadio(control: Control): boolean {
  return control instanceof HTMLInputElement && control.type === 'radio' && !control.checked;
}
