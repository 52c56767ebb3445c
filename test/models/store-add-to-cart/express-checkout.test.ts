import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import { mugProduct } from '../../../elements/testing.ts';
import { settlePromises, until } from '../shop.ts';
import { startBuying, type Buying } from './buying.ts';

const SECOND_MS = 1_000;

describe('an express button whose checkout cannot be opened', () => {
  let buying: Buying;
  let failure: FailureKind | null;
  let wayCount: number;
  beforeEach(async () => {
    buying = await startBuying(mugProduct);
    failure = 'offline';
    wayCount = 0;
    buying.expressTo(() => {
      wayCount += 1;
      return failure === null ? Promise.resolve() : Promise.reject(new StorefrontError(failure));
    });
  });
  afterEach(() => {
    buying.close();
  });

  const count = () => buying.shop.cart.$count.get();
  const press = async () => {
    buying.model.actions.submit();
    await settlePromises();
    await settlePromises();
  };
  const said = () => {
    const { failure: shown } = buying.shown();
    return shown && [shown.title, shown.message];
  };
  const OFFLINE = ['Unable to open the checkout', 'Please check your internet connection.'];

  it('says why, and goes there again without adding again', async () => {
    await press();
    await until(() => buying.shown().failure !== null, 'the failure');
    assert.deepEqual([said(), count(), wayCount], [OFFLINE, 1, 1]);
    buying.clock.pass(SECOND_MS);
    await press();
    assert.deepEqual([said(), count(), wayCount], [OFFLINE, 1, 2]);
    failure = null;
    buying.clock.pass(SECOND_MS);
    await press();
    assert.deepEqual([said(), count(), wayCount], [null, 1, 3]);
    buying.clock.pass(4 * SECOND_MS);
    await press();
    assert.deepEqual([count(), wayCount], [2, 4], 'the next purchase');
  });

  it('adds another quantity', async () => {
    await press();
    buying.model.actions.typeQuantity('2');
    failure = null;
    await press();
    assert.deepEqual([count(), wayCount], [3, 2]);
  });

  it('adds the product again after it was removed', async () => {
    await press();
    await buying.shop.cart.remove(buying.entryOf('mug').id);
    failure = null;
    buying.clock.pass(SECOND_MS);
    await press();
    assert.deepEqual([count(), wayCount], [1, 2]);
  });

  it('reads a cart again that was bought, and adds the product to the next one', async () => {
    failure = 'bought';
    await press();
    assert.deepEqual(said(), ['Unable to open the checkout', 'This cart has already been bought.']);
    failure = null;
    buying.clock.pass(SECOND_MS);
    await press();
    assert.deepEqual([count(), wayCount], [2, 2]);
  });

  it('stays busy while the way is looked for, and ignores clicks', async () => {
    let find = (): void => undefined;
    buying.expressTo(
      () =>
        new Promise((resolve) => {
          find = resolve;
        }),
    );
    await press();
    buying.clock.pass(5 * SECOND_MS);
    await press();
    assert.deepEqual([buying.shown().state, count()], ['adding', 1]);
    find();
    await settlePromises();
    buying.clock.pass(SECOND_MS);
    assert.equal(buying.shown().state, 'added');
  });
});
