import { defineElement } from '../host/index.ts';
import { StoreListElement } from './element.ts';

defineElement('store-list', StoreListElement);

export { StoreListElement };
