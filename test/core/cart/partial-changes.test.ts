import { expect } from '@open-wc/testing';
import type { CartAnswerJson, CartGateway } from '../../../core/cart/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { SUITE_CATALOG } from '../../../core/gateway-suite/index.ts';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import { MUG, openCart, PRINT } from './open-cart.ts';

const STOCK = 5;

/** A store that adds what it has of each product, and calls that a refusal. */
function openScarce({ isVersioned = false } = {}) {
  const memory = createMemoryCartGateway({ catalog: SUITE_CATALOG });
  let stock = STOCK;
  let isOffline = false;
  const plain = <Json extends object>(json: Json) => (isVersioned ? json : { ...json, version: null });
  const refuse = (cart: object) => new StorefrontError('sold-out', { cart });

  async function held(isSold: (line: { readonly id: string; readonly itemId?: string }) => boolean) {
    return (await memory.load()).entries.find(isSold)?.quantity ?? 0;
  }

  async function make(change: Promise<CartAnswerJson>, isShort: boolean): Promise<CartAnswerJson> {
    const { cart, entry } = await change;
    if (isShort) throw refuse(plain(cart));
    return { cart: plain(cart), entry };
  }

  const gateway: CartGateway = {
    ...memory,
    isIdempotent: false,
    load: async () => plain(await memory.load()),
    async add(request, key) {
      if (isOffline) throw new StorefrontError('offline');
      const free = stock - (await held(({ itemId }) => itemId === request.itemId));
      if (free <= 0) throw refuse(plain(await memory.load()));
      const quantity = Math.min(request.quantity, free);
      return make(memory.add({ ...request, quantity }, key), quantity < request.quantity);
    },
    async setQuantity(entryId, asked, key) {
      const quantity = Math.min(asked, stock);
      if (quantity === 0) return make(memory.remove(entryId, key), true);
      return make(memory.setQuantity(entryId, quantity, key), quantity < asked);
    },
  };
  return {
    ...openCart({ gateway }),
    setStock: (pieces: number) => {
      stock = pieces;
    },
    setOffline: (is: boolean) => {
      isOffline = is;
    },
  };
}

describe('a store that refuses more than it has, and adds the rest', () => {
  for (const isVersioned of [false, true])
    it(`adds in part, ${isVersioned ? 'with' : 'without'} versions`, async () => {
      const { cart } = openScarce({ isVersioned });
      await cart.add({ ...MUG, quantity: 2 });
      const { userErrors, entry, addedQuantity, warnings } = await cart.add({ ...MUG, quantity: 900 });
      expect(userErrors).to.deep.equal([]);
      expect([entry?.quantity, addedQuantity, cart.$count.get()]).to.deep.equal([5, 3, 5]);
      expect(warnings).to.deep.equal(['You asked for 900, but only 3 could be added to your cart.']);
    });

  it('raises a line in part', async () => {
    const { cart } = openScarce();
    const { entry } = await cart.add(MUG);
    const { userErrors, warnings } = await cart.update(entry!.id, 900);
    expect([userErrors, cart.$count.get()]).to.deep.equal([[], 5]);
    expect(warnings).to.deep.equal(['You asked for 900, but only 5 could be added to your cart.']);
  });

  it('lowers a line to what others have left', async () => {
    const { cart, setStock } = openScarce();
    const { entry } = await cart.add({ ...MUG, quantity: 4 });
    setStock(2);
    const { userErrors, warnings } = await cart.update(entry!.id, 3);
    expect([userErrors, cart.$count.get()]).to.deep.equal([[], 2]);
    expect(warnings).to.deep.equal(['You asked for 3, but only 2 could be added to your cart.']);
  });

  it('removes a line of which nothing is left', async () => {
    const { cart, setStock } = openScarce();
    const { entry } = await cart.add(MUG);
    setStock(0);
    const { userErrors, warnings } = await cart.update(entry!.id, 3);
    expect([userErrors, cart.$count.get()]).to.deep.equal([[], 0]);
    expect(warnings).to.deep.equal([`${entry!.title} is no longer in your cart.`]);
  });

  it('refuses what has changed nothing', async () => {
    const { cart } = openScarce();
    await cart.add(PRINT);
    const { entry } = await cart.add({ ...MUG, quantity: STOCK });
    for (const change of [() => cart.add(MUG), () => cart.update(entry!.id, STOCK + 1)]) {
      const { userErrors, warnings } = await change();
      expect(userErrors.map(({ kind }) => kind)).to.deep.equal(['sold-out']);
      expect([warnings, cart.$count.get()]).to.deep.equal([[], STOCK + 1]);
    }
  });

  it('adds in part what was repeated after a lost connection', async () => {
    const { cart, setOffline } = openScarce();
    await cart.add(PRINT);
    setOffline(true);
    await cart.add({ ...MUG, quantity: 9 }).catch(() => undefined);
    setOffline(false);
    const { userErrors, warnings } = await cart.add({ ...MUG, quantity: 9 });
    expect([userErrors, cart.$count.get()]).to.deep.equal([[], STOCK + 1]);
    expect(warnings).to.deep.equal(['You asked for 9, but only 5 could be added to your cart.']);
  });

  it('has added a part although the first answer was lost', async () => {
    const memory = createMemoryCartGateway({ catalog: SUITE_CATALOG });
    let isLost = true;
    const { cart } = openCart({
      gateway: {
        ...memory,
        async add(request, key) {
          if (request.itemId === PRINT.itemId) return memory.add(request, key);
          const answer = await memory.add({ ...request, quantity: 2 }, key);
          const refusal = isLost ? new StorefrontError('offline') : new StorefrontError('sold-out', answer);
          isLost = false;
          throw refusal;
        },
      },
    });
    await cart.add(PRINT);
    await cart.add({ ...MUG, quantity: 3 }).catch(() => undefined);
    const { userErrors, warnings, addedQuantity } = await cart.add({ ...MUG, quantity: 3 });
    expect([userErrors, cart.$count.get(), addedQuantity]).to.deep.equal([[], 3, undefined]);
    expect(warnings).to.deep.equal(['You asked for 3, but only 2 could be added to your cart.']);
  });
});

describe('a store that names the lines of a product as the page does', () => {
  it('is sent a lost addition again, to a line that had another name', async () => {
    const memory = createMemoryCartGateway({ catalog: SUITE_CATALOG });
    await memory.add(MUG, 'before');
    let isNamed = false;
    const { cart } = openCart({
      gateway: {
        ...memory,
        isIdempotent: false,
        async load() {
          const { entries, ...rest } = await memory.load();
          return {
            ...rest,
            entries: isNamed ? entries : entries.map((line) => ({ ...line, itemId: 'becher' })),
          };
        },
        async add(request, key) {
          if (isNamed) return memory.add(request, key);
          isNamed = true;
          throw new StorefrontError('offline');
        },
      },
    });
    await cart.add(MUG).catch(() => undefined);
    const { userErrors, warnings } = await cart.add(MUG);
    expect([userErrors, warnings, cart.$count.get()]).to.deep.equal([[], [], 2]);
  });
});
