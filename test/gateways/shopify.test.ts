import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';

import { attributesOf } from '../../core/shopify/line-attributes.ts';
import { describeCartGateway, describeProductGateway } from '../../core/gateway-suite/index.ts';
import { shopifyGateway } from '../../core/shopify/index.ts';
import { refused } from '../support/check.ts';
import { SEED } from '../support/backends/catalog.ts';
import { addTo, callWith, linesOf, newKey } from '../support/gateways/one-visitor.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
import {
  SHOPIFY_KEY,
  shopifyFailure,
  startShopify,
  type ShopifyStandIn,
} from '../support/stand-ins/shopify/start.ts';

const { signal } = new AbortController();

describe('the Shopify gateway, on a stand-in with the published schema', () => {
  let shop: ShopifyStandIn;
  before(async () => {
    shop = await startShopify();
  });
  afterEach(() => {
    assert.deepEqual(shop.mistakes, []);
  });
  after(() => shop.close());

  interface Access {
    readonly apiKey?: string | null;
    readonly apiRegion?: string | null;
  }
  function open({ apiKey = SHOPIFY_KEY, apiRegion = null }: Access = {}) {
    const visit = shop.visit();
    const tokens = memoryTokens();
    const options = { apiRoot: visit.url, apiKey, apiRegion, currency: 'USD', tokens } as const;
    return { ...shopifyGateway(options), tokens, visit };
  }

  const runner = { describe, it };
  const exact = {
    versions: false,
    keys: false,
    parallelChanges: false,
    texts: false,
    maxQuantity: null,
  } as const;
  const codes = { code: 'TEN', percentOff: 10 };
  describeCartGateway('for the cart', {
    runner,
    open: () => open().cart,
    does: { ...exact, partialAdds: 'answered', codes, note: true, checkout: true },
  });
  describeCartGateway('for the cart, without a token', {
    runner,
    open: () => open({ apiKey: null }).cart,
    does: { ...exact, partialAdds: 'answered', codes, note: true, checkout: true, exactStock: false },
  });
  const { handle: name } = SEED.collection;
  const collection = { name, itemIds: SEED.collection.itemIds };
  describeProductGateway('for products', {
    runner,
    open: () => open().products,
    does: { list: true, collection, search: true, related: true },
  });

  it('knows what is in stock without a token, but not how many', async () => {
    const { cart } = open({ apiKey: null });
    const { signal: life } = callWith();
    assert.deepEqual(
      [...(await cart.stockOf('tee', { signal: life }))],
      [
        ['tee-forest-s', { isUnlimited: false, quantity: null }],
        ['tee-forest-m', { isUnlimited: false, quantity: 0 }],
      ],
    );
    assert.equal((await addTo(cart, 'mug')).cart.totalQuantity, 1);
  });

  it('sends one request for each change of a known product, and none for an empty cart', async () => {
    const { cart, products, visit } = open();
    await products.loadProduct('mug', signal);
    assert.equal((await cart.load({ signal })).totalQuantity, 0);
    const { cart: one, entry } = await addTo(cart, 'mug', 1, null);
    const { cart: two } = await addTo(cart, 'mug', 1, one);
    const { cart: three } = await cart.setQuantity(entry!.id, 3, newKey(), callWith(two));
    await cart.setNote!('Ring twice', newKey(), callWith(three));
    await cart.remove(entry!.id, newKey(), callWith(three));
    const kinds = visit.sent.map(({ body }) => (body as { readonly query: string }).query.split(' ')[0]);
    assert.deepEqual(kinds, ['query', ...Array.from({ length: 5 }, () => 'mutation')]);
  });

  it('writes additional fields as attributes for the merchant', () => {
    const text = '{"engraving":"für Zoë","lines":2}';
    assert.deepEqual(attributesOf(text), [
      { key: 'engraving', value: 'für Zoë' },
      { key: 'lines', value: '2' },
      { key: '_additionalFields', value: text },
    ]);
  });

  it('answers a change that was made in part, and refuses one without effect', async () => {
    const { cart } = open();
    const { cart: some, entry } = await addTo(cart, 'mug', 48, null);
    const { cart: all } = await addTo(cart, 'mug', 5, some);
    assert.deepEqual(linesOf(all), [['mug', 50]]);
    const refusal = await refused(addTo(cart, 'mug', 1, all), 'sold-out');
    assert.deepEqual(linesOf(refusal.cart as typeof all), [['mug', 50]]);
    await refused(cart.setQuantity(entry!.id, 60, newKey(), callWith(all)), 'sold-out');
  });

  it('keeps the link to the checkout, and reads new prices', async () => {
    const { cart } = open();
    const { cart: before } = await addTo(cart, 'mug');
    assert.match(before.checkoutUrl!, /^https:\/\/shop\.test\/cart\/c\//);
    shop.shelf.variantOf('mug').priceCents = 2_050;
    assert.equal((await cart.load({ signal })).grandTotalCents, 2_050);
    shop.shelf.variantOf('mug').priceCents = 1_800;
  });

  it('reads all lines of a long cart', async () => {
    const { cart } = open();
    for (let count = 0; count < 60; count += 1) {
      const additionalFields = JSON.stringify({ count });
      await cart.add({ itemId: 'print', sku: null, quantity: 1, additionalFields }, newKey(), callWith());
    }
    const { entries, subtotalCents } = await cart.load({ signal });
    assert.deepEqual([new Set(entries!.map(({ id }) => id)).size, subtotalCents], [60, 72_000]);
  });

  it('forgets a cart that does not exist any more, and begins another one', async () => {
    const { cart, tokens } = open();
    const { cart: known } = await addTo(cart, 'mug');
    shop.deleteCarts();
    await cart.load({ signal });
    assert.equal(tokens.get(), null);
    assert.notEqual((await addTo(cart, 'print', 1, known)).cart.id, known.id);
  });

  const REFUSALS = {
    throttled: [shopifyFailure('THROTTLED'), 'rate-limited'],
    'taken for a robot': [{ status: 430, json: {} }, 'rate-limited'],
    failed: [shopifyFailure('INTERNAL_SERVER_ERROR'), 'server'],
    'without a right': [shopifyFailure('ACCESS_DENIED'), 'forbidden'],
    'too expensive': [shopifyFailure('MAX_COST_EXCEEDED'), 'invalid'],
  } as const;
  for (const [name, [answer, kind]] of Object.entries(REFUSALS))
    it(`reports a query that is ${name} as ${kind}`, async () => {
      const { cart, products } = open();
      await products.loadProduct('mug', signal);
      shop.answerNext(answer);
      await refused(addTo(cart, 'mug'), kind);
    });

  it('sells in the currency and language of a country', async () => {
    const { cart } = open({ apiRegion: 'DE' });
    assert.equal((await addTo(cart, 'mug')).cart.totalQuantity, 1);
    assert.throws(() => open({ apiRegion: 'Germany' }), /a country code/);
  });
});
