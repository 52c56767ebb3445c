import { defineElement } from '../host/index.ts';
import { GalleryBlockElement } from './element.ts';

defineElement('gallery-block', GalleryBlockElement);

export { GalleryBlockElement };
