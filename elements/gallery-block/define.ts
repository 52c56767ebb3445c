import { defineElement } from '../host/index.ts';
import { GalleryBlockElement } from './element.ts';
import { registerEarlyGalleries } from './pictures-first.ts';
import { noteScrolledSlides } from './scrolled-slides.ts';

registerEarlyGalleries('gallery-block', Object.keys(GalleryBlockElement.properties));
noteScrolledSlides('gallery-block');
defineElement('gallery-block', GalleryBlockElement);

export { GalleryBlockElement };
