import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { createCartParser } from '../../../core/cart-client/index.ts';
import type { Cart } from '../../../core/cart/index.ts';
import { isStorefrontError } from '../../../core/errors/index.ts';
import { isMoney, type Money } from '../../../core/money/index.ts';
import { cartJson, entryJson } from './carts-json.ts';

const parse = createCartParser({ getPageCurrency: () => 'USD', reportField: () => undefined });

const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-0, 2 ** 53, 1e400, Number.NaN));
const value = fc.oneof(fc.jsonValue(), number, fc.constant(undefined));
const record = (fields: object) =>
  fc.record(Object.fromEntries(Object.keys(fields).map((field) => [field, value])), { requiredKeys: [] });
const entry = fc.oneof(
  value,
  record(entryJson()),
  fc.record({ id: fc.string(), quantity: number, subTotal: number }),
);
const cart = fc
  .tuple(record(cartJson()), fc.array(entry))
  .map(([fields, entries]) => ({ ...fields, entries }));

const isAmount = (amount: Money | null): boolean => amount === null || isMoney(amount);
const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0;

function expectShowable({ entries, totalQuantity, version, ...rest }: Cart): void {
  expect(isCount(totalQuantity) && (version === null || isCount(version))).to.equal(true);
  const { subtotal, tax, shippingCost, discount, grandTotal } = rest;
  for (const amount of [subtotal, tax, shippingCost, discount, grandTotal]) {
    expect(isAmount(amount)).to.equal(true);
  }
  for (const { quantity, subTotal, purchasePrice, title, id } of entries) {
    expect(isCount(quantity) && isAmount(subTotal) && isAmount(purchasePrice)).to.equal(true);
    expect([typeof title, typeof id]).to.deep.equal(['string', 'string']);
  }
}

function expectOutcome(json: unknown): void {
  try {
    expectShowable(parse(json));
  } catch (error) {
    if (!isStorefrontError(error)) throw error;
    expect(error.kind).to.equal('unknown-outcome');
  }
}

describe('arbitrary JSON', () => {
  it('is parsed to a cart with valid amounts and counts, or is an unknown outcome', () => {
    fc.assert(fc.property(value, expectOutcome), { numRuns: 500 });
  });

  it('in the fields of a cart leaves amounts and counts valid', () => {
    fc.assert(
      fc.property(cart, (json) => {
        expectShowable(parse(json));
      }),
      { numRuns: 1_000 },
    );
  });

  it('of ten thousand levels or a hundred thousand entries is parsed', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);
    expectOutcome({ id: 'c', shippingLocation: deep, entries: deep });
    const entries = Array.from({ length: 100_000 }, (_, index) => entryJson({ id: String(index) }));
    expect(parse({ entries }).entries).to.have.lengthOf(100_000);
  });
});
