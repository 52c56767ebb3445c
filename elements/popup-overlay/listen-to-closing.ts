import { isComposing } from '../../core/interface/index.ts';
import { changedControls } from '../host/index.ts';
import { isCovered } from './can-open-unasked.ts';

/** What closing an overlay needs. */
export interface ClosingParts {
  readonly overlay: HTMLElement;
  /** Whether it was submitted: typed text can no longer be lost. */
  readonly isSubmitted: () => boolean;
  readonly close: () => void;
  /** Stops listening. */
  readonly signal: AbortSignal;
}

/**
 * Handles Escape anywhere and clicks outside an overlay. Layers above it take precedence; a click outside does
 * not close it while it contains typed text.
 * @param parts the overlay and callbacks
 * Source: docs/behaviour/interface.md §3.6
 */
export function listenToClosing({ overlay, isSubmitted, close, signal }: ClosingParts): void {
  const isOutside = (event: Event) => !event.composedPath().includes(overlay);
  let beganOutside = false;
  document.addEventListener(
    'pointerdown',
    (event) => {
      beganOutside = isOutside(event) && !isCovered(overlay);
    },
    { capture: true, signal },
  );
  document.addEventListener(
    'click',
    (event) => {
      const isBeside = beganOutside && isOutside(event);
      beganOutside = false;
      if (isBeside && (isSubmitted() || changedControls(overlay).length === 0)) close();
    },
    { capture: true, signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      if (!isCovered(overlay)) close();
    },
    { signal },
  );
}
