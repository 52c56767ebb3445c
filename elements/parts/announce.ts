import { storefront } from '../../core/storefront/index.ts';
import { afterClick } from './load-after-click.ts';

/**
 * Speaks in the page's one polite voice, as soon as its code is there.
 * @param text one short sentence
 * @param topic a text of the same topic that still waits gives its place to this one
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
