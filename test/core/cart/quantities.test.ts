import { expect } from '@open-wc/testing';
import { StorefrontError } from '../../../core/errors/index.ts';
import { refused } from '../../support/check.ts';
import { MUG, openStagedCart, PRINT, settle } from './open-cart.ts';

/** A cart with a mug, whose answers the test controls. */
async function openWithMug() {
  const opened = openStagedCart();
  const { cart, calls } = opened;
  void cart.add(MUG);
  await settle();
  await calls[0]!.answer();
  const { id } = cart.$cart.get()!.entries[0]!;
  const quantity = () => cart.$cart.get()!.entries.find((entry) => entry.id === id)?.quantity;
  return { ...opened, id, quantity, desired: () => cart.$desired.get()[id] };
}

describe('the quantity of a line', () => {
  it('shows the requested quantity until the store answers', async () => {
    const { cart, calls, id, desired, quantity } = await openWithMug();
    const changed = cart.update(id, 3);
    expect([desired(), quantity()]).to.deep.equal([3, 1]);
    await settle();
    await calls[1]!.answer();
    expect((await changed).entry).to.include({ id, quantity: 3 });
    expect([desired(), quantity()]).to.deep.equal([undefined, 3]);
  });

  it('is sent immediately, and clicks meanwhile become one change to the newest quantity', async () => {
    const { cart, calls, id, desired, quantity } = await openWithMug();
    const first = cart.update(id, 2);
    await settle();
    const others = [cart.update(id, 3), cart.update(id, 4), cart.update(id, 5)];
    await calls[1]!.answer();
    expect([desired(), quantity()]).to.deep.equal([5, 2]);
    await settle();
    expect(calls[2]!.args.slice(0, 2)).to.deep.equal([id, 5]);
    await calls[2]!.answer();
    const [one, ...rest] = await Promise.all([first, ...others]);
    expect(one.entry).to.include({ quantity: 2 });
    for (const result of rest) expect(result.entry).to.include({ quantity: 5 });
    expect(calls).to.have.lengthOf(3);
    expect(desired()).to.equal(undefined);
  });

  it('becomes one change for several clicks during another request', async () => {
    const { cart, calls, id } = await openWithMug();
    void cart.add(PRINT);
    await settle();
    const clicks = [2, 3, 4].map((quantity) => cart.update(id, quantity));
    await calls[1]!.answer();
    await settle();
    expect(calls[2]!.args.slice(0, 2)).to.deep.equal([id, 4]);
    await calls[2]!.answer();
    await Promise.all(clicks);
    expect(calls).to.have.lengthOf(3);
  });

  it('of two lines is sent as two changes', async () => {
    const { cart, calls, id } = await openWithMug();
    void cart.add(PRINT);
    await settle();
    await calls[1]!.answer();
    const printId = cart.$cart.get()!.entries[1]!.id;
    const both = [cart.update(id, 2), cart.update(printId, 3)];
    await settle();
    await calls[2]!.answer();
    await settle();
    await calls[3]!.answer();
    await Promise.all(both);
    expect(cart.$count.get()).to.equal(5);
  });

  it('returns to the stored quantity after a refusal', async () => {
    const { cart, calls, id, desired, quantity } = await openWithMug();
    const changed = cart.update(id, 99);
    await settle();
    await calls[1]!.answer();
    expect((await changed).userErrors[0]).to.include({ kind: 'sold-out' });
    expect([desired(), quantity()]).to.deep.equal([undefined, 1]);
  });

  it('returns to the stored quantity if the store is unreachable', async () => {
    const { cart, calls, id, desired, quantity } = await openWithMug();
    const changed = cart.update(id, 3);
    await settle();
    calls[1]!.fail(new StorefrontError('offline'));
    await refused(changed, 'offline');
    expect([desired(), quantity()]).to.deep.equal([undefined, 1]);
  });

  it('changes in the order of the clicks, even if middleware is slow', async () => {
    const { cart, calls, id } = await openWithMug();
    let agree: () => void = () => undefined;
    const isAgreed = new Promise<void>((resolve) => (agree = resolve));
    cart.use(async (operation, next) => {
      if (operation.type === 'update' && operation.quantity === 2) await isAgreed;
      return next(operation);
    });
    const first = cart.update(id, 2);
    await settle();
    const second = cart.update(id, 3);
    await settle();
    expect(calls).to.have.lengthOf(1);
    agree();
    for (const call of [1, 2]) {
      await settle();
      await calls[call]!.answer();
    }
    await Promise.all([first, second]);
    expect(cart.$count.get()).to.equal(3);
  });

  it('keeps a newer change after the refusal of an older one', async () => {
    const { cart, calls, id, desired, quantity } = await openWithMug();
    const tooMany = cart.update(id, 99);
    await settle();
    const fewer = cart.update(id, 4);
    await calls[1]!.answer();
    expect((await tooMany).userErrors).to.have.lengthOf(1);
    expect([desired(), quantity()]).to.deep.equal([4, 1]);
    await settle();
    await calls[2]!.answer();
    expect((await fewer).userErrors).to.have.lengthOf(0);
    expect([desired(), quantity()]).to.deep.equal([undefined, 4]);
  });
});

