import { GALLERY_WORDS } from '../../core/words/index.ts';
import { createPart } from './caption.ts';

/** What a player of another site may do in its frame: the page and its address are out of its reach. */
const ALLOWED = [
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
] as const;

const FEATURES = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * Builds the frame with the player of another site, which begins to play.
 * @param address of the player, http or https
 * @param title names the frame; may be empty
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
  // A page of this site could take its own sandbox away.
  if (url.origin !== location.origin) frame.sandbox.add('allow-same-origin');
  frame.src = url.href;
  return frame;
}
