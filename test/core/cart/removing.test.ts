import { expect } from '@open-wc/testing';
import { StorefrontError } from '../../../core/errors/index.ts';
import { refused } from '../../support/check.ts';
import { MUG, openRoom, openStagedRoom, PRINT, settle } from './room.ts';

const ENGRAVED = { ...MUG, quantity: 2, additionalFields: '{"engraving":"Ann"}' };

async function openWith(request: typeof MUG) {
  const room = openRoom();
  const { entry } = await room.cart.add(request);
  return { ...room, id: entry!.id };
}

async function openStagedWithMug() {
  const room = openStagedRoom();
  void room.cart.add(MUG);
  await settle();
  await room.calls[0]!.answer();
  return { ...room, id: room.cart.$cart.get()!.entries[0]!.id };
}

describe('removing a line', () => {
  it('is under way until the store has answered, and leaves the line to be put back', async () => {
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

  it('twice in a row is one removal', async () => {
    const { cart, calls, id } = await openStagedWithMug();
    const removals = [cart.remove(id), cart.remove(id)];
    expect(cart.$removing.get()).to.deep.equal([id]);
    await settle();
    await calls[1]!.answer();
    const [first, second] = await Promise.all(removals);
    expect(first).to.equal(second);
    expect(calls.map(({ name }) => name)).to.deep.equal(['add', 'remove']);
  });

  it('that is refused leaves the line, and nothing to put back', async () => {
    const { cart, calls, id } = await openStagedWithMug();
    const removed = cart.remove(id);
    await settle();
    calls[1]!.fail(new StorefrontError('forbidden'));
    expect((await removed).userErrors).to.have.lengthOf(1);
    expect([cart.$removing.get(), cart.$removed.get(), cart.$count.get()]).to.deep.equal([[], null, 1]);
  });

  it('that gets no answer leaves the line until the cart was read', async () => {
    const { cart, calls, id } = await openStagedWithMug();
    const removed = cart.remove(id);
    await settle();
    await calls[1]!.lose('offline');
    await refused(removed, 'offline');
    expect([cart.$removing.get(), cart.$count.get()]).to.deep.equal([[], 1]);
    await calls[2]!.answer();
    expect(cart.$count.get()).to.equal(0);
  });

  it('of a line that is already gone leaves nothing to put back', async () => {
    const { cart } = await openWith(MUG);
    expect((await cart.remove('gone')).userErrors).to.deep.equal([]);
    expect(cart.$removed.get()).to.equal(null);
  });

  it('remembers the quantity that a change before it set', async () => {
    const { cart, id } = await openWith(MUG);
    await Promise.all([cart.update(id, 4).then(() => cart.remove(id))]);
    expect(cart.$removed.get()).to.include({ quantity: 4 });
  });
});

describe('putting a line back', () => {
  it('adds the same thing with its fields, even as the last line of the cart', async () => {
    const { cart, id } = await openWith(ENGRAVED);
    await cart.remove(id);
    expect(cart.$cart.get()!.entries).to.deep.equal([]);
    const result = await cart.undoRemove();
    expect(result?.entry).to.include({ itemId: 'mug', quantity: 2, additionalFields: '{"engraving":"Ann"}' });
    expect(result?.entry?.chosenVariant).to.include({ sku: 'mug' });
    expect(cart.$removed.get()).to.equal(null);
  });

  it('twice in a row puts it back once', async () => {
    const { cart, id } = await openWith(ENGRAVED);
    await cart.remove(id);
    await Promise.all([cart.undoRemove(), cart.undoRemove()]);
    expect(cart.$count.get()).to.equal(2);
    expect(await cart.undoRemove()).to.equal(null);
    expect(cart.$count.get()).to.equal(2);
  });

  it('does nothing when nothing was removed', async () => {
    const { cart } = await openWith(MUG);
    expect(await cart.undoRemove()).to.equal(null);
    expect(cart.$count.get()).to.equal(1);
  });

  it('that fails can be tried again, and puts it back once', async () => {
    const { cart, memory, id } = await openWith(ENGRAVED);
    await cart.remove(id);
    memory.failNext('offline', { isAfterEffect: true });
    await refused(cart.undoRemove(), 'offline');
    expect(cart.$removed.get()).not.to.equal(null);
    await cart.undoRemove();
    expect(cart.$count.get()).to.equal(2);
  });

  it('that is sold out meanwhile says so, and can be tried again', async () => {
    const { cart, memory, id } = await openWith(MUG);
    await cart.remove(id);
    memory.failNext('sold-out');
    expect((await cart.undoRemove())?.userErrors[0]).to.include({ kind: 'sold-out' });
    expect(cart.$removed.get()).not.to.equal(null);
  });

  it('is offered for the line removed last, until something else is added', async () => {
    const { cart, id } = await openWith(MUG);
    const { entry } = await cart.add(PRINT);
    await cart.remove(id);
    await cart.remove(entry!.id);
    expect(cart.$removed.get()).to.include({ itemId: 'print' });
    await cart.add(MUG);
    expect(cart.$removed.get()).to.equal(null);
  });

  it('stays on offer when adding something fails', async () => {
    const { cart, memory, id } = await openWith(MUG);
    await cart.remove(id);
    memory.failNext('offline');
    await refused(cart.add(PRINT), 'offline');
    expect(cart.$removed.get()).to.include({ itemId: 'mug' });
  });
});
