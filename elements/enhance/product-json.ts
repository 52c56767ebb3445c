import { parseJson } from '../../core/json/index.ts';
import type { Report } from '../../core/shared/index.ts';
import type { ProductForm } from './product-forms.ts';
import { itemIdOf } from './parts/index.ts';
import { reportOnce } from './report-once.ts';

/** A product without printed variants has a single one. The page does not describe it, so the store decides. */
const ONLY_VARIANT = { unlimited: true, attributes: {} };

/** Physical: assumed of a quantity field without a button that names the type. */
const DEFAULT_TYPE = '1';

/**
 * Assembles a product item from its printed parts.
 * @param form the product's parts
 * @param title its name in the page
 * @param report called for variants that are not a JSON list, once per element
 * @returns the item's JSON, unchecked; null when its variants cannot be read
 * Source: docs/behaviour/printed-markup.md §2.2
 */
export function readPrintedProduct(form: ProductForm, title: string, report: Report): unknown {
  try {
    return printedProduct(form, title);
  } catch (error) {
    reportOnce(form.anchor, report, error, 'enhance/variants');
    return null;
  }
}

function printedProduct({ anchor, variants, buttons }: ProductForm, title: string): unknown {
  const { productType, isSubscription, form, originalLabel }: DOMStringMap = buttons[0]?.dataset ?? {};
  return {
    id: itemIdOf(anchor),
    title,
    structuredContent: {
      productType: Number(productType ?? DEFAULT_TYPE),
      useCustomAddButtonText: originalLabel !== undefined,
      customAddButtonText: originalLabel,
      isSubscribable: isSubscription === 'true',
      // The form's id is not printed, but its schema is.
      additionalFieldsFormId: form === undefined ? null : 'printed',
      additionalFieldsForm: form === undefined ? null : parseJson(form),
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
    ...(isSubscribable && {
      isSubscribable,
      subscriptionPlan: parseJson(element.dataset['subscriptionPlan'] ?? ''),
    }),
  };
}

function readVariants(text: string): readonly unknown[] {
  const variants = JSON.parse(text) as unknown;
  if (!Array.isArray(variants) || variants.length === 0) {
    throw new TypeError('data-variants: expected a list of variants');
  }
  return variants;
}
