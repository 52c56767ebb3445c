import { expect, fixture, html } from '@open-wc/testing';
import '../../elements/all.ts';
import { storefront } from '../../elements/index.ts';
import { catalogOf, mugProduct, printProduct, teeProduct, useMemoryStore } from '../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../support/add-button.ts';
import { untilRole } from '../support/by-role.ts';
import { waitUntil } from '../support/wait-until.ts';

describe('the testing entry', () => {
  beforeEach(() => useMemoryStore());

  it('lets a test buy the mug from a real element, and read the cart', async () => {
    const element = await fixture<HTMLElement>(
      html`<store-add-to-cart .product=${mugProduct}></store-add-to-cart>`,
    );
    (await untilRole(element, ADD_BUTTON)).click();
    await untilRole(element, ADDED_BUTTON);
    const { entries, subtotal } = storefront().cart.$cart.get()!;
    expect(entries.map(({ itemId, quantity }) => [itemId, quantity])).to.deep.equal([['mug', 1]]);
    expect(subtotal).to.deep.equal({ amountMinor: 1_800, currency: 'USD' });
  });

  it('gives the next test an empty cart', async () => {
    const { cart } = storefront();
    await cart.add({ itemId: 'mug', sku: 'mug', quantity: 2, additionalFields: '' });
    await useMemoryStore();
    expect(cart.$count.get()).to.equal(0);
  });

  it('refuses a change on demand', async () => {
    const gateway = await useMemoryStore();
    gateway.failNext('sold-out');
    const element = await fixture<HTMLElement>(
      html`<store-add-to-cart .product=${mugProduct}></store-add-to-cart>`,
    );
    (await untilRole(element, ADD_BUTTON)).click();
    const alert = await untilRole(element, { role: 'alert', name: '' });
    await waitUntil(() => alert.textContent.includes('Unable to Add Item'));
  });

  it('throws for an unknown kind of failure, and lists the kinds', async () => {
    const store = await useMemoryStore();
    expect(() => {
      store.failNext('sold_out' as never);
    }).to.throw(/^failNext: expected one of offline, timeout, .*, unknown-outcome, got "sold_out"$/);
  });

  it('throws for a product outside of an array', async () => {
    const error: unknown = await useMemoryStore(mugProduct as never).catch((cause: unknown) => cause);
    expect(String(error)).to.equal(
      'AssertionError: useMemoryStore: expected an array of products, got object',
    );
    expect(() => catalogOf(mugProduct as never)).to.throw(
      'catalogOf: expected an array of products, got object',
    );
  });

  it('lists every variant in the catalog, with its current price and its stock', () => {
    const catalog = catalogOf([teeProduct, mugProduct, printProduct]);
    expect(
      catalog.map(({ sku, priceCents, quantityInStock }) => [sku, priceCents, quantityInStock]),
    ).to.deep.equal([
      ['tee-sand-s', 2_400, 8],
      ['tee-sand-m', 2_400, 0],
      ['tee-ink-s', 2_400, 3],
      ['tee-ink-m', 2_400, 12],
      ['mug', 1_800, 50],
      ['print', 1_200, undefined],
    ]);
  });

  it('marks only physical products as shippable in the catalog', () => {
    const flagsOf = (productType: number) => {
      const structuredContent = { ...mugProduct.structuredContent, productType };
      const [item] = catalogOf([{ ...mugProduct, structuredContent }]);
      return [item?.requiresShipping, item?.isDigital];
    };
    expect([1, 2, 3, 4].map(flagsOf)).to.deep.equal([
      [true, false],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  it('sells what is free, and nothing without a price', () => {
    const catalog = catalogOf([
      {
        id: 'card',
        structuredContent: {
          productType: 1,
          variants: [
            { sku: 'unpriced', qtyInStock: 1 },
            { sku: 'free', price: 0, qtyInStock: 1 },
          ],
        },
      },
    ]);
    expect(catalog.map(({ sku, priceCents }) => [sku, priceCents])).to.deep.equal([['free', 0]]);
  });

  it('throws for a value that is no product', () => {
    expect(() => catalogOf([{ title: 'No product' }])).to.throw(/id and structuredContent/);
  });

  it('protects the products of the next test from changes', () => {
    expect(() => {
      (teeProduct.structuredContent.variants as { qtyInStock: number }[])[0]!.qtyInStock = 0;
    }).to.throw(TypeError);
  });
});
