import { GALLERY_WORDS } from '../../core/words/index.ts';
import { createPart } from './caption.ts';

/** What an embedded player may do in its frame: it has no access to the page and its URL. */
const ALLOWED = [
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
] as const;

const FEATURES = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * Builds the frame of an embedded player, which starts playing.
 * @param address URL of the player, http or https
 * @param title name of the frame; may be empty
 * Source: docs/behaviour/galleries.md §3.2
 */
export function createEmbed(address: string, title: string): HTMLIFrameElement {
  const frame = createPart('iframe', 'player');
  Object.assign(frame, {
    ...{ title: title || GALLERY_WORDS.video, allow: FEATURES },
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  const url = new URL(address, document.baseURI);
  url.searchParams.set('autoplay', '1');
  frame.sandbox.add(...ALLOWED);
  // A page of this site could remove its own sandbox.
  if (url.origin !== location.origin) frame.sandbox.add('allow-same-origin');
  frame.src = url.href;
  return frame;
}

/**
 * Moves the focus into an embedded player that was just placed.
 * @param frame the player, in the page
 * Source: docs/behaviour/galleries.md §3.2
 */
export function focusEmbed(frame: HTMLIFrameElement): void {
  const focus = () => {
    frame.focus({ preventScroll: true });
  };
  focus();
  // Firefox refuses a frame whose process starts, and the focus falls back to the body.
  const life = new AbortController();
  const again = () => {
    life.abort();
    if (document.activeElement instanceof HTMLBodyElement) focus();
  };
  const { signal } = life;
  frame.addEventListener('load', again, { signal });
  // The visitor is elsewhere by now.
  const leave = () => {
    life.abort();
  };
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, leave, { capture: true, passive: true, signal });
}
