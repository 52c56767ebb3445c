import { defineElement } from '../host/index.ts';
import { StoreAddToCartElement } from './element.ts';

defineElement('store-add-to-cart', StoreAddToCartElement);

export { StoreAddToCartElement };
