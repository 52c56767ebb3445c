import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { PRODUCT_TYPES } from '../../../core/enumerations/index.ts';
import { PRODUCT_WORDS } from '../../../core/words/index.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { mugProduct, printProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { SOLD_OUT_MUG } from '../../support/tag-cases.ts';
import { waitUntil } from '../../support/wait-until.ts';

const QUANTITY = { role: 'textbox', name: 'Quantity' };

const [mug] = mugProduct.structuredContent.variants;

/** The mug with other content; `left` is the stock. */
const mugWith = (content: object, left = 50) => ({
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    variants: [{ ...mug, qtyInStock: left }],
    ...content,
  },
});
const ofType = (name: keyof typeof PRODUCT_TYPES, left?: number) =>
  mugWith({ productType: PRODUCT_TYPES[name] }, left);
const reduced = (left?: number) =>
  mugWith({
    variants: [
      { ...mug, qtyInStock: left ?? 50, onSale: true, salePriceMoney: { value: '12.00', currency: 'USD' } },
    ],
  });
/** Sells access for 6 instead of 9 US dollars; its variant has no stock, which does not matter. */
const paywall = {
  ...mugProduct,
  structuredContent: {
    productType: PRODUCT_TYPES.paywall,
    variantOptionOrdering: [],
    variants: [{ ...mug, qtyInStock: 0 }],
    onSale: true,
    priceMoney: { value: '9.00', currency: 'USD' },
    salePriceMoney: { value: '6.00', currency: 'USD' },
  },
};

async function show(product: object, tag = 'store-add-to-cart'): Promise<StoreTag> {
  const element: StoreTag = await fixture(`<${tag}></${tag}>`);
  Reflect.set(element, 'product', product);
  await untilRole(element, tag === 'store-price' ? { role: 'paragraph', name: '' } : ADD_BUTTON);
  return element;
}
const textOf = ({ shadowRoot }: Element) => shadowRoot!.textContent.replaceAll(/\s+/g, ' ');
const markOf = (element: Element) =>
  [PRODUCT_WORDS.soldOut, PRODUCT_WORDS.sale].find((mark) =>
    [...element.shadowRoot!.querySelectorAll('[part~="status"]')].some(
      ({ textContent }) => textContent.trim() === mark,
    ),
  ) ?? null;

describe('a paywall', () => {
  beforeEach(() => useMemoryStore([paywall]));

  for (const tag of ['store-add-to-cart', 'store-price'])
    it(`on sale: <${tag}> shows both prices and the mark`, async () => {
      const element = await show(paywall, tag);
      expect(textOf(element)).to.match(/Sale Price: ?\$6\.00.*Original Price: ?\$9\.00/);
      expect(markOf(element)).to.equal('sale');
    });

  it('has no quantity, never runs out, and is bought at the price shown', async () => {
    const element = await show(paywall);
    expect(allByRole(element, QUANTITY)).to.deep.equal([]);
    byRole(element, ADD_BUTTON).click();
    await untilRole(element, ADDED_BUTTON);
    const { entries, subtotal } = storefront().cart.$cart.get()!;
    expect(entries.map(({ itemId, quantity, kind }) => [itemId, quantity, kind])).to.deep.equal([
      ['mug', 1, 'paywall'],
    ]);
    expect(subtotal?.amountMinor).to.equal(600);
  });
});

describe('the mark of a product', () => {
  beforeEach(() => useMemoryStore());

  for (const [what, product, mark] of [
    ['at its price', mugProduct, null],
    ['on sale', reduced(), 'sale'],
    ['sold out', SOLD_OUT_MUG, PRODUCT_WORDS.soldOut],
    ['on sale and sold out', reduced(0), PRODUCT_WORDS.soldOut],
    ['digital, on sale', printProduct, 'sale'],
    ['a gift card that says it is on sale', ofType('gift-card'), null],
  ] as const)
    for (const tag of ['store-add-to-cart', 'store-price'])
      it(`<${tag}> ${what}: ${mark ?? 'none'}`, async () => {
        const element: StoreTag = await fixture(`<${tag}></${tag}>`);
        Reflect.set(element, 'product', product);
        await waitUntil(() => textOf(element).includes('$'));
        expect(markOf(element)).to.equal(mark);
      });

  it('follows the chosen variant', async () => {
    const element = await show(teeProduct);
    element.setAttribute('options', 'radio');
    expect(markOf(element)).to.equal(null);
    (await untilRole(element, { role: 'radio', name: 'Sand' })).click();
    (await untilRole(element, { role: 'radio', name: /^M/ })).click();
    await waitUntil(() => markOf(element) === PRODUCT_WORDS.soldOut);
  });
});

describe('the quantity of a product', () => {
  beforeEach(() => useMemoryStore());

  for (const [what, product, isShown] of [
    ['physical', mugProduct, true],
    ['physical, one left', mugWith({}, 1), false],
    ['physical, two left', mugWith({}, 2), true],
    ['digital', printProduct, false],
    ['a service', ofType('service'), true],
    ['a paywall', paywall, false],
  ] as const)
    it(`${what}: has ${isShown ? 'a field' : 'no field'}`, async () => {
      expect(allByRole(await show(product), QUANTITY).length).to.equal(isShown ? 1 : 0);
    });

  it('has no field for a service where the store allows only one', async () => {
    configureStore({ storeSettings: { multipleQuantityAllowedForServices: false } });
    const count = allByRole(await show(ofType('service')), QUANTITY).length;
    configureStore({ storeSettings: { multipleQuantityAllowedForServices: true } });
    expect(count).to.equal(0);
  });

  for (const [typed, sentence] of [
    ['two', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
    ['0', 'Quantity must be 1 or more.'],
    ['10000', 'Quantity must be 9999 or less.'],
  ] as const)
    it(`“${typed}” is refused with a sentence, and stays`, async () => {
      const element = await show(mugProduct);
      const field = byRole(element, QUANTITY) as HTMLInputElement;
      field.value = typed;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      byRole(element, ADD_BUTTON).click();
      await waitUntil(() => textOf(element).includes(sentence));
      expect(field.value).to.equal(typed);
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      expect(storefront().cart.$count.get()).to.equal(0);
    });

  for (const [typed, quantity] of [
    [' 3 ', 3],
    ['２', 2],
    ['2.0', 2],
  ] as const)
    it(`“${typed}” is read as ${quantity}`, async () => {
      const element = await show(mugProduct);
      const field = byRole(element, QUANTITY) as HTMLInputElement;
      field.value = typed;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      byRole(element, ADD_BUTTON).click();
      await waitUntil(() => storefront().cart.$count.get() === quantity);
    });
});
