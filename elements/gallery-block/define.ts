import { defineElement } from '../host/index.ts';
import { GalleryBlockElement } from './element.ts';
import { noteEarlyGalleries } from './pictures-first.ts';

noteEarlyGalleries('gallery-block', Object.keys(GalleryBlockElement.properties));
defineElement('gallery-block', GalleryBlockElement);

export { GalleryBlockElement };
