import { expect } from '@open-wc/testing';
import { computeAccessibleDescription } from 'dom-accessibility-api';
import '../../elements/all.ts';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { storefront, type StoreErrorEvent } from '../../elements/index.ts';
import { FAILURE_KINDS } from '../../core/errors/index.ts';
import { mugProduct, printProduct, teeProduct } from '../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON, ADDING_BUTTON } from '../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../support/by-role.ts';
import { type StoreTag } from '../support/elements.ts';
import { describeOnBothSides } from '../support/both-sides.ts';
import { waitUntil } from '../support/wait-until.ts';

const COLOR = { role: 'combobox', name: 'Color' };
const SIZE = { role: 'combobox', name: 'Size' };
const QUANTITY = { role: 'textbox', name: 'Quantity' };

const soldOutMug = {
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    variants: [{ ...mugProduct.structuredContent.variants[0], qtyInStock: 0 }],
  },
};

describeOnBothSides('a form', ({ gateway, place }) => {
  const addToCart = (properties: object) => place('store-add-to-cart', properties);
  const choose = (element: StoreTag, wanted: typeof COLOR, value: string) => {
    const select = byRole(element, wanted) as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  };
  const type = (element: StoreTag, text: string) => {
    const field = byRole(element, QUANTITY) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  };
  const alertOf = (element: StoreTag) =>
    [...element.shadowRoot!.querySelector('[role=alert]')!.children].map(({ textContent }) => textContent);

  it('shows one labelled list per option, with the specified first entry', async () => {
    const element = await addToCart({ product: teeProduct });
    const texts = (select: HTMLElement) =>
      [...(select as HTMLSelectElement).options].map(({ text, value }) => [value, text]);
    expect(texts(byRole(element, COLOR))).to.deep.equal([
      ['', 'Select Color'],
      ['Sand', 'Sand'],
      ['Ink', 'Ink'],
    ]);
    choose(element, COLOR, 'Sand');
    await element.updateComplete;
    expect(texts(byRole(element, SIZE))).to.deep.equal([
      ['', 'Select Size'],
      ['S', 'S'],
      ['M', 'M (sold out)'],
    ]);
  });

  it('shows radio buttons in a group named after the option', async () => {
    const element = await addToCart({ product: teeProduct, options: 'radio' });
    const group = byRole(element, { role: 'radiogroup', name: 'Color' });
    expect(allByRole(group, { role: 'radio', name: /./ })).to.have.lengthOf(2);
    byRole(element, { role: 'radio', name: 'Ink' }).click();
    byRole(element, { role: 'radio', name: 'M' }).click();
    byRole(element, ADD_BUTTON).click();
    // The code that sells may still be loading: the addition shows only in the cart.
    await waitUntil(() => storefront().cart.$count.get() === 3, 'not added');
    expect(storefront().cart.$cart.get()?.entries.at(-1)?.chosenVariant?.sku).to.equal('tee-ink-m');
  });

  it('shows the price, and both prices of a sale', async () => {
    const mug = await addToCart({ product: mugProduct });
    expect(mug.shadowRoot!.querySelector('[part=price]')!.textContent).to.equal('$18.00');
    const print = await addToCart({ product: printProduct });
    const price = print.shadowRoot!.querySelector('[part=price]')!.textContent.replace(/\s+/g, ' ');
    expect(price).to.equal('Sale Price: $12.00 Original Price: $15.00 sale');
  });

  it('shows and refuses a sold-out product', async () => {
    const element = await addToCart({ product: soldOutMug });
    expect(element.shadowRoot!.querySelector('[part=price]')!.textContent).to.contain(PRODUCT_WORDS.soldOut);
    expect(byRole(element, ADD_BUTTON).getAttribute('aria-disabled')).to.equal('true');
    expect(element.matches(':state(sold-out)')).to.equal(true);
    byRole(element, ADD_BUTTON).click();
    await waitUntil(() => alertOf(element).length === 2);
    expect(alertOf(element)).to.deep.equal([
      'Unable to Add Item',
      'Sorry, we do not have enough of that item available.',
    ]);
  });

  it("shows the author's text on the button, otherwise the product's", async () => {
    const element = await addToCart({ product: mugProduct, buttonText: 'Take it' });
    byRole(element, { role: 'button', name: 'Take it' });
    Reflect.set(element, 'buttonText', '');
    await untilRole(element, ADD_BUTTON);
  });

  it('shows Adding…, Added! and the label again, and keeps the focus on a busy button', async () => {
    const element = await addToCart({ product: mugProduct });
    byRole(element, ADD_BUTTON).focus();
    byRole(element, ADD_BUTTON).click();
    const adding = await untilRole(element, ADDING_BUTTON);
    expect([adding.getAttribute('aria-busy'), adding.getAttribute('aria-disabled')]).to.deep.equal([
      'true',
      'true',
    ]);
    const added = await untilRole(element, ADDED_BUTTON);
    expect([added.hasAttribute('aria-busy'), added.hasAttribute('aria-disabled')]).to.deep.equal([
      false,
      false,
    ]);
    const idle = await untilRole(element, ADD_BUTTON);
    expect(element.shadowRoot!.activeElement === idle, 'has the focus').to.equal(true);
  });

  it('adds one more after a click on “Added!”', async () => {
    const element = await addToCart({ product: mugProduct });
    const before = storefront().cart.$count.get();
    byRole(element, ADD_BUTTON).click();
    (await untilRole(element, ADDED_BUTTON)).click();
    await untilRole(element, ADDING_BUTTON);
    await untilRole(element, ADDED_BUTTON);
    expect(storefront().cart.$count.get()).to.equal(before + 2);
  });

  it('marks the controls that miss a choice', async () => {
    const element = await addToCart({ product: teeProduct });
    byRole(element, ADD_BUTTON).click();
    await waitUntil(() => alertOf(element).length === 2);
    expect(alertOf(element)).to.deep.equal([
      'Unable to Add Item',
      'Please select the Color and Size options.',
    ]);
    for (const wanted of [COLOR, SIZE]) {
      expect(byRole(element, wanted).getAttribute('aria-invalid')).to.equal('true');
      expect(computeAccessibleDescription(byRole(element, wanted))).to.contain('Please select');
    }
    choose(element, COLOR, 'Ink');
    await waitUntil(() => alertOf(element).length === 0, 'the message stays although the choice has changed');
    byRole(element, ADD_BUTTON).click();
    await waitUntil(() => alertOf(element)[1] === 'Please select the Size option.');
  });

  for (const [text, message] of [
    ['two', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
  ] as const) {
    it(`refuses the quantity "${text}", and keeps it in the field`, async () => {
      const element = await addToCart({ product: mugProduct });
      type(element, text);
      byRole(element, ADD_BUTTON).click();
      await waitUntil(() => alertOf(element).length === 2);
      expect(alertOf(element)[1]).to.equal(message);
      expect((byRole(element, QUANTITY) as HTMLInputElement).value).to.equal(text);
      expect(byRole(element, QUANTITY).getAttribute('aria-invalid')).to.equal('true');
    });
  }

  it('shows a refusal of the store, and keeps choices and typed text', async () => {
    const element = await addToCart({ product: teeProduct });
    choose(element, COLOR, 'Ink');
    choose(element, SIZE, 'S');
    type(element, '2');
    gateway().failNext(FAILURE_KINDS.offline);
    byRole(element, ADD_BUTTON).click();
    await waitUntil(() => alertOf(element).length === 2);
    expect(alertOf(element)).to.deep.equal(['Unable to Add Item', 'Please check your internet connection.']);
    expect((byRole(element, COLOR) as HTMLSelectElement).value).to.equal('Ink');
    expect((byRole(element, QUANTITY) as HTMLInputElement).value).to.equal('2');
    await untilRole(element, ADD_BUTTON);
    byRole(element, ADD_BUTTON).click();
    await untilRole(element, ADDED_BUTTON);
    expect(storefront().cart.$count.get()).to.equal(4);
  });

  it('shows no failure if the page shows it itself', async () => {
    const element = await addToCart({ product: teeProduct });
    const errors: StoreErrorEvent[] = [];
    element.addEventListener('store-error', (event) => {
      event.preventDefault();
      errors.push(event);
    });
    byRole(element, ADD_BUTTON).click();
    await waitUntil(() => errors.length === 1);
    await element.updateComplete;
    expect(alertOf(element)).to.deep.equal([]);
    expect(errors[0]).to.include({ code: 'option-missing', field: 'option.Color option.Size' });
  });

  it('adds nothing if the page prevents it', async () => {
    const element = await addToCart({ product: mugProduct });
    element.addEventListener('store-cart-add', (event) => {
      event.preventDefault();
    });
    byRole(element, ADD_BUTTON).click();
    await storefront().cart.settled();
    byRole(element, ADD_BUTTON);
    expect(storefront().cart.$count.get()).to.equal(2);
  });

  it('dispatches one event before and one after, out of the shadow root', async () => {
    const element = await addToCart({ product: mugProduct });
    const received: string[] = [];
    const record = (event: Event) => received.push(`${event.type} ${String(event.cancelable)}`);
    const types = ['store-cart-add', 'store-cart-change', 'store-quantity-change'];
    for (const type of types) document.addEventListener(type, record);
    type(element, '3');
    byRole(element, ADD_BUTTON).click();
    await untilRole(element, ADDED_BUTTON);
    for (const type of types) document.removeEventListener(type, record);
    expect(received).to.deep.equal([
      'store-quantity-change false',
      'store-cart-add true',
      'store-cart-change false',
    ]);
  });

  it('ignores the response for a product that was replaced during its addition', async () => {
    const element = await addToCart({ product: mugProduct });
    byRole(element, ADD_BUTTON).click();
    await untilRole(element, ADDING_BUTTON);
    Reflect.set(element, 'product', teeProduct);
    await untilRole(element, ADD_BUTTON);
    await storefront().cart.settled();
    byRole(element, ADD_BUTTON);
    byRole(element, COLOR);
    expect(element.matches(':state(adding)')).to.equal(false);
  });
});
