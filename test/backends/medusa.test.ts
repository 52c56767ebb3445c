import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';

import { type Medusa, startMedusa } from '../support/backends/medusa.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';

const FIELDS = 'title,*variants.calculated_price,+variants.inventory_quantity';

interface Mug {
  readonly products: readonly {
    readonly title: string;
    readonly variants: readonly {
      readonly id: string;
      readonly inventory_quantity: number;
      readonly calculated_price: { readonly calculated_amount: number };
    }[];
  }[];
}

interface Answer {
  readonly cart: {
    readonly id: string;
    readonly total: number;
    readonly items: readonly { readonly quantity: number }[];
  };
}

describeWithPostgres('Medusa', () => {
  let medusa: Medusa;
  before(async () => {
    medusa = await startMedusa();
  });
  after(() => medusa.stop());

  it('sells the mug, and knows its coupon', async () => {
    const { publishableKey, regions } = medusa.settings;
    const ask = async (path: string, body?: object): Promise<unknown> => {
      const answer = await fetch(`${medusa.url}/store/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'x-publishable-api-key': publishableKey, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      });
      return answer.json();
    };

    const query = new URLSearchParams({ handle: 'mug', region_id: regions.usd, fields: FIELDS });
    const { products } = (await ask(`products?${query}`)) as Mug;
    const [{ title, variants }] = products as [Mug['products'][0]];
    const [variant] = variants;
    assert.deepEqual(
      [title, variant?.calculated_price.calculated_amount, variant?.inventory_quantity],
      ['Stoneware Mug', 18, 50],
    );

    const created = (await ask('carts', { region_id: regions.usd })) as Answer;
    const cart = `carts/${created.cart.id}`;
    const added = (await ask(`${cart}/line-items`, { variant_id: variant?.id, quantity: 2 })) as Answer;
    assert.deepEqual([added.cart.total, added.cart.items.map(({ quantity }) => quantity)], [36, [2]]);
    const reduced = (await ask(`${cart}/promotions`, { promo_codes: ['TEN'] })) as Answer;
    assert.equal(reduced.cart.total, 32.4);
  });
});