describe('the quantity of a line that is being removed', () => {
  it('is not sent if it is still queued', async () => {
    const { cart, calls, id, desired } = await openWithMug();
    void cart.add(PRINT);
    await settle();
    const changed = cart.update(id, 3);
    const removed = cart.remove(id);
    await calls[1]!.answer();
    await settle();
    await calls[2]!.answer();
    expect(calls.map(({ name }) => name)).to.deep.equal(['add', 'add', 'remove']);
    expect(await changed).to.deep.equal(await removed);
    expect(desired()).to.equal(undefined);
  });

  it('is not sent after the removal was requested', async () => {
    const { cart, calls, id } = await openWithMug();
    void cart.remove(id);
    await settle();
    const changed = cart.update(id, 3);
    await calls[1]!.answer();
    expect((await changed).userErrors).to.deep.equal([]);
    expect(calls.map(({ name }) => name)).to.deep.equal(['add', 'remove']);
  });

  it('is sent if the removal fails', async () => {
    const { cart, calls, id, quantity } = await openWithMug();
    const removed = cart.remove(id);
    await settle();
    const changed = cart.update(id, 3);
    calls[1]!.fail(new StorefrontError('forbidden'));
    expect((await removed).userErrors).to.have.lengthOf(1);
    await settle();
    await calls[2]!.answer();
    expect((await changed).entry).to.include({ quantity: 3 });
    expect(quantity()).to.equal(3);
  });
});

describe('a change that waits for an earlier one', () => {
  it('is sent at once when the visitor leaves the page, and waits again on return', async () => {
    const page = new EventTarget();
    const { cart, calls, memory } = openStagedCart({ page });
    await memory.add(MUG, 'first');
    void cart.load();
    await settle();
    await calls[0]!.answer();
    const [line] = cart.$cart.get()!.entries;
    const results = [cart.update(line!.id, 2), cart.add(PRINT)];
    await settle();
    results.push(cart.update(line!.id, 7));
    await settle();
    expect(calls, 'the first waits for its answer').to.have.lengthOf(2);
    page.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(calls.slice(1).map(({ name, args }) => [name, args.at(-2)])).to.deep.equal([
      ['add', PRINT],
      ['setQuantity', 2],
      ['setQuantity', 7],
    ]);
    page.dispatchEvent(new Event('pageshow'));
    results.push(cart.add(MUG));
    await settle();
    expect(calls).to.have.lengthOf(4);
    for (const index of [1, 2, 3, 4]) {
      await calls[index]!.answer();
      await settle();
    }
    await Promise.all(results);
    expect(cart.$cart.get()!.entries.map(({ quantity }) => quantity)).to.deep.equal([8, 1]);
  });
});
