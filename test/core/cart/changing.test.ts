import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import { refused } from '../../support/check.ts';
import { MUG, openCart, openStagedCart, PRINT, settle } from './open-cart.ts';

/** Refusals by the store. */
const REFUSALS: readonly FailureKind[] = ['sold-out', 'bought', 'invalid', 'not-found', 'forbidden'];

/** Failures that leave the outcome unknown. */
const UNKNOWN: readonly FailureKind[] = ['offline', 'timeout', 'server', 'unknown-outcome'];

async function rejected(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('was not rejected');
}

describe('a change', () => {
  it('returns the newest cart and the entry', async () => {
    const { cart } = openCart();
    const result = await cart.add(MUG);
    expect(result).to.deep.equal({
      cart: cart.$cart.get(),
      entry: cart.$cart.get()!.entries[0],
      userErrors: [],
      warnings: [],
    });
    expect(cart.$count.get()).to.equal(1);
    expect(cart.$status.get()).to.deep.equal({ state: 'ready' });
  });

  it('replaces the additional fields of a line', async () => {
    const { cart } = openCart();
    const { entry } = await cart.add(MUG);
    const request = { itemId: 'mug', sku: null, additionalFields: '{"a":1}' };
    const result = await cart.updateAdditionalFields(entry!.id, request);
    expect(result.entry).to.include({ id: entry!.id, additionalFields: '{"a":1}' });
  });

  it('sends exactly the fields of the call, as they were at the time of the call', async () => {
    const { cart, calls } = openStagedCart();
    const request = { ...MUG, quantity: 2, extra: 'no' };
    const added = cart.add(request);
    request.quantity = 7;
    await settle();
    expect(calls[0]!.args[0]).to.deep.equal({ itemId: 'mug', sku: null, quantity: 2, additionalFields: '' });
    await calls[0]!.answer();
    await added;
  });

  it('is sent after the previous change has ended', async () => {
    const { cart, calls } = openStagedCart();
    const results = [cart.add(MUG), cart.add(PRINT), cart.add(MUG)];
    for (let sent = 1; sent <= 3; sent += 1) {
      await settle();
      expect(calls).to.have.lengthOf(sent);
      if (sent === 2) calls[1]!.fail(new StorefrontError('forbidden'));
      else await calls[sent - 1]!.answer();
    }
    expect((await Promise.all(results)).map(({ userErrors }) => userErrors.length)).to.deep.equal([0, 1, 0]);
  });

  it('delays settled()', async () => {
    const { cart, calls } = openStagedCart();
    let isSettled = false;
    void cart.add(MUG);
    void cart.remove('entry');
    void cart.settled().then(() => (isSettled = true));
    await settle();
    await calls[0]!.answer();
    expect(isSettled).to.equal(false);
    await calls[1]!.answer();
    await settle();
    expect(isSettled).to.equal(true);
    await cart.settled();
  });

  const mistakes: readonly (readonly [string, unknown])[] = [
    ['no object', undefined],
    ['no product', { ...MUG, itemId: '' }],
    ['no quantity', { ...MUG, quantity: 0 }],
    ['half a piece', { ...MUG, quantity: 1.5 }],
    ['too many', { ...MUG, quantity: 10_000 }],
    ['a quantity that is a text', { ...MUG, quantity: '1' }],
    ['a sku that is a number', { ...MUG, sku: 7 }],
    ['fields that are an object', { ...MUG, additionalFields: {} }],
  ];
  for (const [what, request] of mistakes) {
    it(`with ${what} rejects with an AssertionError`, async () => {
      const { cart, calls } = openStagedCart();
      const error = await rejected(cart.add(request as typeof MUG));
      expect(error).to.include({ name: 'AssertionError' });
      expect(String(error)).to.contain('cart.add: expected');
      expect(calls).to.have.lengthOf(0);
    });
  }

  it('of a quantity out of range rejects with an AssertionError, and shows nothing', async () => {
    const { cart } = openCart();
    expect(await rejected(cart.update('entry', 0))).to.include({ name: 'AssertionError' });
    expect(cart.$desired.get()).to.deep.equal({});
  });
});

