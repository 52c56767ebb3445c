import type { ReadableAtom } from 'nanostores';
import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import type { StickyContent } from './sticky-content.ts';

const stickyBars = retryable(() => import('../sticky-bar/open-sticky-bar.ts'));

/**
 * Gives a tag its bar when it is sticky; the bar's code loads only then, and again after a failure.
 * @param root the tag's shadow root
 * @param $content what the tag shows
 * @param signal ends it
 * @returns checks the tag; call it whenever its content or its attributes change
 * Source: docs/behaviour/adding-to-cart.md §8.1
 */
export function createStickyOpener(
  root: ShadowRoot,
  $content: ReadableAtom<StickyContent>,
  signal: AbortSignal,
): () => void {
  let isOpening = false;
  const open = async () => {
    isOpening = true;
    try {
      const { openStickyBar } = await stickyBars.load();
      openStickyBar(root, $content, signal);
    } catch (error) {
      isOpening = false;
      storefront().report(error, 'sticky-bar/load');
    }
  };
  return () => {
    // jsdom has no layout.
    if (isOpening || !Reflect.get(root.host, 'sticky') || !('IntersectionObserver' in globalThis)) return;
    void open();
  };
}
