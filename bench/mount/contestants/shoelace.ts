import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/input/input.js';
import '@shoelace-style/shoelace/dist/components/option/option.js';
import '@shoelace-style/shoelace/dist/components/select/select.js';
import type SlButton from '@shoelace-style/shoelace/dist/components/button/button.js';
import type SlInput from '@shoelace-style/shoelace/dist/components/input/input.js';
import type SlSelect from '@shoelace-style/shoelace/dist/components/select/select.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { readContent } from '../page/content.ts';
import { enter, hasControls } from '../page/contestant.ts';
import type { BenchProduct } from '../page/product.ts';
import { $cart, isInCart } from '../page/shared-cart.ts';
import { MARK_SHEET } from '../page/sheets.ts';

const CONTROLS = 'sl-select, sl-input, sl-button';

const styles = css`
  form {
    display: grid;
    gap: 1rem;
    max-inline-size: 28rem;
  }
  p {
    margin: 0;
    font-size: 1.25em;
    font-weight: 600;
  }
  .actions {
    display: flex;
    align-items: end;
    gap: 0.75rem;
  }
  sl-input {
    flex: 0 0 5.5rem;
  }
  sl-button {
    flex: 1 1 auto;
  }
`;

/** The same content, built from Shoelace's controls. */
class ShoelaceAddToCart extends LitElement {
  static override readonly styles = [styles, MARK_SHEET];
  static override readonly properties = {
    product: { attribute: false },
    isMarked: { state: true },
  };

  declare product: BenchProduct | null;
  declare isMarked: boolean;
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
      <form novalidate ?data-in-cart=${this.isMarked} @submit=${this.#onSubmit}>
        <p>${priceText}</p>
        ${options.map(
          ({ name, values }) => html`
            <sl-select label=${name} name="option.${name}" placeholder="Select ${name}">
              ${values.map((value) => html`<sl-option value=${value}>${value}</sl-option>`)}
            </sl-select>
          `,
        )}
        <div class="actions">
          <sl-input label="Quantity" name="quantity" inputmode="numeric" maxlength="12" value="1"></sl-input>
          <sl-button type="submit" variant="primary">Add To Cart</sl-button>
        </div>
        <div role="alert"></div>
      </form>
    `;
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
  };
}

customElements.define('shoelace-add-to-cart', ShoelaceAddToCart);

enter({
  create: (product) => Object.assign(new ShoelaceAddToCart(), { product }),
  isDrawn: ({ shadowRoot }) => hasControls(shadowRoot),
  async whenStanding(elements) {
    await updated(elements);
    for (const { shadowRoot } of elements)
      await updated(shadowRoot?.querySelectorAll<SlSelect | SlInput | SlButton>(CONTROLS) ?? []);
  },
});

async function updated(elements: Iterable<{ readonly updateComplete: Promise<boolean> }>): Promise<void> {
  await Promise.all([...elements].map(({ updateComplete }) => updateComplete));
}
