const MOVES = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' } as const;
const MIRRORED = { ...MOVES, ArrowLeft: 'next', ArrowRight: 'previous' } as const;

/** What uses these keys itself. */
const OWN_KEYS = 'input, select, textarea, audio, video, iframe, [contenteditable]';

/** Where a key leads. */
export type GalleryMove = (typeof MOVES)[keyof typeof MOVES];

/**
 * Reads a key that moves a gallery.
 * @param event the key; those of the browser and of others are left to them
 * @param isRtl whether the page runs from right to left
 * @returns null for any other key
 * Source: docs/behaviour/galleries.md §2.2
 */
export function moveOf(event: KeyboardEvent, isRtl: boolean): GalleryMove | null {
  const moves: Readonly<Record<string, GalleryMove>> = isRtl ? MIRRORED : MOVES;
  return isOthers(event) || !Object.hasOwn(moves, event.key) ? null : (moves[event.key] ?? null);
}

function isOthers(event: KeyboardEvent): boolean {
  const { defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  // From outside, what is pressed in a shadow root is its host.
  const [target] = event.composedPath();
  const hasOwn = target instanceof Element && target.closest(OWN_KEYS) !== null;
  return hasOwn || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey;
}
