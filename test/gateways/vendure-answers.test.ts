/** Answers that a plain Vendure does not give, so that they are not recorded. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { vendureGateway } from '../../core/vendure/index.ts';
import { refused } from '../support/check.ts';
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
