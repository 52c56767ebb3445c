import { isComposing } from '../../core/interface/index.ts';

const MOVES = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' } as const;
const MIRRORED = { ...MOVES, ArrowLeft: 'next', ArrowRight: 'previous' } as const;

/** Elements that use these keys themselves. */
const OWN_KEYS = 'input, select, textarea, audio, video, iframe, [contenteditable]';

/** The direction of a key. */
export type GalleryMove = (typeof MOVES)[keyof typeof MOVES];

/**
 * Reads a key that moves a gallery.
 * @param event the key event; shortcuts of the browser and of controls are ignored
 * @param isRtl whether the page is right-to-left
 * @returns null for any other key
 * Source: docs/behaviour/galleries.md §2.2
 */
export function moveOf(event: KeyboardEvent, isRtl: boolean): GalleryMove | null {
  const moves: Readonly<Record<string, GalleryMove>> = isRtl ? MIRRORED : MOVES;
  return isOthers(event) || !Object.hasOwn(moves, event.key) ? null : (moves[event.key] ?? null);
}

function isOthers(event: KeyboardEvent): boolean {
  const { defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  // From outside a shadow root, the event's target is the host.
  const [target] = event.composedPath();
  const hasOwn = target instanceof Element && target.closest(OWN_KEYS) !== null;
  return hasOwn || isComposing(event) || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey;
}
