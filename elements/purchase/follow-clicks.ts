import type { ReadableAtom } from 'nanostores';
import { layFailures } from './failure-layer.ts';
import { followSticky } from './follow-sticky.ts';
import { keepLabelSize } from './keep-size.ts';
import type { StickyContent } from './sticky-content.ts';

/**
 * Moves nothing in the page when a tag's add button is clicked: neither by its label nor by a failure. Keeps the button
 * of a sticky tag in view.
 * @param root the tag's shadow root
 * @param model what the tag shows
 * @param signal stops it
 * Source: docs/behaviour/adding-to-cart.md §2.10, §4.3, §8
 */
export function followClicks(
  root: Node,
  { $content }: { readonly $content: ReadableAtom<StickyContent> },
  signal: AbortSignal,
): void {
  // The tag may have been removed while this was loading.
  if (signal.aborted || !(root instanceof ShadowRoot)) return;
  keepLabelSize(root, signal);
  layFailures(root, signal);
  followSticky(root, $content, signal);
}
