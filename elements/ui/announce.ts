import { storefront } from '../../core/storefront/index.ts';
import { afterClick } from './load-after-click.ts';

/**
 * Announces a text in the page's polite live region, once its code has loaded.
 * @param text one short sentence
 * @param topic replaces a waiting text of the same topic
 * @param delayMs how long to wait for a later text, in milliseconds
 * Source: docs/behaviour/elements.md §6.2
 */
export function announce(text: string, topic: string, delayMs = 0): void {
  afterClick.load().then(
    ({ liveRegion }) => {
      liveRegion().announce(text, topic, delayMs);
    },
    (error: unknown) => {
      storefront().report(error, 'announce/load');
    },
  );
}
