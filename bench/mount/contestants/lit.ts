import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { readContent } from '../page/content.ts';
import { enter, hasControls } from '../page/contestant.ts';
import type { BenchProduct } from '../page/product.ts';
import { $cart, isInCart } from '../page/shared-cart.ts';
import { MARK_SHEET, SHEETS } from '../page/sheets.ts';

/** The same content as a Lit template. */
class LitAddToCart extends LitElement {
  static override readonly styles = [...SHEETS, MARK_SHEET];
  static override readonly properties = {
    product: { attribute: false },
    isMarked: { state: true },
  };

  declare product: BenchProduct | null;
  declare isMarked: boolean;
  readonly #choice = new Map<string, string>();
  #stop: (() => void) | null = null;

  constructor() {
    super();
    this.product = null;
    this.isMarked = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = $cart.subscribe((cart) => {
      this.isMarked = isInCart(cart);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.product) return nothing;
    const { priceText, options } = readContent(this.product);
    return html`
      <form part="form" novalidate ?data-in-cart=${this.isMarked} @submit=${this.#onSubmit}>
        <p part="price">${priceText}</p>
        ${options.map(
          ({ name, values }, index) => html`
            <div part="option">
              <label part="label" for="option-${index}">${name}</label>
              <select part="select" id="option-${index}" name="option.${name}" @input=${this.#onInput}>
                <option value="">Select ${name}</option>
                ${values.map((value) => html`<option value=${value}>${value}</option>`)}
              </select>
            </div>
          `,
        )}
        <div part="actions">
          <div part="quantity">
            <label part="label" for="quantity">Quantity</label>
            <input
              part="quantity-input"
              id="quantity"
              name="quantity"
              type="text"
              inputmode="numeric"
              autocomplete="off"
              maxlength="12"
              value="1"
            />
          </div>
          <button part="button" type="submit">Add To Cart</button>
        </div>
        <div part="failure" role="alert"></div>
      </form>
    `;
  }

  readonly #onInput = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) this.#choice.set(target.name, target.value);
  };

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
  };
}

customElements.define('lit-add-to-cart', LitAddToCart);

enter({
  create: (product) => Object.assign(new LitAddToCart(), { product }),
  isDrawn: ({ shadowRoot }) => hasControls(shadowRoot),
  whenStanding: (elements) => Promise.all(elements.map(({ updateComplete }) => updateComplete)),
});
