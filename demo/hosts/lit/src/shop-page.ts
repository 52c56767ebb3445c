import { html, LitElement } from 'lit';
import type { StoreCartChangeEvent } from 'storefront-elements';
import { mug } from './shop.ts';

export class ShopPage extends LitElement {
  static override properties = { count: { state: true } };
  declare count: number;

  constructor() {
    super();
    this.count = 0;
  }

  /** The pill finds the drawer in the document only. */
  protected override createRenderRoot() {
    return this;
  }

  private changed(event: StoreCartChangeEvent) {
    this.count = event.cart?.totalQuantity ?? 0;
  }

  protected override render() {
    return html`<main>
      <h1>${mug.title}</h1>
      <store-product .product=${mug}>
        <store-price></store-price>
        <store-add-to-cart options="radio" @store-cart-change=${this.changed}></store-add-to-cart>
      </store-product>
      <p>Items in your cart: ${this.count}</p>
      <cart-pill opens="drawer"></cart-pill>
      <cart-drawer @store-cart-change=${this.changed}></cart-drawer>
    </main>`;
  }
}

customElements.define('shop-page', ShopPage);
