import { isComposing } from '../../core/interface/index.ts';
import { type GalleryMove, moveOf } from './keys.ts';
import type { GalleryModel } from './model.ts';
import type { RotationHold } from './rotation.ts';

/** A gallery and its parts that receive input. */
interface VisitedGallery {
  readonly host: HTMLElement;
  /** The outermost element of the shadow root. */
  readonly frame: HTMLElement;
  readonly model: GalleryModel;
  /** Whether its pictures are shown one after another. */
  readonly isMoving: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Handles keys, pointer and focus, and pauses the rotation while the page is hidden.
 * @param gallery the gallery; its signal stops listening
 * Source: docs/behaviour/galleries.md §2.1, §2.2
 */
export function watchVisitor(gallery: VisitedGallery): void {
  const { frame, model, signal } = gallery;
  watchKeys(gallery);
  watchHolds(gallery);
  watchWords(gallery);
  // Keyboard focus means reading, except on the pause button, which is clicked itself.
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible:not([part="play"])')) model.stopPlaying();
  };
  frame.addEventListener('focusin', onFocus, { signal });
}

function watchKeys({ host, frame, model, isMoving, signal }: VisitedGallery): void {
  const { previous, next, choose } = model.actions;
  const moves: Readonly<Record<GalleryMove, () => void>> = {
    previous,
    next,
    first: () => {
      choose(0);
    },
    last: () => {
      choose(-1);
    },
  };
  const onKey = (event: KeyboardEvent) => {
    const move = isMoving() ? moveOf(event, getComputedStyle(host).direction === 'rtl') : null;
    if (!move) return;
    moves[move]();
    event.preventDefault();
  };
  frame.addEventListener('keydown', onKey, { signal });
}

/** Escape dismisses captions over a picture until the visitor moves on. */
function watchWords({ host, frame, model, signal }: VisitedGallery): void {
  const dismiss = (isDismissed: boolean) => frame.toggleAttribute('data-dismissed', isDismissed);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event) && host.matches(':hover, :focus-within')) dismiss(true);
  };
  const reveal = () => {
    dismiss(false);
  };
  // A hovering visitor need not have the focus.
  document.addEventListener('keydown', onKey, { signal });
  host.addEventListener('pointerleave', reveal, { signal });
  host.addEventListener('focusin', reveal, { signal });
  let { index } = model;
  const stop = model.$content.listen(() => {
    if (model.index !== index) reveal();
    ({ index } = model);
  });
  signal.addEventListener('abort', stop, { once: true });
}

/** Pauses while the visitor hovers, the lightbox is open or the page is hidden. */
function watchHolds({ host, model, signal }: VisitedGallery): void {
  const hold = (reason: RotationHold, isHeld: boolean) => {
    if (isHeld) model.hold(reason);
    else model.release(reason);
  };
  const holdOn = (
    place: EventTarget,
    type: string,
    reason: RotationHold,
    isHeld: (event: Event) => boolean,
  ) => {
    place.addEventListener(
      type,
      (event) => {
        hold(reason, isHeld(event));
      },
      { signal },
    );
  };
  const isHidden = () => document.visibilityState === 'hidden';
  holdOn(host, 'pointerenter', 'hover', () => true);
  holdOn(host, 'pointerleave', 'hover', () => false);
  const onOpen = (event: Event) => {
    // A later listener may still prevent it.
    queueMicrotask(() => {
      if (!event.defaultPrevented && !signal.aborted) model.hold('lightbox');
    });
  };
  host.addEventListener('store-open', onOpen, { signal });
  holdOn(host, 'store-close', 'lightbox', () => false);
  // A `store-close` during a move is not received.
  signal.addEventListener('abort', () => {
    model.release('lightbox');
  });
  holdOn(document, 'visibilitychange', 'hidden', isHidden);
  hold('hidden', isHidden());
}
