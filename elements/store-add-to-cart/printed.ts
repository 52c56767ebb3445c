import { LazyPurchase } from '../../core/product/index.ts';
import { ADDING_LABEL } from '../../core/text/index.ts';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { definePrintedTag } from '../host/index.ts';
import { addToCartAttributes } from './attributes.ts';
import { AddToCart } from './face.tsx';
import { AddToCartModel } from './model.ts';
import { addToCartSheets } from './styles.ts';

const nothing = () => undefined;

/** How a server prints add-to-cart. */
export const printed = definePrintedTag({
  attributes: addToCartAttributes,
  styles: addToCartSheets,
  // The early script has no words of its own.
  hostAttributes: (): Record<string, string> =>
    PRODUCT_WORDS.adding === ADDING_LABEL ? {} : { 'data-adding': PRODUCT_WORDS.adding },
  fields({ product, currency }, { productOf }): Record<string, string> {
    const { id } = productOf(product, currency).$product.get() ?? {};
    return id === undefined ? {} : { itemId: id };
  },
  draw({ product, currency, express, ...attributes }, { storefront, productOf }) {
    const model = new AddToCartModel({
      storefront,
      makePurchase: (model) =>
        new LazyPurchase({
          model,
          isExpress: () => express,
          load: () => Promise.reject(new Error('A server sells nothing.')),
          onFailed: () => false,
        }),
      whenProvided: nothing,
      onShow: nothing,
      onChosen: nothing,
      onTyped: nothing,
      announce: nothing,
    });
    model.start(nothing);
    model.use(productOf(product, currency));
    model.setAttributes(attributes);
    const { actions, $content } = model;
    return AddToCart({ content: $content.get(), actions });
  },
});
