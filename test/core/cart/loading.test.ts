import { expect } from '@open-wc/testing';
import {
  createMemoryCartGateway,
  type CartGateway,
  type CartJson,
  type CartRoom,
} from '../../../core/cart/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { listenToPage } from '../../../core/storefront/listen-to-page.ts';
import { SUITE_CATALOG } from '../../support/cart-gateway-suite.ts';
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

describe('other tabs', () => {
  it('read the cart after a change', async () => {
    const browser = createBrowser({ hasCartCookie: true });
    const { cart, memory } = openRoom({ browser });
    const other = openRoom({ browser, gateway: memory }).cart;
    await cart.add(MUG);
    await settle();
    expect(other.$count.get()).to.equal(1);
    await other.setQuantity(other.$cart.get()!.entries[0]!.id, 4);
    await settle();
    expect(cart.$count.get()).to.equal(4);
  });

  it('are told once of a change, by whoever made it, and of nothing else', async () => {
    const browser = createBrowser({ hasCartCookie: true });
    const { cart, memory } = openRoom({ browser });
    const other = openRoom({ browser, gateway: memory }).cart;
    const { entry } = await cart.add(MUG);
    await settle();
    expect(browser.posted).to.have.lengthOf(1);
    await other.setQuantity(entry!.id, 4);
    await settle();
    expect(browser.posted).to.have.lengthOf(2);
    const fields = { itemId: 'mug', sku: null, additionalFields: '{"name":"Ann"}' };
    await cart.updateAdditionalFields(entry!.id, fields);
    await settle();
    expect(browser.posted).to.have.lengthOf(3);
    await other.refresh();
    memory.failNext('offline');
    await other.add(MUG).catch(() => undefined);
    await settle();
    expect(browser.posted).to.have.lengthOf(3);
  });

  it('are told once of a change whose answer was lost, as soon as it is known', async () => {
    const browser = createBrowser({ hasCartCookie: true });
    const { cart, memory } = openRoom({ browser });
    const other = openRoom({ browser, gateway: memory }).cart;
    memory.failNext('offline', { isAfterEffect: true });
    await cart.add(MUG).catch(() => undefined);
    await settle();
    await settle();
    expect(browser.posted).to.have.lengthOf(1);
    expect([cart.$count.get(), other.$count.get()]).to.deep.equal([1, 1]);
  });

  it('learn of a change also from a store that sends no versions', async () => {
    const browser = createBrowser({ hasCartCookie: true });
    const memory = createMemoryCartGateway({ catalog: SUITE_CATALOG });
    const without = async <Answer extends { readonly cart: CartJson }>(answer: Promise<Answer>) => {
      const { cart, ...rest } = await answer;
      return { ...rest, cart: { ...cart, version: null } };
    };
    const gateway = {
      ...memory,
      load: async () => ({ ...(await memory.load()), version: null }),
      add: (...call: Parameters<CartGateway['add']>) => without(memory.add(...call)),
      updateAdditionalFields: (...call: Parameters<CartGateway['updateAdditionalFields']>) =>
        without(memory.updateAdditionalFields(...call)),
    } as CartGateway;
    const { cart } = openRoom({ browser, gateway });
    const other = openRoom({ browser, gateway }).cart;
    const { entry } = await cart.add(MUG);
    const fields = { itemId: 'mug', sku: null, additionalFields: '{"name":"Ann"}' };
    await cart.updateAdditionalFields(entry!.id, fields);
    await settle();
    expect(other.$cart.get()?.entries[0]).to.include({ additionalFields: '{"name":"Ann"}' });
    expect(browser.posted).to.have.lengthOf(2);
  });

  it('read the cart when a page finds it ordered', async () => {
    const browser = createBrowser({ hasCartCookie: true });
    const { cart, memory } = openRoom({ browser });
    await cart.add(MUG);
    // On another page, without our script.
    await memory.remove(cart.$cart.get()!.entries[0]!.id, 'key');
    const confirmation = openRoom({ browser, gateway: memory }).cart;
    await confirmation.load();
    await settle();
    expect(cart.$count.get()).to.equal(0);
  });

  it('do not answer each other endlessly', async () => {
    const browser = createBrowser({ hasCartCookie: true });
    const { cart, memory } = openRoom({ browser });
    for (let count = 0; count < 3; count += 1) openRoom({ browser, gateway: memory });
    await cart.add(MUG);
    await settle();
    await settle();
    expect(browser.posted.length).to.be.lessThan(4);
  });

  it('are only heard if their message is ours, and not after closing', async () => {
    const { cart, calls, browser } = openStagedRoom();
    for (const message of [null, 7, 'CHANGED', { type: 'changed' }, ['changed'], 'x'.repeat(1e6)]) {
      browser.shout(message);
    }
    expect(calls).to.have.lengthOf(0);
    browser.shout('changed');
    expect(calls).to.have.lengthOf(1);
    await calls[0]!.answer();
    cart.close();
    browser.shout('changed');
    expect(calls).to.have.lengthOf(1);
  });

  it('that send many messages make the page read one cart at a time', async () => {
    const { calls, browser } = openStagedRoom();
    for (let count = 0; count < 1_000; count += 1) browser.shout('changed');
    expect(calls).to.have.lengthOf(1);
    await calls[0]!.answer();
    expect(calls).to.have.lengthOf(2);
    await calls[1]!.answer();
    expect(calls).to.have.lengthOf(2);
  });
});

describe('a page that comes back', () => {
  const back = (isPersisted: boolean) => new PageTransitionEvent('pageshow', { persisted: isPersisted });

  it('from the back/forward cache reads the cart again, and only then', () => {
    const { cart, calls } = openStagedRoom();
    const page = new EventTarget();
    listenToPage(page, cart);
    page.dispatchEvent(back(false));
    expect(calls).to.have.lengthOf(0);
    page.dispatchEvent(back(true));
    expect(calls).to.have.lengthOf(1);
  });

  it('reads no cart if there cannot be one', () => {
    const { cart, calls } = openStagedRoom({ browser: createBrowser() });
    const page = new EventTarget();
    listenToPage(page, cart);
    page.dispatchEvent(back(true));
    expect(calls).to.have.lengthOf(0);
  });

  it('reads a cart that it shows, even if its cookie has gone', async () => {
    const { cart, calls, browser } = openStagedRoom();
    const added = cart.add(MUG);
    await settle();
    await calls[0]!.answer();
    await added;
    browser.hasCartCookie = false;
    const page = new EventTarget();
    listenToPage(page, cart);
    page.dispatchEvent(back(true));
    expect(namesOf(calls)).to.deep.equal(['add', 'load']);
  });

  it('online reads the cart when the last reading failed, and only then', async () => {
    const { cart, calls } = openStagedRoom();
    const page = new EventTarget();
    const stop = listenToPage(page, cart);
    page.dispatchEvent(new Event('online'));
    expect(calls).to.have.lengthOf(0);
    const loaded = cart.load();
    calls[0]!.fail(new StorefrontError('offline'));
    await loaded;
    page.dispatchEvent(new Event('online'));
    expect(calls).to.have.lengthOf(2);
    await calls[1]!.answer();
    stop();
    page.dispatchEvent(back(true));
    expect(calls).to.have.lengthOf(2);
  });
});
