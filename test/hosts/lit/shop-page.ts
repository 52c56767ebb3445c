import { html, LitElement, nothing } from 'lit';
import type { StoreCartAddEvent, StoreCartChangeEvent } from 'storefront-elements';
import { mug } from './shop.ts';

const larger = { ...mug, title: 'Large Mug' };
const pictures = [{ id: 'one', title: 'One' }];
Object.assign(window, { given: { mug, larger, pictures } });

class ShopPage extends LitElement {
  static override properties = { isChanged: { state: true }, log: { state: true } };
  declare isChanged: boolean;
  declare log: readonly string[];

  constructor() {
    super();
    this.isChanged = false;
    this.log = [];
  }

  protected override createRenderRoot() {
    return this;
  }

  private note(text: string) {
    this.log = [...this.log, text];
  }

  protected override render() {
    return html`<main>
      <store-product .product=${this.isChanged ? larger : mug}>
        <p>${this.isChanged ? 'Changed child' : 'First child'}</p>
        ${this.isChanged ? html`<store-price></store-price>` : nothing}
        <store-add-to-cart
          data-place="top"
          button-text=${this.isChanged ? nothing : 'Take it'}
          .quantity=${this.isChanged ? 3 : 2}
          ?sticky=${!this.isChanged}
          @click=${() => this.note('click')}
          @store-cart-add=${(event: StoreCartAddEvent) => this.note(`add ${event.quantity}`)}
          @store-cart-change=${(event: StoreCartChangeEvent) =>
            this.note(`change ${event.cart?.totalQuantity}`)}
        ></store-add-to-cart>
      </store-product>
      <gallery-block .items=${pictures} hidden></gallery-block>
      <cart-pill></cart-pill>
      <button @click=${() => (this.isChanged = true)}>Change</button>
      <output>${this.log.join(', ')}</output>
    </main>`;
  }
}

customElements.define('shop-page', ShopPage);
