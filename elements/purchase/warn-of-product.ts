import type { CurrencyCode } from '../../core/money/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { warnAuthor } from '../host/index.ts';

/**
 * Warns the page's author of a document that is no product, or is ambiguous.
 * @param host the tag that was given it
 * @param currency of prices that name none
 * @param json the document, as text or value
 * @param error why it is invalid; undefined for a usable one
 * @param context where it was found
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
 * Warns the author in the console. A reporter of the page's own gets the error as well; otherwise the sentences replace
 * it.
 * @param host the tag concerned
 * @param warning the mistake
 * @param report reports the error
 */
export function warnAuthorOrReport(
  host: Element,
  warning: Parameters<typeof warnAuthor>[1],
  report: () => void,
): void {
  const hasReporter = storefront().settings.$program.get().reportError !== null;
  if (hasReporter) report();
  warnAuthor(host, warning, hasReporter ? undefined : report);
}
