import { expect } from '@open-wc/testing';
import type { CartAnswerJson, CartResult, ObservableCart } from '../../../core/cart/index.ts';
import { StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import { SUITE_CATALOG } from '../../../core/gateway-suite/index.ts';
import { refused } from '../../support/check.ts';
import { MUG, openCart, openStagedCart, PRINT, settle, type Call } from './open-cart.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const ENGRAVED = { ...MUG, additionalFields: '{"name":"Ann"}' };

/** A cart with two mugs and a print, whose answers the test controls. */
async function openFilled() {
  const opened = openStagedCart();
  const { cart, calls } = opened;
  for (const request of [{ ...MUG, quantity: 2 }, PRINT]) {
    void cart.add(request);
    await settle();
    await calls.at(-1)!.answer();
  }
  const [mug, print] = cart.$cart.get()!.entries;
  /** Makes a change; returns its call to the backend. */
  const send = async (change: (client: ObservableCart) => Promise<CartResult | null>): Promise<Call> => {
    const before = calls.length;
    change(cart).catch(() => undefined);
    await settle();
    return calls.slice(before).find(({ name }) => name !== 'load')!;
  };
  /** Loses the answer to an executed change, and answers the read that follows. */
  const lose = async (call: Call, kind: FailureKind = 'offline') => {
    await call.lose(kind);
    await calls.findLast(({ name }) => name === 'load')!.answer();
  };
  return { ...opened, send, lose, mugId: mug!.id, printId: print!.id };
}

describe('the key of a change', () => {
  it('is a UUID, different for each change', async () => {
    const { calls } = await openFilled();
    const keys = calls.map(({ key }) => String(key));
    for (const key of keys) expect(key).to.match(UUID);
    expect(new Set(keys).size).to.equal(2);
  });

  it('is the same on a retry after an unknown outcome, so that nothing is doubled', async () => {
    const { send, lose, cart, mugId } = await openFilled();
    const changes: readonly ((client: ObservableCart) => Promise<CartResult>)[] = [
      (client) => client.add(MUG),
      (client) => client.update(mugId, 7),
      (client) =>
        client.updateAdditionalFields(mugId, { itemId: 'mug', sku: null, additionalFields: '{"a":1}' }),
      (client) => client.remove(mugId),
    ];
    for (const change of changes) {
      const first = await send(change);
      await lose(first);
      const second = await send(change);
      expect(second.key).to.equal(first.key);
      await second.answer();
    }
    expect(cart.$cart.get()!.entries.map(({ itemId }) => itemId)).to.deep.equal(['print']);
    expect(cart.$cart.get()!.version).to.equal(6);
  });

  it('is new for the same change after a success', async () => {
    const { send, lose, cart } = await openFilled();
    const first = await send((client) => client.add(MUG));
    await lose(first, 'timeout');
    await (await send((client) => client.add(MUG))).answer();
    const third = await send((client) => client.add(MUG));
    expect(third.key).not.to.equal(first.key);
    await third.answer();
    expect(cart.$count.get()).to.equal(2 + 1 + 2);
  });

  it('differs for two simultaneous equal changes', async () => {
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

  it('differs for another change of the same item, after which the first change gets a new key', async () => {
    const { send, lose, cart } = await openFilled();
    const first = await send((client) => client.add(MUG));
    await lose(first);
    const more = await send((client) => client.add({ ...MUG, quantity: 2 }));
    expect(more.key).not.to.equal(first.key);
    await more.answer();
    const again = await send((client) => client.add(MUG));
    expect(again.key).not.to.equal(first.key);
    await again.answer();
    expect(cart.$count.get()).to.equal(3 + 1 + 2 + 1);
  });

  it('is kept while another item is changed', async () => {
    const { send, lose, printId } = await openFilled();
    const first = await send((client) => client.add(MUG));
    await lose(first);
    await (await send((client) => client.update(printId, 3))).answer();
    expect((await send((client) => client.add(MUG))).key).to.equal(first.key);
  });

  for (const kind of ['rate-limited', 'crumb', 'forbidden', 'not-found'] as const) {
    it(`is kept if its retry gets "${kind}", which decides nothing about the first try`, async () => {
      const { send, lose, cart, clock } = await openFilled();
      const first = await send((client) => client.add(MUG));
      await lose(first);
      (await send((client) => client.add(MUG))).fail(new StorefrontError(kind));
      await settle();
      // The cooldown after a 429 passes.
      clock.nowMs += 60_000;
      const third = await send((client) => client.add(MUG));
      expect(third.key).to.equal(first.key);
      await third.answer();
      expect(cart.$count.get()).to.equal(3 + 1);
    });
  }

  for (const kind of ['sold-out', 'invalid'] as const) {
    it(`is dropped if its retry gets "${kind}", because the store has decided`, async () => {
      const { send } = await openFilled();
      const first = await send((client) => client.add(MUG));
      first.fail(new StorefrontError('offline'));
      (await send((client) => client.add(MUG))).fail(new StorefrontError(kind));
      await settle();
      expect((await send((client) => client.add(MUG))).key).not.to.equal(first.key);
    });
  }

  it('is kept while another quantity of the same item is refused', async () => {
    const { send, lose, cart } = await openFilled();
    const first = await send((client) => client.add(MUG));
    await lose(first);
    (await send((client) => client.add({ ...MUG, quantity: 2 }))).fail(new StorefrontError('crumb'));
    await settle();
    const again = await send((client) => client.add(MUG));
    expect(again.key).to.equal(first.key);
    await again.answer();
    expect(cart.$count.get()).to.equal(3 + 1);
  });

  it('is kept while the same item is added with other fields, as another line', async () => {
    const { send, lose, cart } = await openFilled();
    const engraved = (name: string) => ({ ...MUG, additionalFields: JSON.stringify({ name }) });
    const first = await send((client) => client.add(engraved('Ann')));
    await lose(first);
    await (await send((client) => client.add(engraved('Bob')))).answer();
    const again = await send((client) => client.add(engraved('Ann')));
    expect(again.key).to.equal(first.key);
    await again.answer();
    expect(cart.$count.get()).to.equal(3 + 2);
  });

  it('of an add is dropped once the visitor has set or removed the entry', async () => {
    const changes: readonly ((client: ObservableCart, mugId: string) => Promise<CartResult>)[] = [
      (client, mugId) => client.update(mugId, 3),
      (client, mugId) => client.remove(mugId),
    ];
    for (const change of changes) {
      const { send, lose, mugId } = await openFilled();
      const first = await send((client) => client.add(MUG));
      await lose(first);
      await (await send((client) => change(client, mugId))).answer();
      expect((await send((client) => client.add(MUG))).key).not.to.equal(first.key);
    }
  });

  it('of an add is not replayed if the added line was removed since', async () => {
    const { send, memory, cart, calls } = await openFilled();
    await (await send((client) => client.add(ENGRAVED))).lose('offline');
    const added = (await memory.load()).entries.at(-1)!;
    await memory.remove(added.id, 'from another tab');
    await calls.findLast(({ name }) => name === 'load')!.answer();
    const retry = await send((client) => client.add(ENGRAVED));
    await retry.answer();
    const newAction = calls.at(-1)!;
    expect([newAction.name, newAction.key === retry.key]).to.deep.equal(['add', false]);
    await newAction.answer();
    expect(cart.$count.get()).to.equal(3 + 1);
  });

  it('of an add is not replayed even if the page could not read the removal', async () => {
    const { send, memory, cart, calls } = await openFilled();
    await (await send((client) => client.add(ENGRAVED))).lose('offline');
    calls.findLast(({ name }) => name === 'load')!.fail(new StorefrontError('offline'));
    await memory.remove((await memory.load()).entries.at(-1)!.id, 'from another tab');
    await (await send((client) => client.add(ENGRAVED))).answer();
    await calls.findLast(({ name }) => name === 'load')!.answer();
    await calls.at(-1)!.answer();
    expect(calls.slice(-3).map(({ name }) => name)).to.deep.equal(['add', 'load', 'add']);
    expect(cart.$count.get()).to.equal(3 + 1);
  });

  it('of an add is replayed while its line exists, whatever another tab has changed', async () => {
    const { send, memory, cart, calls, printId } = await openFilled();
    await (await send((client) => client.add(ENGRAVED))).lose('offline');
    await memory.setQuantity(printId, 4, 'from another tab');
    await calls.findLast(({ name }) => name === 'load')!.answer();
    await (await send((client) => client.add(ENGRAVED))).answer();
    expect(calls.at(-1)!.name).to.equal('add');
    await settle();
    expect(cart.$count.get()).to.equal(2 + 4 + 1);
  });

  it('of a quantity is not replayed over a later change by another tab', async () => {
    const { send, memory, cart, calls, mugId } = await openFilled();
    await (await send((client) => client.update(mugId, 7))).lose('offline');
    await memory.setQuantity(mugId, 5, 'from another tab');
    await calls.findLast(({ name }) => name === 'load')!.answer();
    expect(cart.$count.get()).to.equal(6);
    const retry = await send((client) => client.update(mugId, 7));
    await retry.answer();
    const newAction = calls.at(-1)!;
    expect(newAction.key).not.to.equal(retry.key);
    await newAction.answer();
    expect(cart.$cart.get()!.entries[0]).to.include({ quantity: 7 });
  });

  it('of a code or note stays where the backend spells it differently', async () => {
    const codes = [{ code: 'Gruß', percentOff: 10 }];
    const memory = createMemoryCartGateway({ catalog: SUITE_CATALOG, codes });
    const keys: string[] = [];
    /** Loses each first answer. */
    const respell = (key: string, { cart }: CartAnswerJson): CartAnswerJson => {
      keys.push(key);
      if (keys.length % 2 === 1) throw new StorefrontError('timeout');
      const validCoupons = cart.validCoupons?.map(() => ({ code: 'GRUSS' })) ?? [];
      const note = cart.note?.replaceAll('\n', '\r\n') ?? null;
      return { cart: { ...cart, coupons: [], validCoupons, note }, entry: null };
    };
    const { cart } = openCart({
      gateway: {
        ...memory,
        applyCode: async (code, key) => respell(key, await memory.applyCode!(code, key)),
        removeCode: async (code, key) => respell(key, await memory.removeCode!(code, key)),
        setNote: async (note, key) => respell(key, await memory.setNote!(note, key)),
      },
    });
    for (const change of [
      () => cart.applyCode('gruß'),
      () => cart.setNote('Ring twice\nand wait'),
      () => cart.removeCode('Gruß'),
    ]) {
      await refused(change(), 'timeout');
      await change();
    }
    expect(keys).to.have.lengthOf(6);
    expect(new Set(keys)).to.have.lengthOf(3);
  });
});
