import { expect } from '@open-wc/testing';
import type { CartMiddleware } from '../../../core/cart/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { refused } from '../../support/check.ts';
import { MUG, openCart, openStagedCart, settle } from './open-cart.ts';

describe('middleware that never finishes', () => {
  const MIDDLEWARE_TIMEOUT_MS = 40;
  const never = () => new Promise<never>(() => undefined);
  const open = () => openCart({ middlewareTimeoutMs: MIDDLEWARE_TIMEOUT_MS });

  it('is reported after its timeout, and the change can be made again', async () => {
    const { cart, reports } = open();
    const takeOff = cart.use(never);
    await refused(cart.add(MUG), 'unknown-outcome');
    await cart.settled();
    expect(reports.map(([, context]) => context)).to.deep.equal(['cart/middleware']);
    takeOff();
    await cart.add(MUG);
    expect(cart.$count.get()).to.equal(1);
  });

  it('releases the line whose quantity it held', async () => {
    const { cart } = open();
    const { entry } = await cart.add(MUG);
    const takeOff = cart.use(never);
    await refused(cart.update(entry!.id, 2), 'unknown-outcome');
    expect(cart.$desired.get()).to.deep.equal({});
    takeOff();
    await cart.update(entry!.id, 3);
    expect(cart.$count.get()).to.equal(3);
  });

  it('sends nothing if it continues after its timeout', async () => {
    const { cart } = open();
    let agree: () => void = () => undefined;
    let late: Promise<unknown> = Promise.resolve();
    const takeOff = cart.use((operation, next) => {
      const agreed = new Promise<void>((resolve) => (agree = resolve)).then(() => next(operation));
      late = agreed;
      return agreed;
    });
    await refused(cart.add(MUG), 'unknown-outcome');
    takeOff();
    await cart.add(MUG);
    agree();
    await late.catch(() => undefined);
    await cart.settled();
    expect(cart.$count.get()).to.equal(1);
  });

  it('does not make an executed change look failed', async () => {
    const { cart, reports } = open();
    cart.use(async (operation, next) => {
      await next(operation);
      return never();
    });
    expect((await cart.add(MUG)).entry).to.include({ quantity: 1 });
    expect(reports.map(([, context]) => context)).to.deep.equal(['cart/middleware']);
  });

  it('is not charged for the response time of the store', async () => {
    const { cart, calls } = openStagedCart({ middlewareTimeoutMs: MIDDLEWARE_TIMEOUT_MS });
    cart.use((operation, next) => next(operation));
    const adding = cart.add(MUG);
    await settle();
    await new Promise((resolve) => setTimeout(resolve, 2 * MIDDLEWARE_TIMEOUT_MS));
    await calls[0]!.answer();
    expect((await adding).entry).to.include({ quantity: 1 });
  });
});

const mistake = new Error('broken');
const BROKEN: Readonly<Record<string, CartMiddleware>> = {
  throws: () => {
    throw mistake;
  },
  rejects: () => Promise.reject(mistake),
  'answers nothing': (() => Promise.resolve(undefined)) as unknown as CartMiddleware,
  'answers nonsense': (() => 'ok') as unknown as CartMiddleware,
};

describe('broken middleware', () => {
  for (const [how, middleware] of Object.entries(BROKEN)) {
    it(`leaves the outcome unknown and is reported if it ${how} before the request`, async () => {
      const { cart, reports } = openCart();
      cart.use(middleware);
      await refused(cart.add(MUG), 'unknown-outcome');
      expect(reports.map(([, context]) => context)).to.deep.equal(['cart/middleware']);
      expect(cart.$count.get()).to.equal(0);
    });

    it(`does not make the change look failed and is reported if it ${how} afterwards`, async () => {
      const { cart, reports } = openCart();
      cart.use(async (operation, next) => {
        await next(operation);
        return middleware(operation, next);
      });
      expect((await cart.add(MUG)).entry).to.include({ quantity: 1 });
      expect(reports.map(([, context]) => context)).to.deep.equal(['cart/middleware']);
    });
  }

  it('is reported if it refuses an executed change', async () => {
    const { cart, reports } = openCart();
    const refusal = new StorefrontError('offline');
    cart.use(async (operation, next) => {
      await next(operation);
      throw refusal;
    });
    expect((await cart.add(MUG)).entry).to.include({ quantity: 1 });
    expect(reports).to.deep.equal([[refusal, 'cart/middleware']]);
  });

  it('does not stop the next change', async () => {
    const { cart } = openCart();
    const takeOff = cart.use(BROKEN.throws!);
    await refused(cart.add(MUG), 'unknown-outcome');
    takeOff();
    expect((await cart.add(MUG)).userErrors).to.deep.equal([]);
  });
});
