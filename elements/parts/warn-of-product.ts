import type { CurrencyCode } from '../../core/money/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { teach } from '../host/index.ts';

/**
 * Tells the page's author of a document that is no product, or could be meant in two ways.
 * @param host the tag that was given it
 * @param currency of prices that name none
 * @param json the document, as text or value
 * @param error what is wrong with it; undefined where it can be used
 * @param context where that was seen
 * Source: docs/behaviour/products.md §1.6
 */
export function warnOfProduct(
  host: Element,
  currency: CurrencyCode,
  json: unknown,
  error?: unknown,
  context = `${host.localName}/product`,
): void {
  warnAuthorOrReport(host, { about: 'product', json, currency }, () => {
    if (error !== undefined) storefront().report(error, context);
  });
}

/**
 * Teaches a lesson in the console. A reporter of the page's own gets the error as well; otherwise the sentences replace it.
 * @param host the tag concerned
 * @param lesson what it is about
 * @param report reports the error
 */
export function warnAuthorOrReport(
  host: Element,
  lesson: Parameters<typeof teach>[1],
  report: () => void,
): void {
  const hasReporter = storefront().settings.$program.get().reportError !== null;
  if (hasReporter) report();
  teach(host, lesson, hasReporter ? undefined : report);
}
