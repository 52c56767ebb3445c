import { isDoubtful } from '../../core/purchase/index.ts';
import type { Product, ProductModel } from '../../core/product/index.ts';
import { shownItems } from './page-products.ts';
import { followBlock } from './variant-pictures.ts';

/** A product that a tag shows now. */
export interface NewProduct {
  readonly host: Element;
  readonly model: ProductModel;
  readonly product: Product;
  /** Its document. */
  readonly json: unknown;
  /** Warns the page's author of an ambiguous document. */
  readonly warn: (json: unknown) => void;
}

/**
 * Registers the product that a tag shows now: its pictures follow the choice, and a store in the page itself can sell
 * it.
 * @param shown the tag and its product
 * Source: docs/behaviour/products.md §1.6, §1.8, §3.7
 */
export function registerProduct({ host, model, product, json, warn }: NewProduct): void {
  shownItems().set(product.id, json);
  followBlock(host, model);
  if (isDoubtful(product, json)) warn(json);
}
