import { GALLERY_WORDS } from '../../../core/words/index.ts';
import { buildCaption } from '../caption.ts';
import { SIGNS } from '../signs.ts';
import type { LightboxItem } from './lightbox-items.ts';

/** A picture over the page. */
export interface LightboxSlide {
  readonly node: HTMLElement;
  /** Fetches the picture, once. */
  readonly fetch: () => void;
}

/**
 * Builds a picture and its words; it is fetched later. Its size need not be known.
 * @param item the picture
 */
export function createSlide(item: LightboxItem): LightboxSlide {
  const node = document.createElement('figure');
  const image = document.createElement('img');
  image.alt = item.alt;
  image.decoding = 'async';
  image.addEventListener('error', () => {
    const note = Object.assign(document.createElement('p'), { textContent: GALLERY_WORDS.pictureFailed });
    image.replaceWith(note);
  });
  node.append(image);
  node.append(...[buildCaption(item)].flatMap((caption) => caption ?? []));
  return {
    node,
    fetch: () => {
      if (image.src !== '') return;
      if (item.srcset !== '') Object.assign(image, { sizes: '100vw', srcset: item.srcset });
      image.src = item.url;
    },
  };
}

const SVG = 'http://www.w3.org/2000/svg';

const WORDS = { previous: 'previousPicture', next: 'nextPicture' } as const;

/**
 * Builds a button that moves.
 * @param name where to
 * @param onPress what it does
 */
export function createButton(name: keyof typeof WORDS, onPress: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  button.ariaLabel = GALLERY_WORDS[WORDS[name]];
  button.dataset['part'] = name;
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', SIGNS[name]);
  icon.append(line);
  button.append(icon);
  button.addEventListener('click', onPress);
  return button;
}
