import { defineElement } from '../host/index.ts';
import { PopupOverlayElement } from './element.ts';

defineElement('popup-overlay', PopupOverlayElement);

export { PopupOverlayElement };
