import { GALLERY_WORDS } from '../../../core/words/index.ts';
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
  if (item.title !== '' || item.text !== '') node.append(createCaption(item));
  return {
    node,
    fetch: () => {
      if (image.src !== '') return;
      if (item.srcset !== '') Object.assign(image, { sizes: '100vw', srcset: item.srcset });
      image.src = item.url;
    },
  };
}

function createCaption({ title, text }: LightboxItem): HTMLElement {
  const caption = document.createElement('figcaption');
  if (title !== '') caption.append(Object.assign(document.createElement('strong'), { textContent: title }));
  if (text !== '') caption.append(Object.assign(document.createElement('span'), { textContent: text }));
  return caption;
}

const SVG = 'http://www.w3.org/2000/svg';

const BUTTONS = {
  previous: { path: 'M15 5l-7 7 7 7', word: 'previousPicture' },
  next: { path: 'M9 5l7 7-7 7', word: 'nextPicture' },
} as const;

/**
 * Builds a button that moves.
 * @param name where to
 * @param onPress what it does
 */
export function createButton(name: keyof typeof BUTTONS, onPress: () => void): HTMLButtonElement {
  const { path, word } = BUTTONS[name];
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  button.ariaLabel = GALLERY_WORDS[word];
  button.dataset['part'] = name;
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  icon.append(line);
  button.append(icon);
  button.addEventListener('click', onPress);
  return button;
}
