import { randomUUID } from 'node:crypto';

import { Visitor } from '../../test/support/visitor.ts';

/** What one client does again and again. */
export interface Scenario {
  readonly words: string;
  /** Prepares a client; it resolves to what the client repeats, which throws for an unexpected answer. */
  readonly prepare: (url: string) => Promise<() => Promise<void>>;
}

const ADDED = { itemId: 'mug', quantity: 1 };

/** From what most visitors do to what few do. */
export const SCENARIOS: readonly Scenario[] = [
  {
    words: 'product page, without a session',
    prepare: (url) => readAgain(new Visitor(url), '/shop/everyday-tee', true),
  },
  {
    words: 'product page, with a session',
    prepare: async (url) => readAgain(await Visitor.arrive(url), '/shop/everyday-tee'),
  },
  {
    words: 'list of products, with a session',
    prepare: async (url) => readAgain(await Visitor.arrive(url), '/shop'),
  },
  {
    words: 'addition to the cart',
    async prepare(url) {
      const visitor = await Visitor.arrive(url);
      return async () => {
        const { status, text } = await visitor.add(ADDED, { headers: { 'idempotency-key': randomUUID() } });
        if (status !== 200) throw new Error(`an addition got ${status}: ${text.slice(0, 200)}`);
      };
    },
  },
  {
    words: 'page of the checkout',
    async prepare(url) {
      const visitor = await Visitor.arrive(url);
      await visitor.add(ADDED);
      return readAgain(visitor, '/checkout');
    },
  },
  {
    words: 'addition, page of the checkout, order',
    async prepare(url) {
      const visitor = await Visitor.arrive(url);
      return async () => {
        await visitor.add(ADDED, { headers: { 'idempotency-key': randomUUID() } });
        const { status, text } = await visitor.order();
        if (status !== 303) throw new Error(`an order got ${status}: ${text.slice(0, 200)}`);
      };
    },
  },
];

function readAgain(visitor: Visitor, path: string, isWithoutCookies = false): Promise<() => Promise<void>> {
  return Promise.resolve(async () => {
    if (isWithoutCookies) visitor.cookies.clear();
    const { status } = await visitor.get(path);
    if (status !== 200) throw new Error(`${path} got ${status}`);
  });
}
