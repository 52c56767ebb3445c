/** What no friendly backend answers. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';

import type { BackendGateways, BackendOptions } from '../../core/gateway-kit/index.ts';
import { shopifyGateway } from '../../core/shopify/index.ts';
import { vendureGateway } from '../../core/vendure/index.ts';
import { wooCommerceGateway } from '../../core/woocommerce/index.ts';
import { refused } from '../support/check.ts';
import { callWith, newKey } from '../support/gateways/one-visitor.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
import { serveStandIn, type StandIn } from '../support/stand-ins/serve.ts';

const { signal } = new AbortController();

/** Names that every object inherits a value for. */
const CODES = ['constructor', '__proto__', 'toString'];

interface Case {
  readonly open: (options: BackendOptions) => BackendGateways;
  readonly status: number;
  readonly answers: (code: string) => readonly object[];
}

const BACKENDS: Readonly<Record<string, Case>> = {
  Vendure: {
    open: vendureGateway,
    status: 200,
    answers: (code) => [
      { data: { done: { errorCode: code, message: 'No.' } } },
      { errors: [{ message: 'No.', extensions: { code } }] },
    ],
  },
  Shopify: {
    open: shopifyGateway,
    status: 200,
    answers: (code) => [
      {
        data: { payload: { cart: null, userErrors: [{ code, field: null, message: 'No.' }], warnings: [] } },
      },
      { data: null, errors: [{ message: 'No.', extensions: { code } }] },
    ],
  },
  WooCommerce: {
    open: wooCommerceGateway,
    status: 400,
    answers: (code) => [{ code, message: 'No.', data: null }],
  },
};

describe('a hostile answer', () => {
  let backend: StandIn | undefined;
  afterEach(() => backend?.close());

  async function openAt(open: Case['open'], answer: (path: string) => { status: number; json: unknown }) {
    backend = await serveStandIn(({ path }) => answer(path));
    const tokens = memoryTokens();
    tokens.set('gid://shopify/Cart/1');
    return open({ apiRoot: backend.visit().url, tokens });
  }

  for (const [name, { open, status, answers }] of Object.entries(BACKENDS))
    it(`of ${name} with the code of an inherited property is a plain refusal`, async () => {
      for (const json of CODES.flatMap(answers)) {
        const { cart } = await openAt(open, () => ({ status, json }));
        await refused(cart.setQuantity('line', 2, newKey(), callWith()), 'invalid');
        await backend?.close();
      }
    });

  it('of Shopify with the same page again and again ends', { timeout: 20_000 }, async () => {
    const variant = {
      ...{ id: 'gid://shopify/ProductVariant/1', sku: 'mug', requiresShipping: true, selectedOptions: [] },
      ...{ image: null, availableForSale: true, quantityAvailable: 3, currentlyNotInStock: false },
      ...{ price: { amount: '18.0', currencyCode: 'USD' }, compareAtPrice: null },
    };
    for (const endCursor of ['same', null]) {
      const variants = { nodes: [variant], pageInfo: { hasNextPage: true, endCursor } };
      const product = {
        ...{ id: 'gid://shopify/Product/1', handle: 'mug', title: 'Mug', isGiftCard: false },
        ...{ featuredImage: null, variants },
      };
      const { products } = await openAt(shopifyGateway, () => ({
        status: 200,
        json: { data: { byHandle: product } },
      }));
      const { id } = (await products.loadProduct('mug', signal)) as { readonly id: string };
      assert.equal(id, 'mug');
      await backend?.close();
    }
  });
});
