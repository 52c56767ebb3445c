/** What the gateways to Shopify and WooCommerce have in common. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';

import type { VariantItem } from '../../core/product/index.ts';
import { refused } from '../support/check.ts';
import { addTo, callWith, linesOf, newKey } from '../support/gateways/one-visitor.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
import { STAND_INS } from '../support/stand-ins/stand-ins.ts';

const { signal } = new AbortController();
const FAULTS = {
  '429;retry-after=3': 'rate-limited',
  '500': 'server',
  '403': 'forbidden',
  html: 'unknown-outcome',
  drop: 'offline',
};

/** Where they differ. */
const ROWS = {
  Shopify: {
    idsOf: (id: number) => ['tee', String(id), `gid://shopify/Product/${id}`],
    tee: { assetUrl: 'https://cdn.shopify.test/tee.jpg', price: '24.0' },
    // A cart that has expired looks like one that was bought.
    ofEndedCart: 'bought',
    faults: { ...FAULTS, '401': 'forbidden', '404': 'server' },
  },
  WooCommerce: {
    idsOf: (id: number) => ['tee', String(id)],
    tee: { assetUrl: 'https://store.test/wp-content/uploads/tee.jpg', price: '24.00' },
    ofEndedCart: 'not-found',
    faults: FAULTS,
  },
} as const;

for (const [name, { idsOf, tee, ofEndedCart, faults }] of Object.entries(ROWS))
  describe(`the ${name} gateway`, () => {
    const { start, open: openGateways } = STAND_INS[name as keyof typeof ROWS];
    let standIn: Awaited<ReturnType<typeof start>>;
    before(async () => {
      standIn = await start();
    });
    afterEach(() => {
      assert.deepEqual(standIn.mistakes, []);
    });
    after(() => standIn.close());

    function open() {
      const visit = standIn.visit();
      const tokens = memoryTokens();
      return { ...openGateways({ apiRoot: visit.url, currency: 'USD', tokens }), tokens, visit };
    }

    it('loads a product with its variants by each of its ids', async () => {
      const { products } = open();
      const { id } = standIn.shelf.products.find(({ handle }) => handle === 'tee')!;
      for (const itemId of idsOf(id)) {
        const { structuredContent, ...item } = (await products.loadProduct(itemId, signal)) as {
          readonly structuredContent: { readonly variants: readonly VariantItem[] };
        };
        const mainImage = { assetUrl: tee.assetUrl, altText: 'Everyday Tee' };
        assert.deepEqual(item, { id: 'tee', title: 'Everyday Tee', mainImage });
        const { variants, ...content } = structuredContent;
        const priceMoney = { value: tee.price, currency: 'USD' };
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

    describe('after the end of a cart', () => {
      async function openWithEndedCart() {
        const visitor = open();
        const { cart: known, entry } = await addTo(visitor.cart, 'mug');
        standIn.endCarts();
        return { ...visitor, known, entryId: entry!.id };
      }

      it('loads an empty cart', async () => {
        const { cart } = await openWithEndedCart();
        assert.deepEqual((await cart.load({ signal })).entries, []);
      });

      it('adds to a new cart', async () => {
        const { cart, known } = await openWithEndedCart();
        assert.deepEqual(linesOf((await addTo(cart, 'print', 1, known)).cart), [['print', 1]]);
      });

      it('refuses another quantity with the empty cart, and takes a removal as made', async () => {
        const { cart, known, entryId } = await openWithEndedCart();
        const refusal = await refused(cart.setQuantity(entryId, 2, newKey(), callWith(known)), ofEndedCart);
        assert.deepEqual((refusal.cart as typeof known).entries, []);
        const again = await openWithEndedCart();
        const { cart: left } = await again.cart.remove(again.entryId, newKey(), callWith(again.known));
        assert.deepEqual(left.entries, []);
      });
    });

    for (const [fault, kind] of Object.entries(faults))
      it(`reports "${fault}" as ${kind}`, async () => {
        const { cart, products, visit } = open();
        await products.loadProduct('mug', signal);
        visit.failNext('write', fault);
        await refused(addTo(cart, 'mug'), kind);
        assert.deepEqual((await cart.load({ signal })).entries, []);
      });
  });
