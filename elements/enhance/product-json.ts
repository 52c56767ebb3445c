import type { Report } from '../../core/shared/index.ts';
import type { Counter } from './counters.ts';
import { itemIdOf } from './printed-parts.ts';
import { reportOnce } from './report-once.ts';

/** A product without printed variants has one, of which the page tells nothing: the store decides. */
const ONLY_VARIANT = { unlimited: true, attributes: {} };

/** Physical: what has a quantity and neither type nor button. */
const DEFAULT_TYPE = '1';

/**
 * Puts a product item together from what is printed of it.
 * @param counter the product's parts
 * @param report hears of variants that are no JSON list, once per element
 * @returns the item's JSON, unchecked; null when its variants cannot be read
 * Source: docs/behaviour/printed-markup.md §2.2
 */
export function readPrintedProduct(counter: Counter, report: Report): unknown {
  try {
    return printedProduct(counter);
  } catch (error) {
    reportOnce(counter.anchor, report, error, 'enhance/variants');
    return null;
  }
}

function printedProduct({ anchor, variants, buttons }: Counter): unknown {
  const { productType, isSubscription, form }: DOMStringMap = buttons[0]?.dataset ?? {};
  return {
    id: itemIdOf(anchor),
    structuredContent: {
      productType: Number(productType ?? DEFAULT_TYPE),
      isSubscribable: isSubscription === 'true',
      // The form's id is not printed; that there is one decides how the stock is asked.
      additionalFieldsFormId: form === undefined ? null : 'printed',
      ...(variants ? variantFields(variants) : { variants: [ONLY_VARIANT] }),
    },
  };
}

function variantFields(element: HTMLElement): object {
  const named = [...element.querySelectorAll<HTMLElement>('[data-variant-option-name]')];
  const names = named.map(({ dataset }) => dataset['variantOptionName'] ?? '');
  const isSubscribable = element.dataset['isSubscribable'] === 'true';
  return {
    variants: readVariants(element.dataset['variants'] ?? ''),
    ...(names.length > 0 && { variantOptionOrdering: [...new Set(names)] }),
    ...(isSubscribable && { isSubscribable }),
  };
}

function readVariants(text: string): readonly unknown[] {
  const variants = JSON.parse(text) as unknown;
  if (!Array.isArray(variants) || variants.length === 0) {
    throw new TypeError('data-variants: expected a list of variants');
  }
  return variants;
}
