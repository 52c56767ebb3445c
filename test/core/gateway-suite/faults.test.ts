import { expect } from '@open-wc/testing';
import type { CartGateway, CartJson } from '../../../core/cart/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { SUITE_CATALOG } from '../../../core/gateway-suite/index.ts';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import { runCartSuite } from './run-suite.ts';

const CODE = 'TEN';
const TEN = { code: CODE, percentOff: 10 };
/** What a memory store does, which needs no network. */
const DOES = { note: true, codes: TEN, aborts: false };

/** Makes a gateway with a mistake from one without. */
type Spoil = (memory: CartGateway) => Partial<CartGateway>;

const spoiltCart =
  (spoil: (cart: CartJson) => object): Spoil =>
  (memory) => ({ load: async (call) => spoil(await memory.load(call)) as CartJson });

/** A mistake of a gateway → one of the tests that notice it. */
const FAULTS: Readonly<Record<string, readonly [Spoil, string]>> = {
  'promises keys, and adds twice after a lost answer': [
    (memory) => ({ add: (request, _key, call) => memory.add(request, crypto.randomUUID(), call) }),
    'a page adds once when the answer is lost',
  ],
  'lacks a method': [() => ({ stockOf: undefined }), 'has every method'],
  'answers with amounts in major units': [
    (memory) => ({
      add: async (...call) => {
        const { cart, entry } = await memory.add(...call);
        return { cart: { ...cart, subtotalCents: (cart.subtotalCents ?? 0) / 1_000 }, entry };
      },
    }),
    'a cart answers an addition',
  ],
  'answers an addition without the line': [
    (memory) => ({ add: async (...call) => ({ ...(await memory.add(...call)), entry: null }) }),
    'a cart answers an addition',
  ],
  'reads another cart than it answers': [
    spoiltCart((cart) => ({ ...cart, entries: (cart.entries ?? []).slice(1) })),
    'a cart answers an addition',
  ],
  'lists the newest line first': [
    spoiltCart((cart) => ({ ...cart, entries: (cart.entries ?? []).toReversed() })),
    'a cart keeps its lines in the order',
  ],
  'throws errors of its own': [
    (memory) => ({
      setQuantity: (...call) =>
        memory.setQuantity(...call).catch(() => {
          throw new Error('404');
        }),
    }),
    'a line is not found after its removal: Error: expected a StorefrontError of the kind "not-found", got Error: 404',
  ],
  'refuses the removal of what is gone': [
    (memory) => ({
      async remove(entryId, key, call) {
        const { entries } = await memory.load(call);
        if (!entries?.some(({ id }) => id === entryId)) throw new StorefrontError('not-found');
        return memory.remove(entryId, key, call);
      },
    }),
    'a line is removed, and removing it again is no error',
  ],
  'adds all that is left before it refuses': [
    (memory) => ({
      async add(request, key, call) {
        try {
          return await memory.add(request, key, call);
        } catch (error) {
          if (request.quantity > 1)
            await memory.add({ ...request, quantity: 1 }, key, call).catch(() => null);
          throw error;
        }
      },
    }),
    'the stock is what a request for more than there is gets',
  ],
  'refuses with an object that only looks like a StorefrontError': [
    (memory) => ({
      setQuantity: (...call) =>
        memory.setQuantity(...call).catch((error: unknown) => {
          // oxlint-disable-next-line typescript/only-throw-error -- the mistake
          throw { kind: (error as StorefrontError).kind };
        }),
    }),
    'a line is not found after its removal: Error: expected a StorefrontError of the kind "not-found", got {"kind":"not-found"}',
  ],
  'answers instead of refusing': [
    (memory) => ({
      setQuantity: (entryId, quantity, key, call) =>
        quantity < 1 ? memory.remove(entryId, key, call) : memory.setQuantity(entryId, quantity, key, call),
    }),
    'a refused request sets no whole number of pieces: Error: expected a refusal of the kind "invalid", got the answer {"cart":',
  ],
  'loses the note with the next addition': [
    (memory) => ({
      async add(request, key, call) {
        const { entry } = await memory.add(request, key, call);
        return { ...(await memory.setNote!('', crypto.randomUUID(), call)), entry };
      },
    }),
    'a note outlasts the changes of lines: Error: the note: expected "Ring twice", got ""',
  ],
  'loses the codes with the next addition': [
    (memory) => ({
      async add(request, key, call) {
        const { entry } = await memory.add(request, key, call);
        return { ...(await memory.removeCode!(CODE, crypto.randomUUID(), call)), entry };
      },
    }),
    'a code outlasts an addition: Error: the codes: expected ["TEN"], got []',
  ],
  'names the first line after each addition': [
    (memory) => ({
      async add(...call) {
        const { cart } = await memory.add(...call);
        return { cart, entry: cart.entries?.[0] ?? null };
      },
    }),
    'a cart names the line that an addition has made or raised: Error: the line: expected ["print",1], got ["mug",1]',
  ],
  'has an unlimited stock of everything': [
    () => ({ stockOf: () => Promise.resolve(new Map([['mug', { isUnlimited: true, quantity: null }]])) }),
    'the stock is listed by sku',
  ],
};

describe('the tests of a cart gateway fail for one that', () => {
  const open = () => createMemoryCartGateway({ catalog: SUITE_CATALOG, codes: [TEN] });

  it('lets each visitor remove the lines of all others', async () => {
    const carts: CartGateway[] = [];
    const { failed } = await runCartSuite({
      open: () => {
        const memory: CartGateway = open();
        carts.push(memory);
        const remove: CartGateway['remove'] = async (...call) => {
          const answers = await Promise.all(carts.map((cart) => cart.remove(...call)));
          return answers[carts.indexOf(memory)]!;
        };
        return { ...memory, remove };
      },
      does: DOES,
    });
    expect(failed.join('\n')).to.include('belongs to its visitor');
  });

  for (const [what, [spoil, noticedBy]] of Object.entries(FAULTS)) {
    it(what, async () => {
      const { failed } = await runCartSuite({
        open: () => {
          const memory = open();
          return { ...memory, ...spoil(memory) };
        },
        does: DOES,
      });
      expect(failed.join('\n')).to.include(noticedBy);
    });
  }

  it('goes on when nobody waits any more', async () => {
    const { failed } = await runCartSuite({ open, does: { ...DOES, aborts: true } });
    expect(failed).to.deep.equal([
      'a call ends when its signal is aborted: Error: The gateway went on after `signal` was aborted. Pass it to `fetch`.',
    ]);
  });

  it('gives all visitors one cart', async () => {
    const memory = open();
    const { failed } = await runCartSuite({ open: () => memory, does: DOES });
    expect(failed.join('\n')).to.include('belongs to its visitor');
  });
});
