import { expect } from '@open-wc/testing';
import type { CartAnswerJson, CartGateway, CartJson, DirectCartGateway } from '../../../core/cart/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { SUITE_CATALOG, type CartGatewayAbilities } from '../../../core/gateway-suite/index.ts';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import { runCartSuite } from './run-suite.ts';

/** What a memory store does, which needs no network. */
const OF_MEMORY = { note: true, aborts: false };

const openMemory = () => createMemoryCartGateway({ catalog: SUITE_CATALOG });

/** A memory store whose carts are changed before a page sees them. */
function withCarts(
  change: (cart: CartJson) => CartJson,
  memory: DirectCartGateway = openMemory(),
): DirectCartGateway {
  const changed = async (answer: Promise<CartAnswerJson>): Promise<CartAnswerJson> => {
    const { cart, entry } = await answer;
    return { cart: change(cart), entry };
  };
  return {
    ...memory,
    load: async () => change(await memory.load()),
    add: (...call) => changed(memory.add(...call)),
    setQuantity: (...call) => changed(memory.setQuantity(...call)),
    remove: (...call) => changed(memory.remove(...call)),
    updateAdditionalFields: (...call) => changed(memory.updateAdditionalFields(...call)),
  };
}

/** A memory store that takes a repeated key for a new one. */
function withoutKeys(memory: DirectCartGateway = openMemory()): CartGateway {
  let count = 0;
  const key = () => String((count += 1));
  return {
    ...memory,
    isIdempotent: false,
    add: (request) => memory.add(request, key()),
    setQuantity: (entryId, quantity) => memory.setQuantity(entryId, quantity, key()),
    remove: (entryId) => memory.remove(entryId, key()),
    updateAdditionalFields: (entryId, request) => memory.updateAdditionalFields(entryId, request, key()),
  };
}

/** A memory store that adds what it has. */
function withPartialAdds(answer: (made: CartAnswerJson) => CartAnswerJson): CartGateway {
  const memory = openMemory();
  const left = async (itemId: string, sku: string | null, besides: string | null) => {
    const { entries } = await memory.load();
    const stock = (await memory.stockOf(itemId)).get(sku ?? itemId);
    const taken = entries.filter(
      (line) => line.id !== besides && line.chosenVariant?.sku === (sku ?? itemId),
    );
    return stock?.isUnlimited !== false
      ? Infinity
      : (stock.quantity ?? 0) - taken.reduce((sum, { quantity }) => sum + quantity, 0);
  };
  return {
    ...memory,
    async add(request, key) {
      const rest = await left(request.itemId, request.sku, null).catch(() => Infinity);
      if (rest >= request.quantity || rest <= 0) return memory.add(request, key);
      return answer(await memory.add({ ...request, quantity: rest }, key));
    },
    async setQuantity(entryId, quantity, key) {
      const line = (await memory.load()).entries.find(({ id }) => id === entryId);
      const rest = line ? await left(line.itemId, line.chosenVariant!.sku!, entryId) : Infinity;
      if (rest >= quantity || rest === line?.quantity) return memory.setQuantity(entryId, quantity, key);
      return answer(await memory.setQuantity(entryId, rest, key));
    },
  };
}

/** A memory store whose lines know no fields. */
function withoutFields(): CartGateway {
  const memory = openMemory();
  return {
    ...memory,
    add: (request, key) => memory.add({ ...request, additionalFields: '' }, key),
    updateAdditionalFields: () => Promise.reject(new StorefrontError('invalid')),
  };
}

/** A memory store that refuses changes at the same time. */
function withoutParallelChanges(): CartGateway {
  const memory: CartGateway = openMemory();
  let isBusy = false;
  return {
    ...memory,
    async add(...call) {
      if (isBusy) throw new StorefrontError('server');
      isBusy = true;
      try {
        return await memory.add(...call);
      } finally {
        isBusy = false;
      }
    },
  };
}

const refuseWith = ({ cart }: CartAnswerJson): never => {
  throw new StorefrontError('sold-out', {
    cart,
    serverMessage: 'Sorry, we do not have enough of that item available.',
  });
};

