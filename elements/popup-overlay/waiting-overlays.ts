import { shelf } from '../../core/shared/index.ts';

/**
 * Opens what the overlays of a page tell each other: `free`, once one has gone that nobody has seen, of which the page hears nothing.
 * Source: docs/behaviour/interface.md §3.4
 */
export function waitingOverlays(): EventTarget {
  return shelf('waiting-overlays', () => new EventTarget());
}
