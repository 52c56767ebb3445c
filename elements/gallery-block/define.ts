import { defineElement } from '../host/index.ts';
import { GalleryBlockElement } from './element.ts';
import { noteStanding } from './pictures-first.ts';

noteStanding('gallery-block', Object.keys(GalleryBlockElement.properties));
defineElement('gallery-block', GalleryBlockElement);

export { GalleryBlockElement };
