import { defineElement } from '../host/index.ts';
import { StoreCartElement } from './element.ts';

defineElement('store-cart', StoreCartElement);

export { StoreCartElement };
