import { readContent, type Content } from '../page/content.ts';
import { enter, hasControls } from '../page/contestant.ts';
import type { BenchProduct } from '../page/product.ts';
import { $cart, isInCart } from '../page/shared-cart.ts';
import { SHEETS } from '../page/sheets.ts';

const sheets = SHEETS.map(({ styleSheet }) => styleSheet).filter((sheet) => sheet !== undefined);

/** Hand-written by a careful developer: nodes, listeners, a subscription. */
class PlainAddToCart extends HTMLElement {
  product: BenchProduct | null = null;
  readonly #internals = this.attachInternals();
  readonly #choice = new Map<string, string>();
  #stop: (() => void) | null = null;

  connectedCallback(): void {
    if (this.product && !this.shadowRoot) this.#draw(readContent(this.product));
    this.#stop = $cart.subscribe((cart) => {
      if (isInCart(cart)) this.#internals.states.add('in-cart');
      else this.#internals.states.delete('in-cart');
    });
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  #draw(content: Content): void {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = sheets;
    root.append(formOf(content));
    root.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#choice.set(target.name, target.value);
    });
    root.addEventListener('submit', (event) => {
      event.preventDefault();
    });
  }
}

function formOf({ priceText, options }: Content): HTMLElement {
  return node(
    'form',
    { part: 'form', novalidate: '' },
    node('p', { part: 'price' }, priceText),
    ...options.map(({ name, values }, index) =>
      node(
        'div',
        { part: 'option' },
        node('label', { part: 'label', for: `option-${index}` }, name),
        node(
          'select',
          { part: 'select', id: `option-${index}`, name: `option.${name}` },
          node('option', { value: '' }, `Select ${name}`),
          ...values.map((value) => node('option', { value }, value)),
        ),
      ),
    ),
    node(
      'div',
      { part: 'actions' },
      node(
        'div',
        { part: 'quantity' },
        node('label', { part: 'label', for: 'quantity' }, 'Quantity'),
        node('input', {
          part: 'quantity-input',
          id: 'quantity',
          name: 'quantity',
          type: 'text',
          inputmode: 'numeric',
          autocomplete: 'off',
          maxlength: '12',
          value: '1',
        }),
      ),
      node('button', { part: 'button', type: 'submit' }, 'Add To Cart'),
    ),
    node('div', { part: 'failure', role: 'alert' }),
  );
}

function node(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

customElements.define('plain-add-to-cart', PlainAddToCart);

enter({
  create: (product) => Object.assign(new PlainAddToCart(), { product }),
  isDrawn: ({ shadowRoot }) => hasControls(shadowRoot),
  whenStanding: () => Promise.resolve(),
});
