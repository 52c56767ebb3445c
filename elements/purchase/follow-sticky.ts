import type { ReadableAtom } from 'nanostores';
import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import type { StickyContent } from './sticky-content.ts';

const stickyBars = retryable(() => import('../sticky-bar/open-sticky-bar.ts'));

/**
 * Gives a tag its bar as soon as it is sticky; the bar's code loads only then, and again after a failure.
 * @param root the tag's shadow root
 * @param $content what the tag shows; set again whenever its attributes change
 * @param signal ends it
 * Source: docs/behaviour/adding-to-cart.md §8.1
 */
export function followSticky(
  root: ShadowRoot,
  $content: ReadableAtom<StickyContent>,
  signal: AbortSignal,
): void {
  // jsdom has no layout.
  if (!('IntersectionObserver' in globalThis)) return;
  let isOpening = false;
  const open = async () => {
    if (isOpening || !Reflect.get(root.host, 'sticky')) return;
    isOpening = true;
    try {
      const { openStickyBar } = await stickyBars.load();
      stop();
      openStickyBar(root, $content, signal);
    } catch (error) {
      isOpening = false;
      storefront().report(error, 'sticky-bar/load');
    }
  };
  const stop = $content.listen(() => void open());
  signal.addEventListener('abort', stop);
  void open();
}
