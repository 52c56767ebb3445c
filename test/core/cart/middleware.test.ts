import { expect } from '@open-wc/testing';
import type { CartMiddleware, CartOperation } from '../../../core/cart/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { refused } from '../../support/check.ts';
import { MUG, openCart, openStagedCart, PRINT, settle } from './open-cart.ts';

describe('middleware', () => {
  it('sees every change, and its result', async () => {
    const { cart } = openCart();
    const seen: CartOperation['type'][] = [];
    const counts: (number | undefined)[] = [];
    cart.use(async (operation, next) => {
      seen.push(operation.type);
      const result = await next(operation);
      counts.push(result.cart?.totalQuantity);
      return result;
    });
    const { entry } = await cart.add(MUG);
    await cart.update(entry!.id, 3);
    await cart.updateAdditionalFields(entry!.id, { itemId: 'mug', sku: null, additionalFields: '{}' });
    await cart.remove(entry!.id);
    await cart.undoRemove();
    expect(seen).to.deep.equal(['add', 'update', 'update-fields', 'remove', 'add']);
    expect(counts).to.deep.equal([1, 3, 3, 0, 3]);
  });

  it('wraps those added later, inside those of the settings, until it is removed', async () => {
    const order: string[] = [];
    const named =
      (name: string): CartMiddleware =>
      (operation, next) => {
        order.push(name);
        return next(operation);
      };
    const { cart } = openCart({ getMiddleware: () => [named('settings')] });
    const takeOff = cart.use(named('first'));
    cart.use(named('second'));
    await cart.add(MUG);
    takeOff();
    takeOff();
    await cart.add(MUG);
    expect(order).to.deep.equal(['settings', 'first', 'second', 'settings', 'second']);
  });

  it('can change the operation', async () => {
    const { cart } = openCart();
    cart.use((operation, next) =>
      next(
        operation.type === 'add'
          ? { type: 'add', request: { ...operation.request, quantity: 5 } }
          : operation,
      ),
    );
    expect((await cart.add(MUG)).entry).to.include({ quantity: 5 });
  });

  it('can answer instead of the store, which then gets no request', async () => {
    const { cart, calls } = openStagedCart();
    const own = { cart: null, entry: null, userErrors: [], warnings: ['Not today.'] };
    cart.use(() => Promise.resolve(own));
    expect(await cart.add(MUG)).to.equal(own);
    expect(calls).to.have.lengthOf(0);
  });

  it('can refuse a change', async () => {
    const { cart } = openCart();
    cart.use(() => Promise.reject(new StorefrontError('invalid', { serverMessage: 'Members only.' })));
    expect((await cart.add(MUG)).userErrors[0]).to.include({
      kind: 'invalid',
      serverMessage: 'Members only.',
    });
  });

  it('gets a refusal of the store as a result, and an unreachable store as a rejection', async () => {
    const { cart, memory } = openCart();
    const seen: unknown[] = [];
    cart.use(async (operation, next) => {
      try {
        const result = await next(operation);
        seen.push(result.userErrors[0]?.kind);
        return result;
      } catch (error) {
        seen.push((error as StorefrontError).kind);
        throw error;
      }
    });
    memory.failNext('sold-out');
    await cart.add(MUG);
    memory.failNext('offline');
    await refused(cart.add(MUG), 'offline');
    expect(seen).to.deep.equal(['sold-out', 'offline']);
  });

  it('sends the same key when it retries, so that nothing is doubled', async () => {
    const { cart, memory } = openCart();
    cart.use(async (operation, next) => {
      try {
        return await next(operation);
      } catch {
        return next(operation);
      }
    });
    memory.failNext('timeout', { isAfterEffect: true });
    expect((await cart.add(MUG)).entry).to.include({ quantity: 1 });
    expect(cart.$count.get()).to.equal(1);
    await cart.add(MUG);
    expect(cart.$count.get()).to.equal(2);
  });

  it('makes a change once that it sends twice', async () => {
    const { cart } = openCart();
    cart.use(async (operation, next) => {
      await next(operation);
      return next(operation);
    });
    await cart.add(MUG);
    expect(cart.$count.get()).to.equal(1);
  });

  it('does not take another change for its own when it retries', async () => {
    const { cart, calls } = openStagedCart();
    let isFirst = true;
    let agree: () => void = () => undefined;
    const isAgreed = new Promise<void>((resolve) => (agree = resolve));
    cart.use(async (operation, next) => {
      if (!isFirst) return next(operation);
      isFirst = false;
      return next(operation).catch(() => isAgreed.then(() => next(operation)));
    });
    const adds = () => calls.filter(({ name }) => name === 'add');
    const [one, other] = [cart.add(MUG), cart.add(MUG)];
    await settle();
    await adds()[0]!.lose('offline');
    for (const call of calls) if (call.name === 'load') await call.answer();
    // The second click repeats the first, whose outcome is unknown; the wrapper then requests one more.
    await adds()[1]!.answer();
    await other;
    agree();
    await settle();
    await adds()[2]!.answer();
    await one;
    expect(adds()[1]!.key).to.equal(adds()[0]!.key);
    expect(adds()[2]!.key).not.to.equal(adds()[0]!.key);
    expect(cart.$count.get()).to.equal(2);
  });

  it('can make a change of its own without waiting for itself', async () => {
    const { cart } = openCart();
    cart.use(async (operation, next) => {
      const isMug = operation.type === 'add' && operation.request.itemId === 'mug';
      if (isMug) await cart.add(PRINT);
      const result = await next(operation);
      if (isMug) await cart.add({ ...PRINT, quantity: 2 });
      return result;
    });
    await cart.add(MUG);
    await cart.settled();
    expect(cart.$count.get()).to.equal(4);
  });

  it('does not block other changes while it is slow, and delays settled()', async () => {
    const { cart } = openCart();
    let agree: () => void = () => undefined;
    cart.use(async (operation, next) => {
      if (operation.type === 'add' && operation.request.itemId === 'mug') {
        await new Promise<void>((resolve) => (agree = resolve));
      }
      return next(operation);
    });
    void cart.add(MUG);
    await cart.add(PRINT);
    let isSettled = false;
    void cart.settled().then(() => (isSettled = true));
    await settle();
    expect(isSettled).to.equal(false);
    agree();
    await cart.settled();
    expect(cart.$count.get()).to.equal(2);
  });
});
