import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mugProduct, storefront, useMemoryStore } from '../../elements/testing.ts';

const MUG = { itemId: 'mug', sku: 'mug', quantity: 1, additionalFields: '' };

/** The timers that keep the process alive. */
const timerCount = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

describe('the store in memory, in plain Node', () => {
  it('sells from the cart of the page, and has nothing to say', async (test) => {
    const { mock: warn } = test.mock.method(console, 'warn', () => undefined);
    await useMemoryStore([mugProduct]);
    const { userErrors } = await storefront().cart.add(MUG);
    assert.deepEqual(userErrors, []);
    assert.equal(storefront().cart.$count.get(), 1);
    assert.deepEqual(
      warn.calls.flatMap((call) => call.arguments),
      [],
    );
  });

  it('keeps no process alive after an addition of unknown outcome', async () => {
    const store = await useMemoryStore([mugProduct]);
    const before = timerCount();
    store.failNext('offline');
    await assert.rejects(storefront().cart.add(MUG), { kind: 'offline' });
    // Those of another file may end meanwhile.
    assert.ok(timerCount() <= before);
  });
});
