import type { CurrencyCode } from '../../core/money/index.ts';
import type { ProductItem, ProductModel } from '../../core/product/index.ts';
import { css, provideContext, StoreElement } from '../host/index.ts';
import { createProductSource, PRODUCT_CONTEXT, productAttributes } from '../product/index.ts';

/**
 * Provides one product, and the visitor's selection, to every store tag inside. It renders only its own children.
 * Source: docs/behaviour/products.md §1.3
 * @tag store-product
 */
export class StoreProductElement extends StoreElement {
  static override readonly styles = css`
    :host {
      display: contents;
    }
    :host([hidden]) {
      display: none;
    }
  `;
  static override readonly properties = {
    ...productAttributes,
  };

  /** The website builder's product item, as an object or JSON text. */
  declare product: ProductItem | string | null | undefined;
  /** The product's id in the store. Without JSON, the product is fetched by it. */
  declare itemId: string;
  /** The currency of a product whose JSON has none, as an ISO 4217 code. Default: the page's currency. */
  declare currency: CurrencyCode | '';

  #model: ProductModel | null = null;
  readonly #source = createProductSource(this, (model) => {
    this.#model = model;
  });

  protected override onConnected(): void {
    provideContext(this, PRODUCT_CONTEXT, () => this.#model, this.life);
    this.#source.watch(this.life);
  }

  protected override onMoved(): void {
    this.#source.refresh();
  }

  protected override changed(): void {
    this.#source.refresh();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'store-product': StoreProductElement;
  }
}
