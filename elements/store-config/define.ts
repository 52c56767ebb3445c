import { defineElement } from '../host/index.ts';
import { StoreConfigElement } from './element.ts';

defineElement('store-config', StoreConfigElement);

export { StoreConfigElement };
