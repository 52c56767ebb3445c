import { expect } from '@open-wc/testing';
import type { CartResult } from '../../../core/cart/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { refused } from '../../support/check.ts';
import { MUG, openStagedCart, PRINT, settle } from './open-cart.ts';

describe('a store that answers 429', () => {
  /** Adds a mug again after a 429; returns whether it was sent. */
  async function addWhileBusy(retryAfterMs: number | undefined, passedMs: number) {
    const { cart, calls, clock } = openStagedCart();
    const added = cart.add(MUG);
    await settle();
    calls[0]!.fail(new StorefrontError('rate-limited', retryAfterMs === undefined ? {} : { retryAfterMs }));
    await refused(added, 'rate-limited');
    clock.nowMs = passedMs;
    const again = cart.add(MUG);
    await settle();
    if (calls.length === 1) await refused(again, 'rate-limited');
    else void again;
    return { wasAsked: calls.length > 1 };
  }

  it('gets no request before the cooldown ends', async () => {
    expect(await addWhileBusy(3_000, 2_999)).to.deep.equal({ wasAsked: false });
    expect(await addWhileBusy(3_000, 3_000)).to.deep.equal({ wasAsked: true });
  });

  it('gets no request for at least half a second and at most half a minute', async () => {
    for (const retryAfterMs of [undefined, 0]) {
      expect(await addWhileBusy(retryAfterMs, 499)).to.deep.equal({ wasAsked: false });
      expect(await addWhileBusy(retryAfterMs, 500)).to.deep.equal({ wasAsked: true });
    }
    expect(await addWhileBusy(86_400_000, 29_999)).to.deep.equal({ wasAsked: false });
    expect(await addWhileBusy(86_400_000, 30_000)).to.deep.equal({ wasAsked: true });
  });

  it('gets no longer cooldown by repeated clicks', async () => {
    const { cart, calls, clock } = openStagedCart();
    const added = cart.add(MUG);
    await settle();
    calls[0]!.fail(new StorefrontError('rate-limited', { retryAfterMs: 3_000 }));
    await refused(added, 'rate-limited');
    for (clock.nowMs = 100; clock.nowMs < 3_000; clock.nowMs += 100) {
      const { retryAfterMs } = await refused(cart.add(MUG), 'rate-limited');
      expect(retryAfterMs).to.equal(3_000 - clock.nowMs);
    }
    void cart.add(MUG);
    await settle();
    expect(calls).to.have.lengthOf(2);
  });

  it('gets neither waiting nor new changes during the cooldown', async () => {
    const { cart, calls } = openStagedCart();
    const changes: Promise<CartResult>[] = [cart.add(MUG), cart.add(PRINT), cart.update('entry', 2)];
    await settle();
    calls[0]!.fail(new StorefrontError('rate-limited', { retryAfterMs: 3_000 }));
    for (const change of [...changes, cart.remove('entry')]) await refused(change, 'rate-limited');
    expect(calls).to.have.lengthOf(1);
  });
});
