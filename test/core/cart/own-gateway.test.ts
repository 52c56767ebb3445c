import { expect } from '@open-wc/testing';
import {
  assertCartGateway,
  checkedCartGateway,
  createCartParser,
  createMemoryCartGateway,
  type CartGateway,
} from '../../../core/cart/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { cartGatewaySuite, SUITE_CATALOG } from '../../support/cart-gateway-suite.ts';
import { refused } from '../../support/check.ts';
import { MUG } from './room.ts';

function open(parts: Partial<Record<keyof CartGateway, unknown>> = {}, timeoutMs?: number) {
  const reports: unknown[] = [];
  const own = { ...createMemoryCartGateway({ catalog: SUITE_CATALOG }), ...parts } as CartGateway;
  const gateway = checkedCartGateway(own, {
    parseCart: createCartParser(() => undefined),
    report: (error) => reports.push(error),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  return { gateway, reports };
}

/** Every call of a gateway. */
const CALLS: Readonly<Record<keyof CartGateway, (gateway: CartGateway) => Promise<unknown>>> = {
  load: (gateway) => gateway.load(),
  add: (gateway) => gateway.add(MUG, 'key'),
  setQuantity: (gateway) => gateway.setQuantity('entry', 1, 'key'),
  remove: (gateway) => gateway.remove('entry', 'key'),
  updateAdditionalFields: (gateway) =>
    gateway.updateAdditionalFields('entry', { itemId: 'mug', sku: null, additionalFields: '' }, 'key'),
  stockOf: (gateway) => gateway.stockOf('mug'),
};
const NAMES = Object.keys(CALLS) as (keyof CartGateway)[];

describe("a program's own gateway", () => {
  cartGatewaySuite({ describe, it }, () => Promise.resolve(open().gateway));

  for (const name of NAMES) {
    it(`whose ${name} throws, rejects or answers nonsense leaves the outcome unknown`, async () => {
      const mistake = new TypeError('x is undefined');
      const throws = () => {
        throw mistake;
      };
      for (const method of [throws, () => Promise.reject(mistake)]) {
        const { gateway, reports } = open({ [name]: method });
        await refused(CALLS[name](gateway), 'unknown-outcome');
        expect(reports).to.deep.equal([mistake]);
      }
      for (const answer of [undefined, null, 7, 'ok', {}, [], { cart: 7 }]) {
        await refused(CALLS[name](open({ [name]: () => answer }).gateway), 'unknown-outcome');
      }
    });

    it(`whose ${name} never answers times out`, async () => {
      const { gateway } = open({ [name]: () => new Promise(() => undefined) }, 5);
      await refused(CALLS[name](gateway), 'timeout');
    });

    it(`whose ${name} refuses is taken at its word`, async () => {
      const refusal = new StorefrontError('forbidden', { serverMessage: 'Members only.' });
      const { gateway, reports } = open({ [name]: () => Promise.reject(refusal) });
      expect(await refused(CALLS[name](gateway), 'forbidden')).to.equal(refusal);
      expect(reports).to.deep.equal([]);
    });
  }

  it('that leaves fields out is completed', async () => {
    const { gateway } = open({ load: () => ({ entries: [{ id: 'e', quantity: 2 }] }) });
    const cart = await gateway.load();
    expect(cart).to.include({ totalQuantity: 2, subtotalCents: 0, version: null });
  });

  it('may be an object of a class', async () => {
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
    const gateway = checkedCartGateway(own, {
      parseCart: createCartParser(() => undefined),
      report: () => undefined,
    });
    expect((await gateway.add(MUG, 'key')).cart.id).to.equal('own');
  });

  for (const name of NAMES) {
    it(`without ${name} is a programmer's mistake`, () => {
      const gateway = { ...createMemoryCartGateway({ catalog: SUITE_CATALOG }), [name]: undefined };
      expect(() => {
        assertCartGateway(gateway);
      }).to.throw(`gateway.cart: expected a method ${name}, got undefined`);
    });
  }

  for (const what of [undefined, null, 7, 'rest', []]) {
    it(`that is ${String(what) || 'a list'} is a programmer's mistake`, () => {
      expect(() => {
        assertCartGateway(what);
      }).to.throw('gateway.cart: expected');
    });
  }
});
