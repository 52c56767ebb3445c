import type { Variant } from '../../core/product/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { reportOnce } from './report-once.ts';

/**
 * Checks whether a printed scarcity message applies to a variant.
 * @param part the message, with the variant's attributes as JSON
 * @param variant the chosen variant
 * @param report called for unreadable attributes, once per part
 * @returns true when the variant has all these attributes
 * Source: docs/behaviour/printed-markup.md §3.3
 */
export function isScarce(part: HTMLElement, variant: Variant, report: Report): boolean {
  try {
    const attributes = JSON.parse(part.dataset['variantAttributes'] ?? '') as unknown;
    if (typeof attributes !== 'object' || attributes === null) throw new TypeError('expected an object');
    const entries = Object.entries(attributes);
    return (
      entries.length > 0 &&
      entries.every(([name, value]) => variant.attributes[name] === String(value).trim())
    );
  } catch (error) {
    reportOnce(part, report, error, 'enhance/scarcity');
    return false;
  }
}
