/** Answers that a plain Vendure does not give, so that they are not recorded. */
import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';

import { cartOf, type Order } from '../../core/vendure/order.ts';
import { vendureGateway, type VendureOptions } from '../../core/vendure/index.ts';
import { refused } from '../support/check.ts';
import { callWith, newKey } from '../support/gateways/one-visitor.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
import { serveStandIn, type StandIn } from '../support/stand-ins/serve.ts';

const { signal } = new AbortController();
const UUID = '0b9f5c1e-7a53-4f4e-9d6a-2f1f3a5b7c9d';
const MUG = {
  ...{ slug: 'mug', name: 'Stoneware Mug', featuredAsset: null, optionGroups: [] },
  variants: [
    {
      ...{ id: UUID, sku: 'mug', priceWithTax: 1_800, currencyCode: 'USD' },
      ...{ stockLevel: 'IN_STOCK', options: [], featuredAsset: null },
    },
  ],
};

interface Find {
  readonly variables: { readonly id?: string; readonly slug?: string };
}

describe('the gateway to a Vendure whose ids are UUIDs', () => {
  let store: StandIn;
  before(async () => {
    store = await serveStandIn(({ body }) => {
      const { id, slug } = (body as Find).variables;
      // As Vendure on PostgreSQL answers a text that is no UUID.
      if (id !== undefined && id !== UUID) {
        const message = `invalid input syntax for type uuid: "${id}"`;
        return { status: 200, json: { errors: [{ message, path: ['product'] }], data: { product: null } } };
      }
      return { status: 200, json: { data: { product: slug === 'mug' || id === UUID ? MUG : null } } };
    });
  });
  after(() => store.close());
  const open = () => vendureGateway({ apiRoot: store.visit().url }).products;

  it('finds a product by its slug and by its id', async () => {
    for (const itemId of ['mug', UUID])
      assert.equal(((await open().loadProduct(itemId, signal)) as { readonly id: string }).id, 'mug');
  });

  it('does not find an unknown one', async () => {
    await refused(open().loadProduct('no-such-thing', signal), 'not-found');
  });
});

describe('the language of the gateway to Vendure', () => {
  let store: StandIn;
  before(async () => {
    store = await serveStandIn(() => ({ status: 200, json: { data: { product: MUG } } }));
  });
  after(() => store.close());

  const ADDRESSES: readonly (readonly [string, Partial<VendureOptions>, string])[] = [
    ['is that of the page, without its region', { locale: 'de-AT' }, '/shop-api?languageCode=de'],
    ['is what the program names', { locale: 'pt-BR', languageCode: 'pt_BR' }, '/shop-api?languageCode=pt_BR'],
    ['is left to the store without a page', {}, '/shop-api'],
    ['is left to the store if it is none', { locale: 'x' }, '/shop-api'],
  ];
  for (const [title, options, address] of ADDRESSES)
    it(title, async () => {
      const { url, sent } = store.visit();
      await vendureGateway({ apiRoot: url, ...options }).products.loadProduct('mug', signal);
      assert.deepEqual(
        sent.map(({ path }) => path),
        [address],
      );
    });
});

describe('the session of Vendure', () => {
  it('is that of a login, also when an addition from before it is answered with another', async () => {
    const tokens = memoryTokens();
    tokens.set('visitor');
    const amounts = { shippingWithTax: 0, totalWithTax: 0, discounts: [] };
    const done = { code: 'A', totalQuantity: 0, couponCodes: [], currencyCode: 'USD', lines: [], ...amounts };
    const store = await serveStandIn(({ body }) => {
      const isChange = (body as { readonly query: string }).query.startsWith('mutation');
      // The login is answered while the change is under way.
      if (isChange) tokens.set('login');
      return { status: 200, headers: { 'vendure-auth-token': 'other' }, json: { data: { done } } };
    });
    try {
      const { cart } = vendureGateway({ apiRoot: store.visit().url, tokens });
      await cart.removeCode!('TEN', newKey(), callWith());
      assert.equal(tokens.get(), 'login');
    } finally {
      await store.close();
    }
  });
});

describe('a cart of Vendure', () => {
  const LINE = {
    ...{ id: '1', quantity: 2, unitPriceWithTax: 1_800, linePriceWithTax: 3_600, featuredAsset: null },
    productVariant: { id: '1', sku: 'mug', options: [], product: { slug: 'mug', name: 'Stoneware Mug' } },
  };
  const ORDER: Order = {
    ...{ code: 'A', totalQuantity: 2, couponCodes: [], currencyCode: 'USD', lines: [LINE] },
    ...{ shippingWithTax: 500, totalWithTax: 3_740 },
  };
  const centsOf = (order: Order | null) => {
    const { subtotalCents, shippingCostCents, discountCents, grandTotalCents } = cartOf(order, {
      precision: 2,
    });
    return [subtotalCents, shippingCostCents, discountCents, grandTotalCents];
  };

  it('has as discount what its lines and shipping cost more than the total', () => {
    assert.deepEqual(centsOf(ORDER), [3_600, 500, 360, 3_740]);
  });

  it('has no discount where a surcharge makes it dearer', () => {
    assert.deepEqual(centsOf({ ...ORDER, totalWithTax: 4_350 }), [3_600, 500, 0, 4_350]);
  });

  it('is empty without an order', () => {
    assert.deepEqual(centsOf(null), [0, 0, 0, 0]);
  });
});

describe('the gateway to a Vendure that keeps its token from pages', () => {
  it('says to the developer once what is missing', async () => {
    const done = { errorCode: 'COUPON_CODE_INVALID_ERROR', message: 'No.' };
    const store = await serveStandIn(() => ({ status: 200, json: { data: { done } } }));
    const warn = mock.method(console, 'warn', () => undefined);
    try {
      const { cart } = vendureGateway({ apiRoot: store.visit().url });
      for (const code of ['ONE', 'TWO'])
        await refused(cart.applyCode!(code, newKey(), callWith()), 'invalid');
      const sentences = warn.mock.calls.map(({ arguments: [sentence] }) => String(sentence));
      assert.equal(sentences.length, 1);
      assert.match(sentences[0]!, /"bearer".*`vendure-auth-token`/);
    } finally {
      warn.mock.restore();
      await store.close();
    }
  });
});
