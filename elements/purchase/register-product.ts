import { isDoubtful } from '../../core/purchase/index.ts';
import type { Product, ProductModel } from '../../core/product/index.ts';
import { itemChanges, shownItems } from './page-products.ts';
import { productViews } from './product-views.ts';
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
 * it. The one that the page is about counts as viewed.
 * @param shown the tag and its product
 * Source: docs/behaviour/products.md §1.6, §1.8, §3.7; docs/behaviour/product-lists.md §7.1
 */
export function registerProduct({ host, model, product, json, warn }: NewProduct): void {
  const isNew = !shownItems().has(product.id);
  shownItems().set(product.id, json);
  if (isNew) itemChanges().dispatchEvent(new Event('add'));
  productViews().note(host, product.id);
  followBlock(host, model);
  if (isDoubtful(product, json)) warn(json);
}
