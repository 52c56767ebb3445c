/** Answers that the stand-in of a shop does not give. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';

import { shopifyGateway } from '../../core/shopify/index.ts';
import { refused } from '../support/check.ts';
import { callWith, newKey } from '../support/gateways/one-visitor.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
import { serveStandIn, type StandIn } from '../support/stand-ins/serve.ts';

const money = (amount: string) => ({ amount, currencyCode: 'USD' });
const lastPage = <Node>(nodes: readonly Node[]) => ({
  nodes,
  pageInfo: { hasNextPage: false, endCursor: null },
});
const VARIANT = {
  ...{ id: 'gid://shopify/ProductVariant/1', sku: 'mug', requiresShipping: true, selectedOptions: [] },
  ...{ image: null, availableForSale: true, quantityAvailable: 3, currentlyNotInStock: false },
  ...{ price: money('18.0'), compareAtPrice: null },
};
const PRODUCT = {
  ...{ id: 'gid://shopify/Product/1', handle: 'mug', title: 'Mug', isGiftCard: false, featuredImage: null },
  variants: lastPage([VARIANT]),
};
const LINE = {
  ...{ id: 'gid://shopify/CartLine/1', quantity: 1, attributes: [], discountAllocations: [] },
  cost: { amountPerQuantity: money('18.0'), subtotalAmount: money('18.0') },
  merchandise: { ...VARIANT, product: PRODUCT },
};
const CART = {
  ...{ id: 'gid://shopify/Cart/1', checkoutUrl: 'https://shop.test/', note: null, totalQuantity: 1 },
  ...{ cost: { totalAmount: money('18.0') }, discountAllocations: [], discountCodes: [] },
  lines: lastPage([LINE]),
};

describe('the gateway to a shop of Shopify', () => {
  let shop: StandIn | undefined;
  afterEach(() => shop?.close());

  /** Opens a visitor whose changes the shop answers with a cart and warnings. */
  async function open(cart: object, warnings: readonly object[] = []) {
    shop = await serveStandIn(({ body }) => {
      const { query } = body as { readonly query: string };
      const payload = { cart: { ...CART, ...cart }, userErrors: [], warnings };
      const data = query.startsWith('mutation') ? { payload } : { byHandle: PRODUCT, cart: payload.cart };
      return { status: 200, json: { data } };
    });
    const tokens = memoryTokens();
    tokens.set(CART.id);
    return shopifyGateway({ apiRoot: shop.visit().url, tokens }).cart;
  }

  const request = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '{"engraving":"Ann"}' };

  it('does not call an addition sold out that the shop holds in another form', async () => {
    // An app of the shop may replace merchandise or attributes.
    const cart = await open({});
    const { cart: made, entry } = await cart.add(request, newKey(), callWith());
    assert.deepEqual([made.totalQuantity, entry], [1, null]);
  });

  it('is sold out where a warning says so', async () => {
    const warning = { code: 'MERCHANDISE_OUT_OF_STOCK', message: 'Sold out.', target: VARIANT.id };
    const cart = await open({ lines: lastPage([]), totalQuantity: 0 }, [warning]);
    await refused(cart.add(request, newKey(), callWith()), 'sold-out');
  });

  it('refuses a code in the words about codes', async () => {
    const cart = await open({}, [
      { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 1 left.', target: LINE.id },
      { code: 'DISCOUNT_NOT_FOUND', message: 'No such code.', target: CART.id },
    ]);
    const { serverMessage } = await refused(cart.applyCode!('NOPE', newKey(), callWith()), 'invalid');
    assert.equal(serverMessage, 'No such code.');
  });
});
