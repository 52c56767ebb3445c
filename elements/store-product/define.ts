import { defineElement } from '../host/index.ts';
import { StoreProductElement } from './element.ts';

defineElement('store-product', StoreProductElement);

export { StoreProductElement };
