import { changedControls } from '../host/index.ts';
import { isSomethingOver } from './disturbs-nobody.ts';

/** What an overlay asks of the page while it is open. */
export interface ClosingParts {
  readonly overlay: HTMLElement;
  /** Whether it was submitted: nothing that is typed in it can be lost any more. */
  readonly isSubmitted: () => boolean;
  readonly close: () => void;
  /** Until when. */
  readonly signal: AbortSignal;
}

/**
 * Hears Escape, wherever the focus is, and presses beside an overlay. What stands over it comes first; and a press beside it
 * takes nothing from a visitor that they have typed.
 * @param parts the overlay, and what to do
 * Source: docs/behaviour/interface.md §3.6
 */
export function listenToClosing({ overlay, isSubmitted, close, signal }: ClosingParts): void {
  const isOutside = (event: Event) => !event.composedPath().includes(overlay);
  let beganOutside = false;
  document.addEventListener(
    'pointerdown',
    (event) => {
      beganOutside = isOutside(event) && !isSomethingOver(overlay);
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
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (!isSomethingOver(overlay)) close();
    },
    { signal },
  );
}
