/** Answers that a plain Medusa does not give, so that they are not recorded. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';

import { medusaGateway } from '../../core/medusa/index.ts';
import { callWith, newKey } from '../support/gateways/one-visitor.ts';
import { refused } from '../support/check.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
import { serveStandIn, type StandIn } from '../support/stand-ins/serve.ts';

const { signal } = new AbortController();
const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '' };
const CART = { id: 'cart_1', currency_code: 'usd', items: [] };

const productOf = (id: string) => ({
  ...{ id, handle: id.replace('prod_', ''), title: 'Stoneware Mug' },
  variants: [{ id: `variant_${id}`, sku: id, options: [] }],
});

describe('the gateway to Medusa', () => {
  let store: StandIn | undefined;
  afterEach(() => store?.close());

  type Answer = (method: string, path: string) => unknown;

  /** Opens the gateway to a store with one cart, which answers with the status of `refuse` where that returns one. */
  async function open(answer: Answer, apiRegion: string | null = 'reg_1') {
    store = await serveStandIn(async ({ method, path }) => {
      const json = await answer(method, path.replace('/store/', ''));
      const { status = 200 } = json as { readonly status?: number };
      return { status, json };
    });
    const visit = store.visit();
    const tokens = memoryTokens();
    tokens.set('cart_1');
    return {
      ...medusaGateway({ apiRoot: visit.url, apiKey: 'pk', apiRegion, currency: 'USD', tokens }),
      ...{ tokens, visit },
    };
  }

  it('keeps the cart when something else is not found', async () => {
    const { cart, tokens } = await open((_, path) =>
      path.startsWith('products')
        ? { products: [productOf('prod_mug')] }
        : { status: 404, type: 'not_found', message: 'Variant id not found: variant_prod_mug' },
    );
    await refused(cart.add(MUG, newKey(), callWith()), 'not-found');
    assert.equal(tokens.get(), 'cart_1');
  });

  it('writes any text of a page as one part of a path', async () => {
    const { cart, visit } = await open(() => ({ cart: CART }));
    await cart.setQuantity('../../other?a=b', 2, newKey(), callWith());
    const { path } = visit.sent[0]!;
    assert.equal(path.split('?')[0], '/store/carts/cart_1/line-items/..%2F..%2Fother%3Fa%3Db');
  });

  it('reads the products of more lines than Medusa answers at once', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `prod_${index}`);
    const items = ids.map((id) => ({ id: `line_${id}`, product_id: id, quantity: 1, unit_price: 1 }));
    const { cart } = await open((_, path) => {
      if (path.startsWith('carts')) return { cart: { ...CART, items } };
      const asked = [...new URL(path, 'http://store.test').searchParams].filter(([name]) =>
        name.startsWith('id'),
      );
      return { products: asked.slice(0, 50).map(([, id]) => productOf(id)) };
    });
    const { entries } = await cart.load({ signal });
    assert.deepEqual(
      entries!.filter(({ itemId }) => itemId === ''),
      [],
    );
  });

  it('asks for the regions again after a call that was given up', { timeout: 20_000 }, async () => {
    const life = new AbortController();
    let count = 0;
    const { products } = await open((_, path) => {
      if (!path.startsWith('regions')) return { products: [productOf('prod_mug')] };
      count += 1;
      if (count > 1) return { regions: [{ id: 'reg_1', currency_code: 'usd' }] };
      life.abort();
      return new Promise(() => undefined);
    }, null);
    await assert.rejects(products.loadProduct('mug', life.signal));
    assert.equal(((await products.loadProduct('mug', signal)) as { readonly id: string }).id, 'mug');
  });
});
