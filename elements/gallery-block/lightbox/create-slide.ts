import { GALLERY_WORDS } from '../../../core/words/index.ts';
import { buildCaption } from '../caption.ts';
import { createPicture } from './create-picture.ts';
import type { LightboxItem } from './lightbox-items.ts';
import { PictureZoom } from './picture-zoom.ts';

/** A picture over the page. */
export interface LightboxSlide {
  readonly node: HTMLElement;
  readonly zoom: PictureZoom;
  /** Fetches the picture, once. */
  readonly fetch: () => void;
}

/**
 * Builds a picture and its words; it is fetched later. Its size need not be known.
 * @param item the picture
 */
export function createSlide(item: LightboxItem): LightboxSlide {
  const node = document.createElement('figure');
  const picture = createPicture(item);
  picture.image.addEventListener('error', () => {
    const note = Object.assign(document.createElement('p'), { textContent: GALLERY_WORDS.pictureFailed });
    picture.node.replaceWith(note);
  });
  node.append(...[picture.node, buildCaption(item)].flatMap((child) => child ?? []));
  return { node, zoom: new PictureZoom({ picture, frame: node }), fetch: picture.fetch };
}
