import { expect } from '@open-wc/testing';
import type { CartCall, CartGateway } from '../../../core/cart/index.ts';
import type { BackendOptions } from '../../../core/gateway-kit/index.ts';
import { medusaGateway } from '../../../core/medusa/index.ts';
import { shopifyGateway } from '../../../core/shopify/index.ts';
import { vendureGateway } from '../../../core/vendure/index.ts';

const call: CartCall = { signal: new AbortController().signal, isRetry: false, known: null };
const setNote = async (cart: CartGateway) => cart.setNote?.('Ring twice', 'key', call);

const SHOPIFY_CART = {
  ...{ id: 'gid://shopify/Cart/1', checkoutUrl: 'https://shop.example/', note: null, totalQuantity: 0 },
  cost: { totalAmount: { amount: '0.0', currencyCode: 'EUR' } },
  ...{ discountAllocations: [], discountCodes: [] },
  lines: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
};

interface Case {
  readonly open: (options: BackendOptions) => { readonly cart: CartGateway };
  /** What decides currency and prices. */
  readonly place: 'apiKey' | 'apiRegion';
  /** Makes a change, for which the backend issues a token. */
  readonly change: (cart: CartGateway) => Promise<unknown>;
  readonly answer: object;
}

const BACKENDS: Readonly<Record<string, Case>> = {
  'channel of Vendure': {
    open: vendureGateway,
    place: 'apiKey',
    change: async (cart) => cart.applyCode?.('TEN', 'key', call).catch(() => null),
    answer: { data: { done: { errorCode: 'COUPON_CODE_INVALID_ERROR', message: '' }, activeOrder: null } },
  },
  'region of Medusa': {
    open: medusaGateway,
    place: 'apiRegion',
    change: setNote,
    answer: { cart: { id: 'cart_1' } },
  },
  'country of Shopify': {
    open: shopifyGateway,
    place: 'apiRegion',
    change: setNote,
    answer: { data: { cart: SHOPIFY_CART, payload: { cart: SHOPIFY_CART, userErrors: [], warnings: [] } } },
  },
};

describe('the token of a visitor in the browser', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
    localStorage.clear();
    sessionStorage.clear();
  });

  for (const [what, { open, place, change, answer }] of Object.entries(BACKENDS)) {
    it(`is that of one ${what}, whose cart has one currency`, async () => {
      let count = 0;
      globalThis.fetch = () => {
        count += 1;
        return Promise.resolve(Response.json(answer, { headers: { 'vendure-auth-token': 'token' } }));
      };
      const openAt = (name: string) => open({ apiRoot: 'https://shop.example', [place]: name }).cart;
      const readsCart = async (name: string) => {
        const before = count;
        await openAt(name)
          .load(call)
          .catch(() => null);
        return count > before;
      };
      await change(openAt('DE'));
      expect([await readsCart('US'), await readsCart('DE')]).to.deep.equal([false, true]);
    });
  }
});
