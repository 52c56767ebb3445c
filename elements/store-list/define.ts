import { defineElement } from '../host/index.ts';
// The tags of its cards.
import '../store-product/define.ts';
import '../store-price/define.ts';
import '../store-add-to-cart/define.ts';
import { StoreListElement } from './element.ts';

defineElement('store-list', StoreListElement);

export { StoreListElement };
