import type { PlainFormatter } from '../../run/area.ts';
import { addToCartButton } from './add-to-cart.ts';
import { quantityInput } from './quantity-input.ts';
import { frameOf } from '../markup/markup.ts';
import { variantsSelect } from './variants-select.ts';

/** product-checkout: variants, quantity and button in a row. Source: docs/behaviour/template-markup.md §2.4 */
export const productCheckout: PlainFormatter = (args, tools) => {
  const formats = [variantsSelect, quantityInput, addToCartButton].map((formatter) => formatter(args, tools));
  return {
    scoped: (value, outer, rest) => {
      const scope = frameOf(outer, value);
      return formats
        .map((format) => (typeof format === 'function' ? format(value) : format.scoped(value, scope, rest)))
        .join('');
    },
  };
};
