import type { AddRequest, Cart } from '../cart/index.ts';
import { refused, same } from './check.ts';
import { requestOf } from './suite-catalog.ts';
import type { SuiteContext } from './suite-context.ts';
import type { SuiteCode } from './suite-options.ts';
import { lineIn, type SuiteVisitor } from './suite-visitor.ts';

/** What the tests of codes share. */
interface CodeContext {
  readonly it: SuiteContext['it'];
  readonly code: string;
  /** A new visitor with one print in the cart. */
  readonly openWithPrint: () => Promise<{ readonly visitor: SuiteVisitor; readonly entryId: string }>;
  /** Requests one more print. */
  readonly more: AddRequest;
  /** Subtotal, discount and total of some prints, in minor units. */
  readonly plain: (pieces: number) => readonly number[];
  readonly discounted: (pieces: number) => readonly number[];
}

/**
 * Tests a code that takes some per cent off.
 * @param context of the backend
 * @param offered the code
 */
export function testCodes(context: SuiteContext, { code, percentOff }: SuiteCode): void {
  const { describe, it, openVisitor } = context;
  const { print } = context.items;
  const centsOf = (pieces: number, percent: number) => {
    const cents = pieces * print.priceCents;
    const discount = Math.round((cents * percent) / 100);
    return [cents, discount, cents - discount];
  };
  const shared: CodeContext = {
    it,
    code,
    openWithPrint: async () => {
      const visitor = await openVisitor();
      return { visitor, entryId: lineIn(await visitor.add(requestOf(print))).id };
    },
    more: requestOf(print),
    plain: (pieces) => centsOf(pieces, 0),
    discounted: (pieces) => centsOf(pieces, percentOff),
  };
  describe('a code', () => {
    testDiscount(shared);
    testRemoval(shared);
  });
}

function testDiscount({ it, code, openWithPrint, more, discounted }: CodeContext): void {
  it('takes its discount off, and is listed', async () => {
    const { visitor } = await openWithPrint();
    const { cart, entry } = await visitor.applyCode(code);
    same(entry, null);
    same(codesOf(cart), [[code], [code], []]);
    same(centsIn(cart), discounted(1));
    same(centsIn(await visitor.load()), discounted(1));
  });

  it('follows the subtotal', async () => {
    const { visitor, entryId } = await openWithPrint();
    await visitor.applyCode(code);
    same(centsIn((await visitor.setQuantity(entryId, 2)).cart), discounted(2));
  });

  it('outlasts an addition', async () => {
    const { visitor } = await openWithPrint();
    await visitor.applyCode(code);
    const { cart } = await visitor.add(more);
    same(codesOf(cart)[0], [code], 'the codes');
    same(centsIn(cart), discounted(2), 'the amounts');
  });

  it('applies once when it is given twice', async () => {
    const { visitor } = await openWithPrint();
    await visitor.applyCode(code);
    const { cart } = await visitor.applyCode(code);
    same([codesOf(cart)[0], centsIn(cart)], [[code], discounted(1)]);
  });
}

function testRemoval({ it, code, openWithPrint, plain }: CodeContext): void {
  it('is removed, and removing it again is no error', async () => {
    const { visitor } = await openWithPrint();
    await visitor.applyCode(code);
    for (let count = 0; count < 2; count += 1) {
      const { cart } = await visitor.removeCode(code);
      same([codesOf(cart), centsIn(cart)], [[[], [], []], plain(1)]);
    }
  });

  it('that does not exist is refused, and changes nothing', async () => {
    const { visitor } = await openWithPrint();
    await refused(visitor.applyCode('NO-SUCH-CODE'), 'invalid');
    const cart = await visitor.load();
    same([codesOf(cart)[0], centsIn(cart)], [[], plain(1)]);
  });
}

function codesOf({ coupons, validCoupons, invalidCoupons }: Cart): readonly (readonly string[])[] {
  return [coupons, validCoupons, invalidCoupons].map((codes) => codes.map(({ code }) => code));
}

function centsIn({ subtotal, discount, grandTotal }: Cart): readonly unknown[] {
  // Some stores write discounts as negative amounts.
  const off = discount && Math.abs(discount.amountMinor);
  return [subtotal?.amountMinor, off ?? 0, grandTotal?.amountMinor];
}
