import { focusedNode } from '../dialogs/index.ts';

/** The focus before it entered an overlay. */
export interface FocusBefore {
  /** Restores it, if the element is still connected. */
  readonly restore: () => void;
}

/**
 * Records the previous focus whenever the focus enters an overlay.
 * @param overlay the overlay
 * @param signal stops listening
 * Source: docs/behaviour/interface.md §3.6
 */
export function recordFocusBefore(overlay: HTMLElement, signal: AbortSignal): FocusBefore {
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
