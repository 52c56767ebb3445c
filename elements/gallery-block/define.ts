import { defineElement } from '../host/index.ts';
import { GalleryBlockElement } from './element.ts';
import { registerEarlyGalleries } from './pictures-first.ts';

registerEarlyGalleries('gallery-block', Object.keys(GalleryBlockElement.properties));
defineElement('gallery-block', GalleryBlockElement);

export { GalleryBlockElement };
