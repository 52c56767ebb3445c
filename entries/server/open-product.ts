import { parseJson } from '../../core/json/index.ts';
import { type CurrencyCode, DEFAULT_CURRENCY } from '../../core/money/index.ts';
import { createProductModel, type ProductItem, type ProductModel } from '../../core/product/index.ts';
import type { Report } from '../../core/shared/index.ts';

/** How a product is read. */
export interface OpenProductOptions {
  /** The currency of a document whose prices name none. Default: USD. */
  readonly currency?: CurrencyCode;
  /** Receives what is wrong with the document. Default: nothing does. */
  readonly report?: Report;
}

/**
 * Opens the product that several tags of a page show: pass it to `renderToHTML` as `around`.
 * @param product its JSON, as an object or a text
 * @param options the currency of a document without one
 * @returns the product; without a readable document, an empty one
 * Source: docs/behaviour/elements.md §10
 */
export function openProduct(
  product: ProductItem | string | null | undefined,
  options: OpenProductOptions = {},
): ProductModel {
  const { currency = DEFAULT_CURRENCY, report = () => undefined } = options;
  const model = createProductModel({ report, getFallbackCurrency: () => currency });
  model.setProduct((typeof product === 'string' ? parseJson(product) : product) ?? null);
  return model;
}
