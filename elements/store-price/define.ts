import { defineElement } from '../host/index.ts';
import { StorePriceElement } from './element.ts';

defineElement('store-price', StorePriceElement);

export { StorePriceElement };
