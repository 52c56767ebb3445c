import { expect } from '@open-wc/testing';
import { StorefrontError } from '../../../core/errors/index.ts';
import { refused } from '../../support/check.ts';
import { MUG, openCart, openStagedCart, PRINT, settle } from './open-cart.ts';

const ENGRAVED = { ...MUG, quantity: 2, additionalFields: '{"engraving":"Ann"}' };

async function openWith(request: typeof MUG) {
  const opened = openCart();
  const { entry } = await opened.cart.add(request);
  return { ...opened, id: entry!.id };
}

async function openStagedWithMug() {
  const opened = openStagedCart();
  void opened.cart.add(MUG);
  await settle();
  await opened.calls[0]!.answer();
  return { ...opened, id: opened.cart.$cart.get()!.entries[0]!.id };
}

describe('remove', () => {
  it('is pending until the store answers, and makes the line restorable', async () => {
    const { cart, calls, id } = await openStagedWithMug();
    const entry = cart.$cart.get()!.entries[0];
    const removed = cart.remove(id);
    expect(cart.$removing.get()).to.deep.equal([id]);
    await settle();
    await calls[1]!.answer();
    expect((await removed).userErrors).to.deep.equal([]);
    expect(cart.$removing.get()).to.deep.equal([]);
    expect(cart.$removed.get()).to.deep.equal(entry);
    expect(cart.$count.get()).to.equal(0);
  });

  it('sends one removal for two calls', async () => {
    const { cart, calls, id } = await openStagedWithMug();
    const removals = [cart.remove(id), cart.remove(id)];
    expect(cart.$removing.get()).to.deep.equal([id]);
    await settle();
    await calls[1]!.answer();
    const [first, second] = await Promise.all(removals);
    expect(first).to.equal(second);
    expect(calls.map(({ name }) => name)).to.deep.equal(['add', 'remove']);
  });

  it('keeps the line after a refusal, with nothing to restore', async () => {
    const { cart, calls, id } = await openStagedWithMug();
    const removed = cart.remove(id);
    await settle();
    calls[1]!.fail(new StorefrontError('forbidden'));
    expect((await removed).userErrors).to.have.lengthOf(1);
    expect([cart.$removing.get(), cart.$removed.get(), cart.$count.get()]).to.deep.equal([[], null, 1]);
  });

  it('keeps the line after a lost answer until the cart is read', async () => {
    const { cart, calls, id } = await openStagedWithMug();
    const removed = cart.remove(id);
    await settle();
    await calls[1]!.lose('offline');
    await refused(removed, 'offline');
    expect([cart.$removing.get(), cart.$count.get()]).to.deep.equal([[], 1]);
    await calls[2]!.answer();
    expect(cart.$count.get()).to.equal(0);
  });

  it('has nothing to restore if the line was removed elsewhere', async () => {
    const { cart } = await openWith(MUG);
    expect((await cart.remove('gone')).userErrors).to.deep.equal([]);
    expect(cart.$removed.get()).to.equal(null);
  });

  it('records the quantity set by a previous change', async () => {
    const { cart, id } = await openWith(MUG);
    await Promise.all([cart.update(id, 4).then(() => cart.remove(id))]);
    expect(cart.$removed.get()).to.include({ quantity: 4 });
  });
});

describe('undoRemove', () => {
  it('adds the same item with its fields, even if it was the last line of the cart', async () => {
    const { cart, id } = await openWith(ENGRAVED);
    await cart.remove(id);
    expect(cart.$cart.get()!.entries).to.deep.equal([]);
    const result = await cart.undoRemove();
    expect(result?.entry).to.include({ itemId: 'mug', quantity: 2, additionalFields: '{"engraving":"Ann"}' });
    expect(result?.entry?.chosenVariant).to.include({ sku: 'mug' });
    expect(cart.$removed.get()).to.equal(null);
  });

  it('restores the line once for two calls', async () => {
    const { cart, id } = await openWith(ENGRAVED);
    await cart.remove(id);
    await Promise.all([cart.undoRemove(), cart.undoRemove()]);
    expect(cart.$count.get()).to.equal(2);
    expect(await cart.undoRemove()).to.equal(null);
    expect(cart.$count.get()).to.equal(2);
  });

  it('does nothing if nothing was removed', async () => {
    const { cart } = await openWith(MUG);
    expect(await cart.undoRemove()).to.equal(null);
    expect(cart.$count.get()).to.equal(1);
  });

  it('can be retried after a failure, and restores the line once', async () => {
    const { cart, memory, id } = await openWith(ENGRAVED);
    await cart.remove(id);
    memory.failNext('offline', { isAfterEffect: true });
    await refused(cart.undoRemove(), 'offline');
    expect(cart.$removed.get()).not.to.equal(null);
    await cart.undoRemove();
    expect(cart.$count.get()).to.equal(2);
  });

  it('reports an item that is sold out meanwhile, and can be retried', async () => {
    const { cart, memory, id } = await openWith(MUG);
    await cart.remove(id);
    memory.failNext('sold-out');
    expect((await cart.undoRemove())?.userErrors[0]).to.include({ kind: 'sold-out' });
    expect(cart.$removed.get()).not.to.equal(null);
  });

  it('is available for the line removed last, until something is added', async () => {
    const { cart, id } = await openWith(MUG);
    const { entry } = await cart.add(PRINT);
    await cart.remove(id);
    await cart.remove(entry!.id);
    expect(cart.$removed.get()).to.include({ itemId: 'print' });
    await cart.add(MUG);
    expect(cart.$removed.get()).to.equal(null);
  });

  it('stays available if an addition fails', async () => {
    const { cart, memory, id } = await openWith(MUG);
    await cart.remove(id);
    memory.failNext('offline');
    await refused(cart.add(PRINT), 'offline');
    expect(cart.$removed.get()).to.include({ itemId: 'mug' });
  });
});
