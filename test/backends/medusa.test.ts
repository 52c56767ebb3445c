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

  it('sells the mug with its coupon, and obeys its owner', async () => {
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
    const readMug = async () => {
      const { products } = (await ask(`products?${query}`)) as Mug;
      const { title, variants } = products[0]!;
      const { id, calculated_price: price, inventory_quantity: quantity } = variants[0]!;
      return { title, id, amount: price.calculated_amount, quantity };
    };
    const mug = await readMug();
    assert.deepEqual(mug, { title: 'Stoneware Mug', id: mug.id, amount: 18, quantity: 50 });

    const created = (await ask('carts', { region_id: regions.usd })) as Answer;
    const cart = `carts/${created.cart.id}`;
    const added = (await ask(`${cart}/line-items`, { variant_id: mug.id, quantity: 2 })) as Answer;
    assert.deepEqual([added.cart.total, added.cart.items.map(({ quantity }) => quantity)], [36, [2]]);
    const reduced = (await ask(`${cart}/promotions`, { promo_codes: ['TEN'] })) as Answer;
    assert.equal(reduced.cart.total, 32.4);

    await medusa.owner.setPriceCents('mug', 2_000);
    await medusa.owner.setStock('mug', 0);
    assert.deepEqual(await readMug(), { ...mug, amount: 20, quantity: 0 });
  });
});