describe('a change that fails', () => {
  for (const kind of Object.values(FAILURE_KINDS).filter((one) => one !== 'in-flight')) {
    const isRefusal = REFUSALS.includes(kind);
    it(`with "${kind}" ${isRefusal ? 'resolves with the refusal' : 'rejects'}`, async () => {
      const { cart, memory } = openCart();
      await cart.add(PRINT);
      memory.failNext(kind);
      const added = cart.add(MUG);
      if (isRefusal) {
        const { userErrors, cart: shown, entry } = await added;
        expect(userErrors.map((error) => error.kind)).to.deep.equal([kind]);
        expect([shown, entry]).to.deep.equal([cart.$cart.get(), null]);
      } else await refused(added, kind);
      expect(cart.$count.get()).to.equal(1);
    });

    const isUnknown = UNKNOWN.includes(kind);
    const isRead = isUnknown || kind === 'bought';
    it(`with "${kind}" causes ${isRead ? 'a' : 'no'} read, and ${isUnknown ? 'keeps' : 'drops'} its key`, async () => {
      const { cart, calls, clock } = openStagedCart();
      for (const failure of [new StorefrontError(kind), null]) {
        const added = cart.add(MUG);
        await settle();
        const call = calls.findLast(({ name }) => name === 'add')!;
        if (failure) call.fail(failure);
        else await call.answer();
        await settle();
        await calls.findLast(({ name }) => name === 'load')?.answer();
        await added.catch(() => undefined);
        // The cooldown after a 429 passes.
        clock.nowMs += 60_000;
      }
      const adds = calls.filter(({ name }) => name === 'add');
      expect(calls.some(({ name }) => name === 'load')).to.equal(isRead);
      expect(adds[0]!.key === adds[1]!.key).to.equal(isUnknown);
    });
  }

  it('because another attempt is in flight waits once, and gets its answer', async () => {
    const { cart, memory, waits } = openCart();
    memory.failNext('in-flight');
    expect((await cart.add(MUG)).entry).to.include({ quantity: 1 });
    expect(waits).to.deep.equal([1_000]);
  });

  it('because another attempt is still in flight after that has an unknown outcome', async () => {
    const { cart, calls, waits } = openStagedCart();
    const added = cart.add(MUG);
    for (let tries = 0; tries < 2; tries += 1) {
      await settle();
      calls[tries]!.fail(new StorefrontError('in-flight'));
    }
    await refused(added, 'in-flight');
    expect(waits).to.deep.equal([1_000, 30_000]);
    expect(calls.map(({ name }) => name)).to.deep.equal(['add', 'add', 'load']);
    expect(calls[0]!.key).to.equal(calls[1]!.key);
  });

  it('with a timeout causes a read immediately and another later, because the store may still execute it', async () => {
    let goOn: () => void = () => undefined;
    const { cart, calls, memory } = openStagedCart({
      wait: () => new Promise((resolve) => (goOn = resolve)),
    });
    const added = cart.add(MUG);
    await settle();
    calls[0]!.fail(new StorefrontError('timeout'));
    await refused(added, 'timeout');
    await calls[1]!.answer();
    expect(cart.$count.get()).to.equal(0);
    await memory.add(MUG, String(calls[0]!.key));
    goOn();
    await settle();
    await calls[2]!.answer();
    expect(cart.$count.get()).to.equal(1);
    expect(calls).to.have.lengthOf(3);
  });

  it('causes no read after the cart was closed', async () => {
    let goOn: () => void = () => undefined;
    const wait = (_delayMs: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        goOn = () => {
          if (signal?.aborted) reject(signal.reason as Error);
          else resolve();
        };
      });
    const { cart, calls } = openStagedCart({ wait });
    const added = cart.add(MUG);
    await settle();
    calls[0]!.fail(new StorefrontError('timeout'));
    await refused(added, 'timeout');
    await calls[1]!.answer();
    cart.close();
    goOn();
    await settle();
    expect(calls).to.have.lengthOf(2);
  });

  it('because the backend rejects with an ordinary error has an unknown outcome, and is reported', async () => {
    for (const mistake of [new TypeError('x is undefined'), 'a text', undefined]) {
      const { cart, calls, reports } = openStagedCart();
      const added = cart.add(MUG);
      await settle();
      calls[0]!.fail(mistake);
      expect(await refused(added, 'unknown-outcome')).to.have.property('cause', mistake);
      expect(reports).to.deep.equal([[mistake, 'cart/gateway']]);
    }
  });

  it('because the backend throws synchronously has an unknown outcome, too', async () => {
    const { memory } = openCart();
    const mistake = new Error('thrown');
    const gateway = {
      ...memory,
      add: () => {
        throw mistake;
      },
    };
    const { cart, reports } = openCart({ gateway });
    await refused(cart.add(MUG), 'unknown-outcome');
    expect(reports).to.deep.equal([[mistake, 'cart/gateway']]);
  });
});

describe('a listener of the page that throws', () => {
  it('does not make a successful answer look failed, and is reported', async () => {
    const { cart, reports } = openCart();
    const mistake = new Error('listener');
    const received: number[] = [];
    cart.$cart.listen(() => {
      throw mistake;
    });
    cart.$count.listen((count) => received.push(count));
    expect((await cart.add(MUG)).userErrors).to.deep.equal([]);
    expect(received).to.deep.equal([1]);
    expect(reports).to.deep.equal([[mistake, 'cart/listener']]);
    expect((await cart.add(MUG)).cart).to.include({ totalQuantity: 2 });
  });
});
