import { defineElement } from '../host/index.ts';
import { formTag } from '../product/index.ts';
import { StoreAddToCartElement } from './element.ts';

formTag.load = () => import('../site-form/define.ts');
defineElement('store-add-to-cart', StoreAddToCartElement);

export { StoreAddToCartElement };
