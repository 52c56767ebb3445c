import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { mugProduct } from '../../../elements/testing.ts';
import { PLAIN, startBuying, type Buying } from './buying.ts';

describe('the quantity attribute', () => {
  let buying: Buying;
  afterEach(() => {
    buying.close();
  });

  const say = (attributes: object) => {
    buying.model.setAttributes({ ...PLAIN, ...attributes });
  };
  const quantity = () => buying.shown().quantityText;

  it('fills the field initially', async () => {
    buying = await startBuying(mugProduct, { quantity: 3 });
    assert.equal(quantity(), '3');
  });

  it('keeps typed text while it does not change', async () => {
    buying = await startBuying(mugProduct, { quantity: 3 });
    buying.model.actions.typeQuantity('7');
    say({ quantity: 3, buttonText: 'Buy' });
    assert.deepEqual([quantity(), buying.shown().label], ['7', 'Buy']);
  });

  it('replaces typed text when it changes', async () => {
    buying = await startBuying(mugProduct, { quantity: 3 });
    buying.model.actions.typeQuantity('7');
    say({ quantity: 5 });
    assert.equal(quantity(), '5');
  });

  it('restores the default when it is removed, unless the visitor has typed', async () => {
    buying = await startBuying(mugProduct, { quantity: 3 });
    say({});
    assert.equal(quantity(), '1');
    say({ quantity: 4 });
    buying.model.actions.typeQuantity('7');
    say({});
    assert.equal(quantity(), '7');
  });

  it('applies to the next product, too', async () => {
    buying = await startBuying(mugProduct, { quantity: 3 });
    buying.model.use(buying.product(mugProduct));
    assert.equal(quantity(), '3');
  });
});
