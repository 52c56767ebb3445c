import { defineElement } from '../../elements/host/index.ts';
import { StoreSetupElement } from './element.ts';

defineElement('store-setup', StoreSetupElement);

export { StoreSetupElement };
