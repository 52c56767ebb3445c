import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { describeCartGateway, describeProductGateway } from '../../core/gateway-suite/index.ts';
import { wooCommerceGateway } from '../../core/woocommerce/index.ts';
import { refused } from '../support/check.ts';
import { addTo, callWith, linesOf, newKey } from '../support/gateways/one-visitor.ts';
import { SEED } from '../support/backends/catalog.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
import {
  startWooCommerce,
  wooFailure,
  type WooCommerceStandIn,
} from '../support/stand-ins/woocommerce/start.ts';

const { signal } = new AbortController();

function openAt(store: WooCommerceStandIn) {
  const visit = store.visit();
  const tokens = memoryTokens();
  return { ...wooCommerceGateway({ apiRoot: visit.url, currency: 'USD', tokens }), tokens, visit };
}

describe('the WooCommerce gateway, on a stand-in written from the documentation', () => {
  let store: WooCommerceStandIn;
  before(async () => {
    store = await startWooCommerce();
  });
  after(() => store.close());
  const open = () => openAt(store);

  const runner = { describe, it };
  describeCartGateway('for the cart', {
    runner,
    open: () => open().cart,
    does: {
      ...{ versions: false, keys: false, parallelChanges: false, texts: false },
      ...{ additionalFields: false, digital: false },
      ...{ codes: { code: 'ten', percentOff: 10 }, checkout: true },
    },
  });
  describeProductGateway('for products', {
    runner,
    open: () => open().products,
    does: {
      ...{ digital: false, list: true, search: true, related: true },
      collection: { name: SEED.collection.handle, itemIds: SEED.collection.itemIds },
    },
  });

  it('asks for a token once, and then sends one request for each change', async () => {
    const { cart, products, visit } = open();
    await products.loadProduct('mug', signal);
    assert.equal((await cart.load({ signal })).totalQuantity, 0);
    const { cart: one, entry } = await addTo(cart, 'mug', 1, null);
    await addTo(cart, 'mug', 1, one);
    await cart.setQuantity(entry!.id, 3, newKey(), callWith(one));
    await cart.remove(entry!.id, newKey(), callWith(one));
    const paths = visit.sent.map(({ path }) => path.replace('/wp-json/wc/store/v1', ''));
    assert.deepEqual(paths, [
      ...['/products/mug', '/cart', '/cart/add-item', '/cart/add-item'],
      ...['/cart/update-item', '/cart/remove-item'],
    ]);
  });

  it('refuses additional fields with a sentence', async () => {
    const request = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '{"engraving":"Ann"}' };
    const refusal = await refused(open().cart.add(request, newKey(), callWith()), 'invalid');
    assert.equal(refusal.serverMessage, 'This shop cannot take additional information for an item.');
  });

  it('refuses more than there is, in the words of the store', async () => {
    const { cart } = open();
    const { entry } = await addTo(cart, 'mug', 48);
    const refusal = await refused(addTo(cart, 'mug', 5), 'sold-out');
    assert.match(refusal.serverMessage!, /^You cannot add that amount of "It" .* \(50 remaining\)\.$/);
    await refused(cart.setQuantity(entry!.id, 51, newKey(), callWith()), 'sold-out');
    assert.deepEqual(linesOf(await cart.load({ signal })), [['mug', 48]]);
  });

  it('links to a checkout that gets the products and the first code, and no token', async () => {
    const { cart, tokens } = open();
    await addTo(cart, 'mug', 2);
    await cart.applyCode!('TEN', newKey(), callWith());
    const { checkoutUrl } = await cart.load({ signal });
    const { pathname, search } = new URL(checkoutUrl!);
    assert.match(pathname, /\/checkout-link\/$/);
    assert.equal(search, `?products=${store.shelf.variantOf('mug').id}:2&coupon=ten`);
    assert.equal(checkoutUrl!.includes(tokens.get()!), false);
  });

  it('names the lines of products that the page has not read', async () => {
    const { cart, tokens, visit } = open();
    const tee = { itemId: 'tee', sku: 'tee-forest-s', quantity: 1, additionalFields: '' };
    await cart.add(tee, newKey(), callWith());
    const other = wooCommerceGateway({ apiRoot: visit.url, tokens });
    const { entries } = await other.cart.load({ signal });
    assert.deepEqual([entries![0]!.itemId, entries![0]!.chosenVariant!.sku], ['tee', 'tee-forest-s']);
  });

  it('reads new prices', async () => {
    const { cart } = open();
    await addTo(cart, 'print');
    store.shelf.variantOf('print').priceCents = 1_350;
    assert.equal((await cart.load({ signal })).grandTotalCents, 1_350);
    store.shelf.variantOf('print').priceCents = 1_200;
  });

  it('finds no line to change after a checkout, and answers with the empty cart', async () => {
    const { cart } = open();
    const { cart: known, entry } = await addTo(cart, 'mug');
    store.completeCarts();
    const refusal = await refused(cart.setQuantity(entry!.id, 2, newKey(), callWith(known)), 'not-found');
    assert.deepEqual((refusal.cart as typeof known).entries, []);
  });

  it('takes a code as applied whose answer was lost', async () => {
    const { cart, visit } = open();
    await addTo(cart, 'mug');
    visit.failNext('write', 'commit-then-drop');
    await refused(cart.applyCode!('TEN', newKey(), callWith()), 'offline');
    const { cart: coded } = await cart.applyCode!('TEN', newKey(), { ...callWith(), isRetry: true });
    assert.deepEqual(coded.coupons, [{ code: 'ten' }]);
  });

  it('waits as long as the store asks', async () => {
    const { cart, products } = open();
    await products.loadProduct('mug', signal);
    const message = 'Too many requests. Please wait 7 seconds before trying again.';
    const headers = { 'ratelimit-retry-after': '7' };
    store.answerNext({ ...wooFailure(400, 'rate_limit_exceeded', message), headers });
    assert.equal((await refused(addTo(cart, 'mug'), 'rate-limited')).retryAfterMs, 7_000);
  });
});

describe('the WooCommerce gateway, on a store with other settings', () => {
  const SETTINGS = {
    'whole dollars': [{ decimals: 0 }, ['18', 3_600, 0, 3_600]],
    'four decimals': [{ decimals: 4 }, ['18.0000', 3_600, 0, 3_600]],
    'tax on top': [{ taxPercent: 10 }, ['18.00', 3_600, 360, 3_960]],
    'tax in prices': [{ taxPercent: 10, isTaxShown: true }, ['19.80', 3_960, undefined, 3_960]],
  } as const;
  for (const [name, [settings, expected]] of Object.entries(SETTINGS))
    it(`reads amounts of ${name}`, async () => {
      const store = await startWooCommerce(settings);
      try {
        const { cart, products } = openAt(store);
        const mug = (await products.loadProduct('mug', signal)) as {
          readonly structuredContent: { readonly priceMoney: { readonly value: string } };
        };
        const { subtotalCents, taxCents, grandTotalCents, entries } = (await addTo(cart, 'mug', 2)).cart;
        const { value } = mug.structuredContent.priceMoney;
        assert.deepEqual([value, subtotalCents, taxCents, grandTotalCents], expected);
        assert.equal(entries![0]!.subTotal, subtotalCents);
      } finally {
        await store.close();
      }
    });
});
