import { expect } from '@open-wc/testing';
import type { CartCall, CartGateway } from '../../../core/cart/index.ts';
import { StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import { cartBackend, FIRST_ATTEMPT } from '../../support/cart-backend.ts';
import { SUITE_CATALOG } from '../../../core/gateway-suite/index.ts';
import { refused } from '../../support/check.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { MUG, openCart, openStagedCart, PRINT, settle } from './open-cart.ts';

const openMemory = () => createMemoryCartGateway({ catalog: SUITE_CATALOG });

describe('a gateway receives', () => {
  it('whether a change is a retry, and which cart the page knows', async () => {
    const { cart, calls } = openStagedCart();
    const contexts = () =>
      calls.filter(({ name }) => name === 'add').map(({ context }) => context as CartCall);
    const first = cart.add(MUG);
    await settle();
    calls[0]!.fail(new StorefrontError('timeout'));
    await refused(first, 'timeout');
    await calls[1]!.answer();
    const second = cart.add(MUG);
    await settle();
    await calls.findLast(({ name }) => name === 'add')!.answer();
    await second;
    expect(contexts().map(({ isRetry, known }) => [isRetry, known?.totalQuantity])).to.deep.equal([
      [false, undefined],
      [true, 0],
    ]);
  });

  it('that a second request for an answer in the making is a retry', async () => {
    const seen: boolean[] = [];
    const gateway: CartGateway = {
      ...openMemory(),
      add: (_request, _key, { isRetry }) => {
        seen.push(isRetry);
        return Promise.reject(new StorefrontError('in-flight'));
      },
    };
    await refused(
      cartBackend(gateway).send({ type: 'add', request: MUG }, 'key', FIRST_ATTEMPT),
      'in-flight',
    );
    expect(seen).to.deep.equal([false, true]);
    seen.length = 0;
    // Without keys, a second request could have a second effect.
    const unkeyed = cartBackend({ ...gateway, isIdempotent: false });
    await refused(unkeyed.send({ type: 'add', request: MUG }, 'key', FIRST_ATTEMPT), 'in-flight');
    expect(seen).to.deep.equal([false]);
  });

  it('that its time is over', async () => {
    let signal: AbortSignal | undefined;
    const gateway: CartGateway = {
      ...openMemory(),
      load: (call) => {
        signal = call.signal;
        return new Promise(() => undefined);
      },
    };
    const reading = cartBackend(gateway, { timeoutMs: 5 }).load();
    expect(signal?.aborted).to.equal(false);
    await refused(reading, 'timeout');
    expect(signal?.aborted).to.equal(true);
  });
});

describe('a refusal with a cart', () => {
  it('shows that cart', async () => {
    const memory = openMemory();
    const { cart } = openCart({
      gateway: {
        ...memory,
        // A backend that changes the cart although it refuses.
        add: async (request, key) => {
          const answer = await memory.add({ ...request, quantity: 5 }, key);
          throw new StorefrontError('invalid', { cart: answer.cart });
        },
      },
    });
    const { userErrors, cart: shown } = await cart.add({ ...MUG, quantity: 9 });
    expect(userErrors.map(({ kind }) => kind)).to.deep.equal(['invalid']);
    expect([shown?.totalQuantity, cart.$count.get()]).to.deep.equal([5, 5]);
  });

  it('that cannot be read leaves the outcome unknown', async () => {
    const gateway = {
      ...openMemory(),
      add: () => Promise.reject(new StorefrontError('sold-out', { cart: { wrong: true } })),
    };
    await refused(openCart({ gateway }).cart.add(MUG), 'unknown-outcome');
  });
});

describe('a gateway without keys', () => {
  /** A store that answers a repeated key with another effect. */
  function openForgetful({ isVersioned = false } = {}) {
    const memory = openMemory();
    let keys = 0;
    let areReadsBroken = false;
    let losses: readonly (FailureKind | null)[] = [];
    const versioned = <Answer extends { readonly cart: object }>(answer: Answer) =>
      isVersioned ? answer : { ...answer, cart: { ...answer.cart, version: null } };
    const gateway = {
      ...memory,
      isIdempotent: false,
      load: async () => {
        if (areReadsBroken) throw new StorefrontError('offline');
        return versioned({ cart: await memory.load() }).cart;
      },
      add: async (request) => {
        const [loss = null, ...later] = losses;
        losses = later;
        if (loss === 'offline') throw new StorefrontError('offline');
        const answer = versioned(await memory.add(request, `own-${(keys += 1)}`));
        if (loss !== null) throw new StorefrontError(loss);
        return answer;
      },
    } as CartGateway;
    const lose = (...kinds: readonly (FailureKind | null)[]) => {
      losses = kinds;
    };
    const breakReads = (isBroken: boolean) => {
      areReadsBroken = isBroken;
    };
    return { ...openCart({ gateway }), memory, lose, breakReads };
  }

  for (const isVersioned of [true, false])
    it(`adds once after a lost answer, ${isVersioned ? 'with' : 'without'} versions`, async () => {
      const { cart, lose, memory } = openForgetful({ isVersioned });
      await cart.add(PRINT);
      lose('timeout');
      await refused(cart.add(PRINT), 'timeout');
      const { entry, warnings } = await cart.add(PRINT);
      expect([entry?.quantity, cart.$count.get(), (await memory.load()).totalQuantity]).to.deep.equal([
        2, 2, 2,
      ]);
      expect(warnings).to.deep.equal([]);
      await cart.add(PRINT);
      expect(cart.$count.get()).to.equal(3);
    });

  it('adds once when its first addition was lost before the page knew the cart', async () => {
    const { cart, lose, memory } = openForgetful();
    await memory.add(PRINT, 'another-tab');
    lose('timeout');
    await refused(cart.add(PRINT), 'timeout');
    await cart.add(PRINT);
    expect((await memory.load()).totalQuantity).to.equal(2);
  });

  it('adds what never arrived', async () => {
    const { cart, lose, memory } = openForgetful();
    lose('offline', 'offline');
    await refused(cart.add(PRINT), 'offline');
    await refused(cart.add(PRINT), 'offline');
    await cart.add(PRINT);
    expect((await memory.load()).totalQuantity).to.equal(1);
  });

  it('does not repeat an addition while the cart cannot be read', async () => {
    const { cart, lose, memory, breakReads } = openForgetful();
    await cart.add(PRINT);
    lose('timeout');
    await refused(cart.add(PRINT), 'timeout');
    await settle();
    breakReads(true);
    await refused(cart.add(PRINT), 'offline');
    breakReads(false);
    await cart.add(PRINT);
    expect((await memory.load()).totalQuantity).to.equal(2);
  });

  it('reports an addition that was made in part', async () => {
    const { cart, lose, memory } = openForgetful();
    await cart.add(PRINT);
    lose('offline');
    await refused(cart.add({ ...PRINT, quantity: 3 }), 'offline');
    await memory.add({ ...PRINT, quantity: 2 }, 'late');
    const { warnings, userErrors } = await cart.add({ ...PRINT, quantity: 3 });
    expect([warnings, userErrors, cart.$count.get()]).to.deep.equal([
      ['You asked for 3, but only 2 could be added to your cart.'],
      [],
      3,
    ]);
  });

  it('adds once when the cart is read while the addition is repeated', async () => {
    const memory = openMemory();
    const withoutVersion = <Json extends object>(json: Json) => ({ ...json, version: null });
    let additions = 0;
    const gateway = {
      ...memory,
      isIdempotent: false,
      load: async () => withoutVersion(await memory.load()),
      add: async (request) => {
        additions += 1;
        if (additions === 1) throw new StorefrontError('offline');
        // Asked after the addition was sent, and answered before it was made.
        await cart.refresh();
        const { cart: json, entry } = await memory.add(request, `own-${additions}`);
        return { cart: withoutVersion(json), entry };
      },
    } as CartGateway;
    const { cart } = openCart({ gateway });
    await cart.refresh();
    await refused(cart.add(PRINT), 'offline');
    await cart.add(PRINT);
    expect([additions, (await memory.load()).totalQuantity]).to.deep.equal([2, 1]);
  });

  it('adds again what was removed meanwhile', async () => {
    const { cart, lose } = openForgetful();
    lose('timeout');
    await refused(cart.add(PRINT), 'timeout');
    await cart.refresh();
    await cart.remove(cart.$cart.get()!.entries[0]!.id);
    await cart.add(PRINT);
    expect(cart.$count.get()).to.equal(1);
  });
});

describe('an addition that is repeated while a read overtakes its answer', () => {
  for (const isIdempotent of [true, false])
    it(`is made once by a gateway ${isIdempotent ? 'with' : 'without'} keys, and without versions`, async () => {
      const memory = openMemory();
      const asked: Promise<void>[] = [];
      let answerAddition: () => void = () => undefined;
      const unversioned = <Json extends object>(json: Json) => ({ ...json, version: null });
      const { cart } = openCart({
        gateway: {
          ...memory,
          isIdempotent,
          load: async () => unversioned(await memory.load()),
          async add(request, key) {
            asked.push(new Promise((resolve) => (answerAddition = resolve)));
            if (asked.length === 1) throw new StorefrontError('offline');
            if (asked.length === 2) await asked[1];
            const answer = await memory.add(request, key);
            return { ...answer, cart: unversioned(answer.cart) };
          },
        },
      });
      await cart.load();
      await refused(cart.add(PRINT), 'offline');
      const again = cart.add(PRINT);
      await waitUntil(() => asked.length === 2);
      await cart.refresh();
      answerAddition();
      await again;
      expect((await memory.load()).totalQuantity).to.equal(1);
    });
});
