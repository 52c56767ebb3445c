import { expect } from '@open-wc/testing';
import { type CartJson, type ObservableCart } from '../../../core/cart/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { MUG, openCart, openStagedCart, settle } from './open-cart.ts';
import { createBrowser } from './visitor.ts';

const statusOf = (cart: ObservableCart) => cart.$status.get().state;
const namesOf = (calls: readonly { readonly name: string }[]) => calls.map(({ name }) => name);

describe('load() at page start', () => {
  it('sends no read for a visitor without a login and a cart cookie', async () => {
    const { cart, calls } = openStagedCart({ browser: createBrowser() });
    await cart.load();
    expect(calls).to.have.lengthOf(0);
    expect(statusOf(cart)).to.equal('ready');
    expect(cart.$count.get()).to.equal(0);
  });

  for (const state of [{ hasCartCookie: true }, { siteUserId: 'user-1' }]) {
    it(`reads the cart of a visitor with ${Object.keys(state).join()}`, async () => {
      const { cart, calls } = openStagedCart({ browser: createBrowser(state) });
      expect(statusOf(cart)).to.equal('uninitialised');
      const loaded = cart.load();
      expect(statusOf(cart)).to.equal('loading');
      await calls[0]!.answer();
      await loaded;
      expect(statusOf(cart)).to.equal('ready');
      expect(cart.$cart.get()?.entries).to.deep.equal([]);
    });
  }

  it('reads the cart if the backend asks for it', async () => {
    const { cart, calls } = openStagedCart({ browser: createBrowser(), hasOwnReason: () => true });
    void cart.load();
    expect(namesOf(calls)).to.deep.equal(['load']);
    await calls[0]!.answer();
  });

  it('reads the cart if the last page did not learn the outcome of its first addition', async () => {
    const browser = createBrowser();
    const left = openStagedCart({ browser });
    await left.cart.load();
    void left.cart.add(MUG);
    await settle();
    expect(namesOf(left.calls)).to.deep.equal(['add']);
    left.cart.close();

    const { cart, calls } = openStagedCart({ browser });
    const loaded = cart.load();
    expect(namesOf(calls)).to.deep.equal(['load']);
    expect(cart.$count.get()).to.equal(0);
    await calls[0]!.answer();
    await loaded;
    expect(statusOf(cart)).to.equal('ready');

    const next = openStagedCart({ browser });
    await next.cart.load();
    expect(namesOf(next.calls), 'once it is known').to.deep.equal([]);
  });

  it('reads once at a time, and once more if called meanwhile', async () => {
    const { cart, calls } = openStagedCart();
    const first = cart.load();
    const others = [cart.refresh(), cart.refresh(), cart.refresh()];
    expect(calls).to.have.lengthOf(1);
    await calls[0]!.answer();
    expect(calls).to.have.lengthOf(2);
    await calls[1]!.answer();
    await Promise.all([first, ...others]);
    expect(calls).to.have.lengthOf(2);
  });
});

/** Stores a cart with one mug in this browser, and returns its store. */
async function leaveMug(browser = createBrowser({ hasCartCookie: true })) {
  const { cart, memory } = openCart({ browser });
  await cart.add(MUG);
  cart.close();
  return { browser, memory };
}

