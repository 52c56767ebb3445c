import { defineElement } from '../host/index.ts';
import { SiteFormElement } from './element.ts';

defineElement('site-form', SiteFormElement);

export { SiteFormElement };
