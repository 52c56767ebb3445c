/** Hand-written by a careful developer: two elements around the server's markup of the product page. */
import { add, type RivalCart } from './add.ts';
import { findChosen } from './find-chosen.ts';
import type { Variant } from './read-variants.ts';

const ADDED_MS = 2_000;

class HandBuy extends HTMLElement {
  #variants: readonly Variant[] = [];
  #key = '';

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    this.#variants = JSON.parse(this.querySelector('script')?.textContent ?? '[]') as Variant[];
    form.noValidate = true;
    form.append(element('div', { role: 'alert', class: 'field-error' }));
    form.addEventListener('change', () => {
      this.#showChoice(form);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#press(form);
    });
    // The choice made before this script was loaded.
    this.#showChoice(form);
  }

  #showChoice(form: HTMLFormElement): void {
    const chosen = chosenIn(form);
    for (const option of form.querySelectorAll<HTMLOptionElement>('select option:not([value=""])')) {
      const name = (option.parentElement as HTMLSelectElement).name.replace('option.', '');
      const wanted = { ...chosen, [name]: option.value };
      const fitting = this.#variants.filter(({ attributes }) =>
        Object.entries(wanted).every(([key, value]) => value === '' || attributes[key] === value),
      );
      option.disabled = !fitting.some(({ isAvailable }) => isAvailable);
    }
    const variant = findChosen(this.#variants, chosen);
    const price = this.querySelector('.product-price');
    if (!variant || !price) return;
    price.replaceChildren(variant.price);
    if (variant.originalPrice)
      price.append(' ', element('span', { class: 'original-price' }, variant.originalPrice));
  }

  async #press(form: HTMLFormElement): Promise<void> {
    const button = form.querySelector('button');
    const alert = form.querySelector('[role=alert]');
    if (!button || !alert || button.ariaDisabled === 'true') return;
    const variant = findChosen(this.#variants, chosenIn(form));
    const missing = form.querySelector<HTMLSelectElement>('select:has(option[value=""]:checked)');
    alert.textContent = '';
    if (!variant?.isAvailable) {
      alert.textContent = missing
        ? `Please select the ${missing.name.replace('option.', '')} option.`
        : 'Sorry, that item variant is unavailable.';
      return;
    }
    const words = button.textContent;
    button.ariaDisabled = 'true';
    button.textContent = 'Adding…';
    // The same key when repeating a failed request.
    this.#key ||= crypto.randomUUID();
    try {
      const data = new FormData(form);
      const itemId = data.get('itemId') as string;
      const quantity = Number(data.get('quantity'));
      document
        .querySelector<HandPill>('hand-pill')
        ?.show(await add({ itemId, sku: variant.sku, quantity }, this.#key));
      this.#key = '';
      button.textContent = 'Added!';
      await new Promise((resolve) => setTimeout(resolve, ADDED_MS));
    } catch (error) {
      alert.textContent = (error as Error).message;
    } finally {
      button.ariaDisabled = null;
      button.textContent = words;
    }
  }
}

class HandPill extends HTMLElement {
  show({ totalQuantity, subtotalCents }: RivalCart): void {
    const subtotal = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(
      subtotalCents / 100,
    );
    const items = totalQuantity === 1 ? 'item' : 'items';
    const link = element(
      'a',
      { href: '/cart', 'aria-label': `${totalQuantity} ${items} in cart, ${subtotal}` },
      element('span', {}, `${totalQuantity} ${items}`),
      element('span', {}, subtotal),
    );
    this.replaceChildren(link);
  }
}

function chosenIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const lists = [...form.querySelectorAll('select')];
  return Object.fromEntries(lists.map(({ name, value }) => [name.replace('option.', ''), value]));
}

function element(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElement {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

customElements.define('hand-buy', HandBuy);
customElements.define('hand-pill', HandPill);
