import { expect } from '@open-wc/testing';
import { type CartJson, type CartRoom } from '../../../core/cart/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { MUG, openRoom, openStagedRoom, settle } from './room.ts';
import { createBrowser } from './visitor.ts';

const statusOf = (cart: CartRoom) => cart.$status.get().state;
const namesOf = (calls: readonly { readonly name: string }[]) => calls.map(({ name }) => name);

describe('at page start the cart', () => {
  it('is not read if nobody is signed in and no cookie hints at one', async () => {
    const { cart, calls } = openStagedRoom({ browser: createBrowser() });
    await cart.load();
    expect(calls).to.have.lengthOf(0);
    expect(statusOf(cart)).to.equal('ready');
    expect(cart.$count.get()).to.equal(0);
  });

  for (const state of [{ hasCartCookie: true }, { siteUserId: 'user-1' }]) {
    it(`is read for a visitor with ${Object.keys(state).join()}`, async () => {
      const { cart, calls } = openStagedRoom({ browser: createBrowser(state) });
      expect(statusOf(cart)).to.equal('uninitialised');
      const loaded = cart.load();
      expect(statusOf(cart)).to.equal('loading');
      await calls[0]!.answer();
      await loaded;
      expect(statusOf(cart)).to.equal('ready');
      expect(cart.$cart.get()?.entries).to.deep.equal([]);
    });
  }

  it('is read if the backend has its own reason', async () => {
    const { cart, calls } = openStagedRoom({ browser: createBrowser(), hasOwnReason: () => true });
    void cart.load();
    expect(namesOf(calls)).to.deep.equal(['load']);
    await calls[0]!.answer();
  });

  it('is read if the last page never learned what came of its first addition', async () => {
    const browser = createBrowser();
    const left = openStagedRoom({ browser });
    await left.cart.load();
    void left.cart.add(MUG);
    await settle();
    expect(namesOf(left.calls)).to.deep.equal(['add']);
    left.cart.close();

    const { cart, calls } = openStagedRoom({ browser });
    const loaded = cart.load();
    expect(namesOf(calls)).to.deep.equal(['load']);
    expect(cart.$count.get()).to.equal(0);
    await calls[0]!.answer();
    await loaded;
    expect(statusOf(cart)).to.equal('ready');

    const next = openStagedRoom({ browser });
    await next.cart.load();
    expect(namesOf(next.calls), 'once it is known').to.deep.equal([]);
  });

  it('is read once at a time, and once more if requested meanwhile', async () => {
    const { cart, calls } = openStagedRoom();
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

/** Leaves a cart with one mug behind on this browser, and gives its store. */
async function leaveMug(browser = createBrowser({ hasCartCookie: true })) {
  const { cart, memory } = openRoom({ browser });
  await cart.add(MUG);
  cart.close();
  return { browser, memory };
}

describe("the last visit's count", () => {
  it('is shown at once and then checked', async () => {
    const { browser } = await leaveMug();
    const { cart, calls } = openStagedRoom({ browser });
    void cart.load();
    expect(statusOf(cart)).to.equal('loading');
    expect([cart.$count.get(), cart.$subtotal.get()]).to.deep.equal([
      1,
      { amountMinor: 1_800, currency: 'USD' },
    ]);
    await calls[0]!.answer();
    expect(cart.$count.get()).to.equal(0);
  });

  it('stays, marked stale, while the store cannot be reached: it never shows 0', async () => {
    const { browser } = await leaveMug();
    const { cart, calls } = openStagedRoom({ browser });
    const counts: number[] = [];
    const loaded = cart.load();
    cart.$count.subscribe((count) => counts.push(count));
    calls[0]!.fail(new StorefrontError('offline'));
    await loaded;
    expect(cart.$status.get()).to.have.nested.property('error.kind', 'offline');
    expect(statusOf(cart)).to.equal('stale');
    expect(counts).to.deep.equal([1]);
  });

  it('is not shown to somebody else on this browser', async () => {
    const { browser } = await leaveMug(createBrowser({ siteUserId: 'ann' }));
    for (const siteUserId of ['bob', null]) {
      Object.assign(browser, { siteUserId, hasCartCookie: true });
      const { cart } = openStagedRoom({ browser });
      void cart.load();
      expect(cart.$count.get(), String(siteUserId)).to.equal(0);
    }
  });

  it('is forgotten once nobody is signed in and no cookie hints at a cart', async () => {
    const { browser } = await leaveMug();
    browser.hasCartCookie = false;
    const { cart } = openStagedRoom({ browser });
    await cart.load();
    browser.hasCartCookie = true;
    const { cart: next } = openStagedRoom({ browser });
    void next.load();
    expect(next.$count.get()).to.equal(0);
  });

  const junk = ['null', '7', '{"visitor":null,"summary":{"count":-1,"subtotalCents":0,"currency":null}}'];
  for (const text of [...junk, '{"visitor":null,"summary":{"count":1,"subtotalCents":1,"currency":"XXX"}}']) {
    it(`is ignored if somebody wrote ${text}`, async () => {
      const { browser } = await leaveMug();
      for (const key of browser.kept.keys()) browser.kept.set(key, text);
      const { cart } = openStagedRoom({ browser });
      void cart.load();
      expect(cart.$count.get()).to.equal(0);
    });
  }
});

describe('a reading that fails', () => {
  for (const kind of ['crumb', 'forbidden', 'not-found'] as const) {
    it(`for "${kind}" leaves an anonymous visitor with an empty pill, and is not retried`, async () => {
      const { browser } = await leaveMug();
      const { cart, calls } = openStagedRoom({ browser });
      const loaded = cart.load();
      calls[0]!.fail(new StorefrontError(kind));
      await loaded;
      expect(calls).to.have.lengthOf(1);
      expect([statusOf(cart), cart.$count.get(), cart.$cart.get()]).to.deep.equal(['ready', 0, null]);
    });
  }

  for (const kind of ['offline', 'timeout', 'server', 'rate-limited', 'unknown-outcome'] as const) {
    it(`for "${kind}" keeps what was known`, async () => {
      const { cart, calls } = openStagedRoom();
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

  it('because of a mistake of the backend is reported, and never rejects', async () => {
    for (const mistake of [new TypeError('x is undefined'), 'a text', undefined]) {
      const { cart, calls, reports } = openStagedRoom();
      const loaded = cart.load();
      calls[0]!.fail(mistake);
      await loaded;
      expect(cart.$status.get()).to.have.nested.property('error.kind', 'unknown-outcome');
      expect(reports).to.deep.equal([[mistake, 'cart/load']]);
    }
  });

  it('after a change was answered does not make the page stale', async () => {
    const { cart, calls } = openStagedRoom();
    const loaded = cart.load();
    const added = cart.add(MUG);
    await settle();
    await calls[1]!.answer();
    await added;
    calls[0]!.fail(new StorefrontError('timeout'));
    await loaded;
    expect(statusOf(cart)).to.equal('ready');
  });

  it('is forgotten when an older answer shows that the store can be reached', async () => {
    const { cart, calls } = openStagedRoom();
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
