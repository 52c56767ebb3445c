import { definePrintedTag } from '../host/index.ts';
import { priceTagAttributes } from './attributes.ts';
import { PriceTag } from './face.tsx';
import { PriceTagModel } from './model.ts';
import { priceTagSheets } from './styles.ts';

/** How a server prints a price. */
export const printed = definePrintedTag({
  attributes: priceTagAttributes,
  styles: priceTagSheets,
  draw({ product, currency, ...look }, { storefront, productOf }) {
    const model = new PriceTagModel(storefront);
    model.use(productOf(product, currency));
    model.start(() => undefined);
    model.setLook(look);
    return PriceTag({ content: model.$content.get(), actions: null });
  },
});
