import { focusedNode } from '../parts/dialog/tab-stops.ts';

/** Where the focus was before it came to an overlay. */
export interface FocusBefore {
  /** Gives it back, if it is still there. */
  readonly restore: () => void;
}

/**
 * Notes where the focus comes from whenever it comes to an overlay.
 * @param overlay the overlay
 * @param signal until when
 * Source: docs/behaviour/interface.md §3.6
 */
export function noteFocusBefore(overlay: HTMLElement, signal: AbortSignal): FocusBefore {
  let before: HTMLElement | null = null;
  overlay.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !overlay.contains(relatedTarget)) before = relatedTarget;
    },
    { signal },
  );
  return {
    restore() {
      const focused = focusedNode();
      const isInside = overlay.contains(focused) || overlay.shadowRoot?.contains(focused);
      if (isInside && before?.isConnected) before.focus({ preventScroll: true });
    },
  };
}
