import { expect } from '@open-wc/testing';
import { assertCartGateway, type CartGateway, type CartOperation } from '../../../core/cart/index.ts';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import type { CartBackend } from '../../../core/cart-client/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { describeCartGateway, SUITE_CATALOG } from '../../../core/gateway-suite/index.ts';
import { cartBackend, FIRST_ATTEMPT } from '../../support/cart-backend.ts';
import { refused } from '../../support/check.ts';
import { MUG } from './open-cart.ts';

/** A memory store with these methods, wrapped with the checks of every gateway. */
function open(parts: Partial<Record<keyof CartGateway, unknown>> = {}, timeoutMs?: number) {
  const reports: unknown[] = [];
  const gateway = {
    ...createMemoryCartGateway({ catalog: SUITE_CATALOG, codes: [{ code: 'TEN', percentOff: 10 }] }),
    ...parts,
  } as CartGateway;
  const backend = cartBackend(gateway, {
    report: (error) => reports.push(error),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  return { gateway, backend, reports };
}

const send = (operation: CartOperation) => (backend: CartBackend) =>
  backend.send(operation, 'key', FIRST_ATTEMPT);

/** Every call that each gateway has. */
const CALLS = {
  load: (backend: CartBackend) => backend.load(),
  add: send({ type: 'add', request: MUG }),
  setQuantity: send({ type: 'update', entryId: 'entry', quantity: 1 }),
  remove: send({ type: 'remove', entryId: 'entry' }),
  updateAdditionalFields: send({ type: 'update-fields', entryId: 'entry', request: MUG }),
  stockOf: (backend: CartBackend) => backend.stockOf('mug'),
};

/** The calls that a gateway may leave out. */
const OPTIONAL_CALLS = {
  applyCode: send({ type: 'apply-code', code: 'TEN' }),
  removeCode: send({ type: 'remove-code', code: 'TEN' }),
  setNote: send({ type: 'set-note', note: 'Ring twice' }),
  checkout: (backend: CartBackend) => backend.checkout(null),
};
const ALL_CALLS: Readonly<Record<string, (backend: CartBackend) => Promise<unknown>>> = {
  ...CALLS,
  ...OPTIONAL_CALLS,
};

describe('a custom gateway', () => {
  describeCartGateway('over a memory store', {
    runner: { describe, it },
    open: () => open().gateway,
    does: { codes: { code: 'TEN', percentOff: 10 }, note: true, aborts: false },
  });

  for (const [name, ask] of Object.entries(ALL_CALLS)) {
    it(`whose ${name} throws, rejects or resolves with nonsense leaves the outcome unknown`, async () => {
      const mistake = new TypeError('x is undefined');
      const throws = () => {
        throw mistake;
      };
      for (const method of [throws, () => Promise.reject(mistake)]) {
        const { backend, reports } = open({ [name]: method });
        await refused(ask(backend), 'unknown-outcome');
        expect(reports).to.deep.equal([mistake]);
      }
      for (const answer of [undefined, null, 7, 'ok', {}, [], { cart: 7 }]) {
        await refused(ask(open({ [name]: () => answer }).backend), 'unknown-outcome');
      }
    });

    it(`whose ${name} never answers times out`, async () => {
      const { backend } = open({ [name]: () => new Promise(() => undefined) }, 5);
      await refused(ask(backend), 'timeout');
    });

    it(`whose ${name} refuses with a StorefrontError rejects with it`, async () => {
      const refusal = new StorefrontError('forbidden', { serverMessage: 'Members only.' });
      const { backend, reports } = open({ [name]: () => Promise.reject(refusal) });
      expect(await refused(ask(backend), 'forbidden')).to.equal(refusal);
      expect(reports).to.deep.equal([]);
    });
  }

  it('shows no sentence of more than 500 characters, or with markup', async () => {
    for (const [sentence, shown] of [
      [' Members only. ', 'Members only.'],
      ['<b>Members</b> only.', undefined],
      ['M'.repeat(501), undefined],
      [7, undefined],
    ] as const) {
      const details = { serverMessage: sentence as string, status: 403, cart: { id: 'c' } };
      const { backend } = open({ load: () => Promise.reject(new StorefrontError('forbidden', details)) });
      const { status, serverMessage, cart } = await refused(backend.load(), 'forbidden');
      expect([status, serverMessage, cart]).to.deep.equal([403, shown, { id: 'c' }]);
    }
  });

  it('gets the defaults of fields that it omits', async () => {
    const { backend } = open({ load: () => ({ entries: [{ id: 'e', quantity: 2 }] }) });
    expect(await backend.load()).to.include({ totalQuantity: 2, subtotal: null, version: null });
    const empty = await open({ load: () => ({ id: 'e' }) }).backend.load();
    expect(empty).to.include({ totalQuantity: 0, version: null });
    expect(empty.subtotal).to.deep.equal({ amountMinor: 0, currency: 'USD' });
  });

  it('may be an instance of a class', async () => {
    class Own {
      readonly #cart = { id: 'own' };
      load = () => Promise.resolve(this.#cart);
      add() {
        return Promise.resolve({ cart: this.#cart });
      }
      setQuantity = () => this.add();
      remove = () => this.add();
      updateAdditionalFields = () => this.add();
      stockOf = () => Promise.resolve(new Map());
    }
    const own: unknown = new Own();
    assertCartGateway(own);
    const { cart } = await cartBackend(own).send({ type: 'add', request: MUG }, 'key', FIRST_ATTEMPT);
    expect(cart.id).to.equal('own');
  });

  for (const name of Object.keys(CALLS)) {
    it(`without ${name} throws an AssertionError`, () => {
      const gateway = { ...createMemoryCartGateway({ catalog: SUITE_CATALOG }), [name]: undefined };
      expect(() => {
        assertCartGateway(gateway);
      }).to.throw(`gateway.cart: expected a method ${name}, got undefined`);
    });
  }

  for (const what of [undefined, null, 7, 'rest', []]) {
    it(`throws an AssertionError if it is ${String(what) || 'a list'}`, () => {
      expect(() => {
        assertCartGateway(what);
      }).to.throw('gateway.cart: expected');
    });
  }
});
