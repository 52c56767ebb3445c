import { defineElement } from '../host/index.ts';
import { formTag } from '../product/index.ts';
import { CartDrawerElement } from './element.ts';

formTag.load = () => import('../site-form/define.ts');
defineElement('cart-drawer', CartDrawerElement);

export { CartDrawerElement };
