import { type GalleryMove, moveOf } from './keys.ts';
import type { GalleryModel } from './model.ts';
import { followStrip } from './strip.ts';

/** A gallery that somebody visits. */
interface VisitedGallery {
  readonly host: HTMLElement;
  /** The element around everything, in the shadow root. */
  readonly frame: HTMLElement;
  readonly model: GalleryModel;
  /** Whether its pictures come one after another. */
  readonly isMoving: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Hears keys, the pointer and the focus, and who looks away.
 * @param gallery the gallery, and until when
 * Source: docs/behaviour/galleries.md §2.1, §2.2
 */
export function watchVisitor({ host, frame, model, isMoving, signal }: VisitedGallery): void {
  const moves: Readonly<Record<GalleryMove, () => void>> = {
    previous: model.actions.previous,
    next: model.actions.next,
    first: () => {
      model.actions.choose(0);
    },
    last: () => {
      model.actions.choose(-1);
    },
  };
  const onKey = (event: KeyboardEvent) => {
    const move = isMoving() ? moveOf(event, getComputedStyle(host).direction === 'rtl') : null;
    if (!move) return;
    moves[move]();
    event.preventDefault();
  };
  // Who has come in with the keyboard reads; the button that stops the slides is pressed by itself.
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible:not([part="play"])')) model.stopPlaying();
  };
  const holdWhile = (reason: 'hover' | 'hidden' | 'lightbox', isHeld: boolean) => {
    if (isHeld) model.hold(reason);
    else model.release(reason);
  };
  const onVisibility = () => {
    holdWhile('hidden', document.visibilityState === 'hidden');
  };
  const options = { signal };
  frame.addEventListener('keydown', onKey, options);
  frame.addEventListener('focusin', onFocus, options);
  host.addEventListener(
    'pointerenter',
    () => {
      holdWhile('hover', true);
    },
    options,
  );
  host.addEventListener(
    'pointerleave',
    () => {
      holdWhile('hover', false);
    },
    options,
  );
  host.addEventListener(
    'store-open',
    ({ defaultPrevented }) => {
      holdWhile('lightbox', !defaultPrevented);
    },
    options,
  );
  host.addEventListener(
    'store-close',
    () => {
      holdWhile('lightbox', false);
    },
    options,
  );
  document.addEventListener('visibilitychange', onVisibility, options);
  onVisibility();
  followStrip(frame, model, signal);
}
