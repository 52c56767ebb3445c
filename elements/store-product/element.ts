import type { CurrencyCode } from '../../core/money/index.ts';
import type { ProductItem, ProductModel } from '../../core/product/index.ts';
import { css, provideContext, StoreElement } from '../host/index.ts';
import { createProductSource, PRODUCT_CONTEXT, productAttributes } from '../parts/product-source.ts';

/**
 * Provides one product and the visitor's selection to every store tag inside; renders nothing itself.
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

  /** The product item of the website builder, as an object or a JSON text. */
  declare product: ProductItem | string | null | undefined;
  /** The id by which the store knows the product: where it has no JSON, it is fetched. */
  declare itemId: string;
  /** The currency of a product whose JSON names none, as an ISO 4217 code; as the page says by default. */
  declare currency: CurrencyCode | '';

  #model: ProductModel | null = null;
  readonly #source = createProductSource(this, (model) => {
    this.#model = model;
  });

  protected override arrived(): void {
    provideContext(this, PRODUCT_CONTEXT, () => this.#model, this.life);
    this.#source.watch(this.life);
  }

  protected override placed(): void {
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
