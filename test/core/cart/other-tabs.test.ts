import { expect } from '@open-wc/testing';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import type { DirectCartGateway, CartJson } from '../../../core/cart/index.ts';
import { SUITE_CATALOG } from '../../../core/gateway-suite/index.ts';
import { MUG, openCart, openStagedCart, settle } from './open-cart.ts';
import { createBrowser } from './visitor.ts';

describe('other tabs', () => {
  it('read the cart after a change', async () => {
    const browser = createBrowser({ hasCartCookie: true });
    const { cart, memory } = openCart({ browser });
    const other = openCart({ browser, gateway: memory }).cart;
    await cart.add(MUG);
    await settle();
    expect(other.$count.get()).to.equal(1);
    await other.update(other.$cart.get()!.entries[0]!.id, 4);
    await settle();
    expect(cart.$count.get()).to.equal(4);
  });

  it('are notified once of a change, by the tab that made it, and of nothing else', async () => {
    const browser = createBrowser({ hasCartCookie: true });
    const { cart, memory } = openCart({ browser });
    const other = openCart({ browser, gateway: memory }).cart;
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

  it('are notified once of a change whose answer was lost, as soon as it is known', async () => {
    const browser = createBrowser({ hasCartCookie: true });
    const { cart, memory } = openCart({ browser });
    const other = openCart({ browser, gateway: memory }).cart;
    memory.failNext('offline', { isAfterEffect: true });
    await cart.add(MUG).catch(() => undefined);
    await settle();
    await settle();
    expect(browser.posted).to.have.lengthOf(1);
    expect([cart.$count.get(), other.$count.get()]).to.deep.equal([1, 1]);
  });

  it('are notified of a change even if the store sends no versions', async () => {
    const browser = createBrowser({ hasCartCookie: true });
    const memory = createMemoryCartGateway({ catalog: SUITE_CATALOG });
    const without = async <Answer extends { readonly cart: CartJson }>(answer: Promise<Answer>) => {
      const { cart, ...rest } = await answer;
      return { ...rest, cart: { ...cart, version: null } };
    };
    const gateway = {
      ...memory,
      load: async () => ({ ...(await memory.load()), version: null }),
      add: (...call: Parameters<DirectCartGateway['add']>) => without(memory.add(...call)),
      updateAdditionalFields: (...call: Parameters<DirectCartGateway['updateAdditionalFields']>) =>
        without(memory.updateAdditionalFields(...call)),
    } as DirectCartGateway;
    const { cart } = openCart({ browser, gateway });
    const other = openCart({ browser, gateway }).cart;
    const { entry } = await cart.add(MUG);
    const fields = { itemId: 'mug', sku: null, additionalFields: '{"name":"Ann"}' };
    await cart.updateAdditionalFields(entry!.id, fields);
    await settle();
    expect(other.$cart.get()?.entries[0]).to.include({ additionalFields: '{"name":"Ann"}' });
    expect(browser.posted).to.have.lengthOf(2);
  });

  it('are notified of a quantity even if the answer has no version and the totals from before', async () => {
    const browser = createBrowser({ hasCartCookie: true });
    const memory = createMemoryCartGateway({ catalog: SUITE_CATALOG });
    const gateway = {
      ...memory,
      load: async () => ({ ...(await memory.load()), version: null }),
      async setQuantity(...call: Parameters<DirectCartGateway['setQuantity']>) {
        const { totalQuantity, subtotalCents } = await memory.load();
        const { cart, ...rest } = await memory.setQuantity(...call);
        return { ...rest, cart: { ...cart, totalQuantity, subtotalCents, version: null } };
      },
    } as DirectCartGateway;
    const { entry } = await memory.add(MUG, 'key');
    const { cart } = openCart({ browser, gateway });
    const other = openCart({ browser, gateway }).cart;
    await Promise.all([cart.load(), other.load()]);
    await cart.update(entry!.id, 4);
    await settle();
    expect(other.$count.get()).to.equal(4);
  });

  it('read the cart after a page reads that it was ordered', async () => {
    const browser = createBrowser({ hasCartCookie: true });
    const { cart, memory } = openCart({ browser });
    await cart.add(MUG);
    // On another page, without our script.
    await memory.remove(cart.$cart.get()!.entries[0]!.id, 'key');
    const confirmation = openCart({ browser, gateway: memory }).cart;
    await confirmation.load();
    await settle();
    expect(cart.$count.get()).to.equal(0);
  });

  it('do not answer each other endlessly', async () => {
    const browser = createBrowser({ hasCartCookie: true });
    const { cart, memory } = openCart({ browser });
    for (let count = 0; count < 3; count += 1) openCart({ browser, gateway: memory });
    await cart.add(MUG);
    await settle();
    await settle();
    expect(browser.posted.length).to.be.lessThan(4);
  });

  it('are ignored if their message is not ours, or after close()', async () => {
    const { cart, calls, browser } = openStagedCart();
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

  it('cause one read at a time by many messages', async () => {
    const { calls, browser } = openStagedCart();
    for (let count = 0; count < 1_000; count += 1) browser.shout('changed');
    expect(calls).to.have.lengthOf(1);
    await calls[0]!.answer();
    expect(calls).to.have.lengthOf(2);
    await calls[1]!.answer();
    expect(calls).to.have.lengthOf(2);
  });
});
