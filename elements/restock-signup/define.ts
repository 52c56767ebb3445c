import { defineElement } from '../host/index.ts';
import { RestockSignupElement } from './element.ts';

defineElement('restock-signup', RestockSignupElement);

export { RestockSignupElement };
