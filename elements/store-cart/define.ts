import { defineElement } from '../host/index.ts';
import { formTag } from '../product/index.ts';
import { StoreCartElement } from './element.ts';

formTag.load = () => import('../site-form/define.ts');
defineElement('store-cart', StoreCartElement);

export { StoreCartElement };