describe("the last visit's count", () => {
  it('is shown immediately and then updated', async () => {
    const { browser } = await leaveMug();
    const { cart, calls } = openStagedCart({ browser });
    void cart.load();
    expect(statusOf(cart)).to.equal('loading');
    expect([cart.$count.get(), cart.$subtotal.get()]).to.deep.equal([
      1,
      { amountMinor: 1_800, currency: 'USD' },
    ]);
    await calls[0]!.answer();
    expect(cart.$count.get()).to.equal(0);
  });

  it('stays, marked stale, while the store is unreachable', async () => {
    const { browser } = await leaveMug();
    const { cart, calls } = openStagedCart({ browser });
    const counts: number[] = [];
    const loaded = cart.load();
    cart.$count.subscribe((count) => counts.push(count));
    calls[0]!.fail(new StorefrontError('offline'));
    await loaded;
    expect(cart.$status.get()).to.have.nested.property('error.kind', 'offline');
    expect(statusOf(cart)).to.equal('stale');
    expect(counts).to.deep.equal([1]);
  });

  it('is not shown to another visitor of this browser', async () => {
    const { browser } = await leaveMug(createBrowser({ siteUserId: 'ann' }));
    for (const siteUserId of ['bob', null]) {
      Object.assign(browser, { siteUserId, hasCartCookie: true });
      const { cart } = openStagedCart({ browser });
      void cart.load();
      expect(cart.$count.get(), String(siteUserId)).to.equal(0);
    }
  });

  it('is cleared without a login and a cart cookie', async () => {
    const { browser } = await leaveMug();
    browser.hasCartCookie = false;
    const { cart } = openStagedCart({ browser });
    await cart.load();
    browser.hasCartCookie = true;
    const { cart: next } = openStagedCart({ browser });
    void next.load();
    expect(next.$count.get()).to.equal(0);
  });

  const junk = ['null', '7', '{"visitor":null,"summary":{"count":-1,"subtotalCents":0,"currency":null}}'];
  for (const text of [...junk, '{"visitor":null,"summary":{"count":1,"subtotalCents":1,"currency":"XXX"}}']) {
    it(`is ignored if storage holds ${text}`, async () => {
      const { browser } = await leaveMug();
      for (const key of browser.kept.keys()) browser.kept.set(key, text);
      const { cart } = openStagedCart({ browser });
      void cart.load();
      expect(cart.$count.get()).to.equal(0);
    });
  }
});

describe('a failed read', () => {
  for (const kind of ['crumb', 'forbidden', 'not-found'] as const) {
    it(`with "${kind}" leaves an anonymous visitor with an empty pill, and is not retried`, async () => {
      const { browser } = await leaveMug();
      const { cart, calls } = openStagedCart({ browser });
      const loaded = cart.load();
      calls[0]!.fail(new StorefrontError(kind));
      await loaded;
      expect(calls).to.have.lengthOf(1);
      expect([statusOf(cart), cart.$count.get(), cart.$cart.get()]).to.deep.equal(['ready', 0, null]);
    });
  }

  for (const kind of ['offline', 'timeout', 'server', 'rate-limited', 'unknown-outcome'] as const) {
    it(`with "${kind}" keeps the known cart`, async () => {
      const { cart, calls } = openStagedCart();
      const added = cart.add(MUG);
      await settle();
      await calls[0]!.answer();
      await added;
      const reading = cart.refresh();
      calls[1]!.fail(new StorefrontError(kind));
      await reading;
      expect([statusOf(cart), cart.$count.get()]).to.deep.equal(['stale', 1]);
      const again = cart.refresh();
      await calls[2]!.answer();
      await again;
      expect([statusOf(cart), cart.$count.get()]).to.deep.equal(['ready', 1]);
    });
  }

  it('by an ordinary error of the backend is reported, and never rejects', async () => {
    for (const mistake of [new TypeError('x is undefined'), 'a text', undefined]) {
      const { cart, calls, reports } = openStagedCart();
      const loaded = cart.load();
      calls[0]!.fail(mistake);
      await loaded;
      expect(cart.$status.get()).to.have.nested.property('error.kind', 'unknown-outcome');
      expect(reports).to.deep.equal([[mistake, 'cart/load']]);
    }
  });

  it('does not make the page stale after a later answer to a change', async () => {
    const { cart, calls } = openStagedCart();
    const loaded = cart.load();
    const added = cart.add(MUG);
    await settle();
    await calls[1]!.answer();
    await added;
    calls[0]!.fail(new StorefrontError('timeout'));
    await loaded;
    expect(statusOf(cart)).to.equal('ready');
  });

  it('is cleared by an older answer, which shows that the store is reachable', async () => {
    const { cart, calls } = openStagedCart();
    const first = cart.load();
    const old = (await calls[0]!.answer()) as CartJson;
    await first;
    const added = cart.add(MUG);
    await settle();
    await calls[1]!.answer();
    await added;
    const failing = cart.refresh();
    calls[2]!.fail(new StorefrontError('offline'));
    await failing;
    const reading = cart.refresh();
    calls[3]!.answerWith({ ...old, id: cart.$cart.get()!.id });
    await reading;
    expect([statusOf(cart), cart.$count.get()]).to.deep.equal(['ready', 1]);
  });
});
