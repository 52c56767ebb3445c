import { defineElement } from '../host/index.ts';
import { CartPillElement } from './element.ts';

defineElement('cart-pill', CartPillElement);

export { CartPillElement };
