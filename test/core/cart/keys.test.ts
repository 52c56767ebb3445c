import { expect } from '@open-wc/testing';
import type { CartResult, CartRoom } from '../../../core/cart/index.ts';
import { MUG, openStagedRoom, PRINT, settle, type Call } from './room.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A room with two mugs and a print, whose backend waits for the test. */
async function openFilled() {
  const room = openStagedRoom();
  const { cart, calls } = room;
  for (const request of [{ ...MUG, quantity: 2 }, PRINT]) {
    void cart.add(request);
    await settle();
    await calls.at(-1)!.answer();
  }
  const [mug, print] = cart.$cart.get()!.entries;
  /** Makes a change; gives the call that reached the backend. */
  const send = async (change: (room: CartRoom) => Promise<CartResult | null>): Promise<Call> => {
    const before = calls.length;
    change(cart).catch(() => undefined);
    await settle();
    return calls.slice(before).find(({ name }) => name !== 'load')!;
  };
  return { ...room, send, mugId: mug!.id, printId: print!.id };
}

describe('the key of a change', () => {
  it('is a UUID, and another one for each', async () => {
    const { calls } = await openFilled();
    const keys = calls.map(({ key }) => String(key));
    for (const key of keys) expect(key).to.match(UUID);
    expect(new Set(keys).size).to.equal(2);
  });

  it('is the same for the next try of what may have been made: nothing is doubled', async () => {
    const { send, cart, mugId } = await openFilled();
    const changes: readonly ((room: CartRoom) => Promise<CartResult>)[] = [
      (room) => room.add(MUG),
      (room) => room.setQuantity(mugId, 7),
      (room) => room.updateAdditionalFields(mugId, { itemId: 'mug', sku: null, additionalFields: '{"a":1}' }),
      (room) => room.remove(mugId),
    ];
    for (const change of changes) {
      const first = await send(change);
      await first.lose('offline');
      const second = await send(change);
      expect(second.key).to.equal(first.key);
      await second.answer();
    }
    expect(cart.$cart.get()!.entries.map(({ itemId }) => itemId)).to.deep.equal(['print']);
    expect(cart.$cart.get()!.version).to.equal(6);
  });

  it('is handed out once: after a try that succeeded the same wish is a new one', async () => {
    const { send, cart } = await openFilled();
    const first = await send((room) => room.add(MUG));
    await first.lose('timeout');
    await (await send((room) => room.add(MUG))).answer();
    const third = await send((room) => room.add(MUG));
    expect(third.key).not.to.equal(first.key);
    await third.answer();
    expect(cart.$count.get()).to.equal(2 + 1 + 2);
  });

  it('is another for two equal changes at the same time', async () => {
    const { cart, calls } = await openFilled();
    const both = [cart.add(MUG), cart.add(MUG)];
    await settle();
    await calls[2]!.answer();
    await settle();
    await calls[3]!.answer();
    await Promise.all(both);
    expect(calls[3]!.key).not.to.equal(calls[2]!.key);
    expect(cart.$count.get()).to.equal(3 + 2);
  });

  it('is another for another wish of the same thing, and the first wish is then a new one', async () => {
    const { send, cart } = await openFilled();
    const first = await send((room) => room.add(MUG));
    await first.lose('offline');
    const more = await send((room) => room.add({ ...MUG, quantity: 2 }));
    expect(more.key).not.to.equal(first.key);
    await more.answer();
    const again = await send((room) => room.add(MUG));
    expect(again.key).not.to.equal(first.key);
    await again.answer();
    expect(cart.$count.get()).to.equal(3 + 1 + 2 + 1);
  });

  it('is kept while something else is changed', async () => {
    const { send, printId } = await openFilled();
    const first = await send((room) => room.add(MUG));
    await first.lose('offline');
    await (await send((room) => room.setQuantity(printId, 3))).answer();
    expect((await send((room) => room.add(MUG))).key).to.equal(first.key);
  });

  it('of a quantity is not replayed over what another tab has set since', async () => {
    const { send, memory, cart, calls, mugId } = await openFilled();
    await (await send((room) => room.setQuantity(mugId, 7))).lose('offline');
    await memory.setQuantity(mugId, 5, 'from another tab');
    await calls.findLast(({ name }) => name === 'load')!.answer();
    expect(cart.$count.get()).to.equal(6);
    const retry = await send((room) => room.setQuantity(mugId, 7));
    await retry.answer();
    const anew = calls.at(-1)!;
    expect(anew.key).not.to.equal(retry.key);
    await anew.answer();
    expect(cart.$cart.get()!.entries[0]).to.include({ quantity: 7 });
  });
});
