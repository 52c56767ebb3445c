import { expect } from '@open-wc/testing';
import { createMemoryCartGateway, type CartGateway, type CartJson } from '../../../core/cart/index.ts';
import { SUITE_CATALOG } from '../../support/cart-gateway/requests.ts';
import { MUG, openRoom, openStagedRoom, settle } from './room.ts';
import { createBrowser } from './visitor.ts';

describe('other tabs', () => {
  it('read the cart after a change', async () => {
    const browser = createBrowser({ hasCartCookie: true });
    const { cart, memory } = openRoom({ browser });
    const other = openRoom({ browser, gateway: memory }).cart;
    await cart.add(MUG);
    await settle();
    expect(other.$count.get()).to.equal(1);
    await other.update(other.$cart.get()!.entries[0]!.id, 4);
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
    await other.update(entry!.id, 4);
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