/** What a gateway lacks → such a gateway, and what its author says. */
const GATEWAYS: Readonly<Record<string, { open: () => CartGateway; does: Partial<CartGatewayAbilities> }>> = {
  versions: {
    open: () => withCarts((cart) => ({ ...cart, version: null })),
    does: { versions: false },
  },
  keys: { open: () => withoutKeys(), does: { keys: false } },
  'versions and keys': {
    open: () => withoutKeys(withCarts(({ version: _version, ...cart }) => cart)),
    does: { keys: false, versions: false },
  },
  'parallel changes': { open: withoutParallelChanges, does: { parallelChanges: false } },
  'a currency of the empty cart': {
    open: () => withCarts((cart) => (cart.entries?.length ? cart : { ...cart, currency: null })),
    does: { emptyCurrency: null },
  },
  'our texts': {
    open: () => {
      const memory: CartGateway = openMemory();
      const retold = (error: unknown) => {
        throw new StorefrontError((error as StorefrontError).kind, { serverMessage: 'Only a few left.' });
      };
      return {
        ...memory,
        add: (...call) => memory.add(...call).catch(retold),
        setQuantity: (...call) => memory.setQuantity(...call).catch(retold),
      };
    },
    does: { texts: false },
  },
  'the number in stock': {
    open: () => {
      const memory = openMemory();
      return {
        ...memory,
        stockOf: async (itemId) => {
          const stock = [...(await memory.stockOf(itemId))];
          return new Map(
            stock.map(([sku, { quantity }]) => [
              sku,
              { isUnlimited: false, quantity: sku !== 'print' && quantity === 0 ? 0 : null },
            ]),
          );
        },
      };
    },
    does: { exactStock: false },
  },
  'additional fields': { open: withoutFields, does: { additionalFields: false } },
  'kinds of products': {
    open: () =>
      withCarts(({ hasDigital: _has, purelyDigital: _purely, requiresShipping: _requires, ...cart }) => ({
        ...cart,
        entries: (cart.entries ?? []).map((line) => ({ ...line, productType: null })),
      })),
    does: { digital: false },
  },
  'all or nothing, and refuses': {
    open: () => withPartialAdds(refuseWith),
    does: { partialAdds: 'refused' },
  },
  'all or nothing, and answers': {
    open: () => withPartialAdds((answer) => answer),
    does: { partialAdds: 'answered' },
  },
  'its own limit of pieces': {
    open: openMemory,
    does: { maxQuantity: null },
  },
};

describe('the tests of a cart gateway', () => {
  for (const [what, { open, does }] of Object.entries(GATEWAYS)) {
    it(`pass for one without ${what}, and fail unless its author says so`, async () => {
      const { titles, failed } = await runCartSuite({ open, does: { ...OF_MEMORY, ...does } });
      expect(failed).to.deep.equal([]);
      expect(titles.length).to.be.greaterThan(40);
      if (does.maxQuantity === null) return;
      expect((await runCartSuite({ open, does: OF_MEMORY })).failed).not.to.deep.equal([]);
    });
  }

  it('fail for an ability that the gateway lacks, or that its author does not name', async () => {
    const missing = await runCartSuite({
      open: openMemory,
      does: { keys: false, codes: { code: 'TEN', percentOff: 10 }, checkout: true },
    });
    expect(missing.failed.join('\n'))
      .to.include('exactly the abilities')
      .and.to.include('a checkout')
      .and.to.include('a code');
    expect((await runCartSuite({ open: openMemory, does: { aborts: false } })).failed).to.have.lengthOf(1);
  });

  it('accept a checkout of the gateway, or an address of its carts', async () => {
    const url = 'https://shop.example/checkout';
    const gateways: readonly (() => CartGateway)[] = [
      () => ({ ...openMemory(), checkout: () => Promise.resolve({ url }) }),
      () => withCarts((cart) => ({ ...cart, checkoutUrl: `${url}?now=${Math.random()}` })),
    ];
    for (const open of gateways) {
      const { failed } = await runCartSuite({ open, does: { ...OF_MEMORY, checkout: true } });
      expect(failed).to.deep.equal([]);
    }
  });

  it('buy the products of a catalog of its own, in its currency', async () => {
    const catalog = SUITE_CATALOG.map((item) => ({
      ...item,
      itemId: `p-${item.itemId}`,
      sku: `v-${item.sku}`,
      currency: 'JPY',
    }));
    const { failed } = await runCartSuite({
      open: () => createMemoryCartGateway({ catalog, currency: 'JPY' }),
      currency: 'JPY',
      catalog: {
        mug: { itemId: 'p-mug', sku: 'v-mug' },
        print: { itemId: 'p-print', sku: 'v-print' },
        tee: { itemId: 'p-tee', sku: 'v-tee-forest-s' },
        soldOutTee: { itemId: 'p-tee', sku: 'v-tee-forest-m' },
      },
      does: OF_MEMORY,
    });
    expect(failed).to.deep.equal([]);
  });
});
