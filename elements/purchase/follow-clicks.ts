import type { ReadableAtom } from 'nanostores';
import type { Listen } from '../host/index.ts';
import { layFailures } from './failure-layer.ts';
import { createStickyOpener } from './follow-sticky.ts';
import { createSizeKeeper } from './keep-size.ts';
import type { StickyContent } from './sticky-content.ts';

/** What a tag shows, and its last failure. */
interface ClickedModel {
  readonly $content: ReadableAtom<StickyContent & { readonly failure?: object | null }>;
}

/** Shadow root → called on each click of its button. */
const clicks = new WeakMap<EventTarget, () => void>();

/**
 * Moves nothing in the page when a tag's add button is clicked: neither by its label nor by a failure. Keeps the button
 * of a sticky tag in view.
 * @param root the tag's shadow root
 * @param model what the tag shows
 * @param signal stops it
 * @param listen listens while the tag is in the page
 * Source: docs/behaviour/adding-to-cart.md §2.10, §4.3, §8
 */
export function followClicks(
  root: Node,
  { $content }: ClickedModel,
  signal: AbortSignal,
  listen: Listen,
): void {
  // The tag may have been removed while this was loading.
  if (signal.aborted || !(root instanceof ShadowRoot)) return;
  const start = () => {
    layFailures(root, signal);
    return createSizeKeeper(root, signal);
  };
  let keepSize: (() => void) | undefined;
  // Most tags of a page are never clicked.
  const begin = () => (keepSize ??= start());
  const openBar = createStickyOpener(root, $content, signal);
  const follow = () => {
    openBar();
    if ($content.get().failure) begin();
  };
  clicks.set(root, () => {
    if (!signal.aborted) begin()();
  });
  // Before the view, which changes the label.
  root.addEventListener('submit', onSubmit, true);
  listen($content, follow);
  follow();
}

function onSubmit({ currentTarget }: Event): void {
  if (currentTarget) clicks.get(currentTarget)?.();
}
