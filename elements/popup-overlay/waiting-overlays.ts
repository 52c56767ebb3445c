import { shelf } from '../../core/shared/index.ts';

/**
 * Opens the channel between the overlays of a page. `free` fires when an overlay ends that was never shown; the
 * page receives no event for it.
 * Source: docs/behaviour/interface.md §3.4
 */
export function waitingOverlays(): EventTarget {
  return shelf('waiting-overlays', () => new EventTarget());
}
