import assert from 'node:assert/strict';

import { parseProduct, type Product } from '../../../core/product/index.ts';
import { refused } from '../../support/check.ts';
import { CALL, type MedusaVisitor } from '../../support/backends/medusa-visitor.ts';
import { MUG, type MedusaContext } from './context.ts';

async function load({ products }: MedusaVisitor, itemId: string): Promise<Product> {
  const json = await products.loadProduct(itemId, CALL.signal);
  const report = (error: unknown) => {
    throw error;
  };
  return parseProduct(json, { fallbackCurrency: 'USD', report })!;
}

/** Tests products, names and regions. */
export function testProducts({ runner: { describe, it }, open, medusa }: MedusaContext): void {
  describe('a product of Medusa', () => {
    it('is asked for once, after the region that sells in the currency of the page', async () => {
      const { products, requests } = open();
      await products.loadProduct('mug', CALL.signal);
      await products.loadProduct('tee', CALL.signal);
      assert.deepEqual(requests(), ['GET regions', 'GET products', 'GET products']);
    });

    it('costs what the region in the currency of the page asks', async () => {
      const visitor = open({ currency: 'JPY' });
      const { variants } = await load(visitor, 'mug');
      assert.deepEqual(variants[0]?.price, { amountMinor: 1_800, currency: 'JPY' });
      const { cart } = await visitor.cart.add(MUG, '', CALL);
      assert.deepEqual([cart.currency, cart.grandTotalCents], ['JPY', 1_800]);
    });

    it('costs what the region of the settings asks, whatever the currency of the page', async () => {
      const visitor = open({ apiRegion: medusa().settings.regions.usd, currency: 'JPY' });
      const { variants } = await load(visitor, 'mug');
      assert.deepEqual(variants[0]?.price, { amountMinor: 1_800, currency: 'USD' });
      const { cart } = await visitor.cart.add(MUG, '', CALL);
      assert.deepEqual([cart.currency, cart.grandTotalCents], ['USD', 1_800]);
      assert.deepEqual(visitor.requests(), ['GET products', 'POST carts']);
    });

    it('of a page in a currency without a region names what is missing', async () => {
      const { products } = open({ currency: 'NOK' });
      await assert.rejects(
        products.loadProduct('mug', CALL.signal),
        /a currency of its regions \(.*USD.*\), or .* api-region, got "NOK"/,
      );
    });

    it('keeps the name that the page has for it: its handle, or its id', async () => {
      const visitor = open();
      const { cart } = await visitor.cart.add(MUG, '', CALL);
      assert.equal(cart.entries?.[0]?.itemId, 'mug');
      const { products: listed } = (await visitor.get('products?handle=mug&fields=id')) as {
        readonly products: readonly { readonly id: string }[];
      };
      const { id } = listed[0]!;
      assert.equal((await load(visitor, id)).id, id);
      const { entry } = await visitor.cart.add({ ...MUG, itemId: id }, '', CALL);
      assert.deepEqual([entry?.itemId, entry?.quantity], [id, 2]);
      assert.equal((await visitor.cart.add(MUG, '', CALL)).entry?.itemId, 'mug');
      // A page that has not shown the product calls it by its handle.
      const other = open({ tokens: visitor.tokens, apiRoot: visitor.visit.url });
      assert.equal((await other.cart.load(CALL)).entries?.[0]?.itemId, 'mug');
    });

    it('has a sale price and its former price', async () => {
      const visitor = open();
      const { owner } = medusa();
      await owner.setSalePriceCents?.('print', 950);
      const { variants } = await load(visitor, 'print');
      const [{ price, salePrice, isOnSale }] = variants as [Product['variants'][number]];
      assert.deepEqual([isOnSale, salePrice?.amountMinor, price?.amountMinor], [true, 950, 1_200]);
      await owner.setSalePriceCents?.('print', null);
    });

    it('that one tag no longer needs is still loaded for another', async () => {
      const { products } = open();
      const life = new AbortController();
      const [first, second] = [
        products.loadProduct('mug', life.signal),
        products.loadProduct('tee', CALL.signal),
      ];
      life.abort();
      await assert.rejects(first);
      assert.equal(((await second) as { readonly id: string }).id, 'tee');
    });

    it('with another key is refused', async () => {
      const { products } = open({ apiKey: 'pk_wrong' });
      const refusal = await refused(products.loadProduct('mug', CALL.signal), 'invalid');
      // About the page, not for visitors.
      assert.equal(refusal.serverMessage, undefined);
    });
  });
}
