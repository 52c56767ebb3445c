import { layFailures } from './failure-layer.ts';
import { keepHeight } from './keep-size.ts';

/**
 * Moves nothing in the page when a tag's add button is clicked: neither by its label nor by a failure.
 * @param root the tag's shadow root
 * @param signal stops it
 * Source: docs/behaviour/adding-to-cart.md §2.10, §4.3
 */
export function followClicks(root: Node, signal: AbortSignal): void {
  // The tag may have been removed while this was loading.
  if (signal.aborted || !(root instanceof ShadowRoot)) return;
  keepHeight(root, signal);
  layFailures(root, signal);
}
