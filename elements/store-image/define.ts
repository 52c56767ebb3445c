import { defineElement } from '../host/index.ts';
import { StoreImageElement } from './element.ts';

defineElement('store-image', StoreImageElement);

export { StoreImageElement };
