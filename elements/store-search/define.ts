import { defineElement } from '../host/index.ts';
import { StoreSearchElement } from './element.ts';

defineElement('store-search', StoreSearchElement);

export { StoreSearchElement };
