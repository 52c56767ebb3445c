import { defineElement } from '../host/index.ts';
import { AfterpayPillElement } from './element.ts';

defineElement('afterpay-pill', AfterpayPillElement);

export { AfterpayPillElement };
