import { defineElement } from '../../elements/host/index.ts';
import { RestockManagerElement } from './element.ts';

defineElement('restock-manager', RestockManagerElement);

export { RestockManagerElement };
