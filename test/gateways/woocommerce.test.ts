import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { describeCartGateway, describeProductGateway } from '../../core/gateway-suite/index.ts';
import type { VariantItem } from '../../core/product/index.ts';
import { wooCommerceGateway } from '../../core/woocommerce/index.ts';
import { refused } from '../support/check.ts';
import { addTo, callWith, linesOf, newKey } from '../support/gateways/one-visitor.ts';
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
    does: { digital: false },
  });

  it('loads a product with its variations by slug and id', async () => {
    const { products } = open();
    const { id } = store.shelf.products.find(({ handle }) => handle === 'tee')!;
    for (const itemId of ['tee', String(id)]) {
      const { structuredContent, ...item } = (await products.loadProduct(itemId, signal)) as {
        readonly structuredContent: { readonly variants: readonly VariantItem[] };
      };
      const mainImage = {
        assetUrl: 'https://store.test/wp-content/uploads/tee.jpg',
        altText: 'Everyday Tee',
      };
      assert.deepEqual(item, { id: 'tee', title: 'Everyday Tee', mainImage });
      const { variants, ...content } = structuredContent;
      const priceMoney = { value: '24.00', currency: 'USD' };
      assert.deepEqual(content, { productType: 1, priceMoney, variantOptionOrdering: ['Color', 'Size'] });
      const of = (size: string) => ({ Color: 'Forest', Size: size });
      assert.deepEqual(
        variants.map(({ sku, qtyInStock, attributes }) => ({ sku, qtyInStock, attributes })),
        [
          { sku: 'tee-forest-s', qtyInStock: 5, attributes: of('S') },
          { sku: 'tee-forest-m', qtyInStock: 0, attributes: of('M') },
        ],
      );
    }
    await refused(products.loadProduct('no-such-thing', signal), 'not-found');
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

  describe('after the end of a session', () => {
    async function openWithExpiredCart() {
      const visitor = open();
      const { cart: known, entry } = await addTo(visitor.cart, 'mug');
      store.expireCarts();
      return { ...visitor, known, entryId: entry!.id };
    }

    it('loads an empty cart', async () => {
      const { cart } = await openWithExpiredCart();
      assert.deepEqual((await cart.load({ signal })).entries, []);
    });

    it('adds to a new cart', async () => {
      const { cart } = await openWithExpiredCart();
      assert.deepEqual(linesOf((await addTo(cart, 'print')).cart), [['print', 1]]);
    });

    it('finds no line to change, and takes a removal as made', async () => {
      const { cart, known, entryId } = await openWithExpiredCart();
      const refusal = await refused(cart.setQuantity(entryId, 2, newKey(), callWith(known)), 'not-found');
      assert.deepEqual((refusal.cart as typeof known).entries, []);
      const again = await openWithExpiredCart();
      const { cart: left } = await again.cart.remove(again.entryId, newKey(), callWith(again.known));
      assert.deepEqual(left.entries, []);
    });
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

  const FAILURES = {
    '429;retry-after=3': 'rate-limited',
    '500': 'server',
    '403': 'forbidden',
    html: 'unknown-outcome',
    drop: 'offline',
  };
  for (const [fault, kind] of Object.entries(FAILURES))
    it(`reports "${fault}" as ${kind}`, async () => {
      const { cart, visit } = open();
      visit.failNext('write', fault);
      await refused(addTo(cart, 'mug'), kind);
      assert.deepEqual((await cart.load({ signal })).entries, []);
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
