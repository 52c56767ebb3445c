import type { Cart } from '../cart/index.ts';
import { kindOfCode } from '../offer/index.ts';
import { refused, same } from './check.ts';
import { requestOf } from './suite-catalog.ts';
import type { SuiteContext } from './suite-context.ts';
import { lasting, lineIn, linesOf, type SuiteAnswer } from './suite-visitor.ts';

const centsOf = ({ subtotal, grandTotal }: Cart) => [subtotal?.amountMinor, grandTotal?.amountMinor];

/**
 * Tests what a cart says of itself.
 * @param context of the backend
 */
export function testCarts(context: SuiteContext): void {
  context.describe('a cart', () => {
    testEmptyCart(context);
    testAddition(context);
    testLinesOfCart(context);
    testVisitors(context);
    if (context.does.digital) testKinds(context);
  });
}

function testEmptyCart({ it, does, openVisitor }: SuiteContext): void {
  it('is empty before the first addition', async () => {
    const cart = await (await openVisitor()).load();
    const { entries, coupons, validCoupons, invalidCoupons, totalQuantity } = cart;
    same([entries, coupons, validCoupons, invalidCoupons, totalQuantity], [[], [], [], [], 0]);
    const others = [cart.discount, cart.tax, cart.shippingCost].map((amount) => amount?.amountMinor);
    same([...centsOf(cart), ...others], [0, 0, 0, 0, 0]);
    same([cart.hasDigital, cart.purelyDigital, cart.requiresShipping], [false, false, false]);
    same(cart.currency, does.emptyCurrency, 'the currency');
    if (does.versions) same(cart.version, 0, 'the version');
  });
}

function testAddition({ it, does, items, currency, openVisitor }: SuiteContext): void {
  it('answers an addition with itself and with the new line', async () => {
    const visitor = await openVisitor();
    const { itemId, sku, title, priceCents, attributes, productType } = items.tee;
    const answer = await visitor.add(requestOf(items.tee, 2));
    const { cart } = answer;
    const { id, kind, purchasePrice, subTotal, ...line } = lineIn(answer);
    same(id === '', false, 'whether the line has no id');
    // Only a store with pages has links, pictures and forms.
    same(
      { ...line, productUrl: null, image: null },
      {
        ...{ itemId, title, quantity: 2, chosenVariant: { sku, attributes }, additionalFields: '' },
        ...{ additionalFieldsFormId: null, questions: null, productUrl: null, image: null },
      },
    );
    same(purchasePrice, { amountMinor: priceCents, currency }, 'the price');
    same(subTotal, { amountMinor: 2 * priceCents, currency }, 'the total of the line');
    same(cart.entries, [answer.entry]);
    same([...centsOf(cart), cart.totalQuantity], [2 * priceCents, 2 * priceCents, 2]);
    same([cart.currency, cart.id === ''], [currency, false]);
    if (does.digital) same([kind, cart.requiresShipping], [kindOfCode(productType), true]);
    if (does.versions) same(cart.version, 1, 'the version');
    same(lasting(await visitor.load()), lasting(cart));
  });
}

function testLinesOfCart({ it, items: { mug, print, tee }, openWithMug }: SuiteContext): void {
  it('raises the line of the same thing', async () => {
    const { visitor } = await openWithMug();
    const { cart } = await visitor.add({ ...requestOf(mug, 2), sku: mug.sku });
    same(linesOf(cart), [[mug.itemId, 3]]);
  });

  it('names the line that an addition has made or raised', async () => {
    const { visitor } = await openWithMug();
    const lineOf = (answer: SuiteAnswer) => [lineIn(answer).itemId, lineIn(answer).quantity];
    same(lineOf(await visitor.add(requestOf(print))), [print.itemId, 1], 'the line');
    same(lineOf(await visitor.add(requestOf(mug))), [mug.itemId, 2], 'the line');
  });

  it('keeps its lines in the order of their addition', async () => {
    const { visitor, entryId } = await openWithMug();
    await visitor.add(requestOf(print));
    await visitor.add(requestOf(tee));
    const { cart } = await visitor.setQuantity(entryId, 2);
    const lines = [
      [mug.itemId, 2],
      [print.itemId, 1],
      [tee.itemId, 1],
    ];
    same(linesOf(cart), lines);
    same(linesOf(await visitor.load()), lines);
  });
}

function testVisitors({ it, items: { mug }, openVisitor, openWithMug }: SuiteContext): void {
  it('belongs to its visitor', async () => {
    const { visitor, entryId } = await openWithMug();
    const other = await openVisitor();
    same((await other.load()).entries, []);
    await refused(other.setQuantity(entryId, 2), 'not-found');
    same((await other.remove(entryId)).cart.entries, []);
    same(linesOf(await visitor.load()), [[mug.itemId, 1]]);
  });
}

function testKinds({ it, items, openVisitor }: SuiteContext): void {
  it('reports digital products', async () => {
    const visitor = await openVisitor();
    const flagsOf = ({ hasDigital, purelyDigital, requiresShipping }: Cart) => [
      hasDigital,
      purelyDigital,
      requiresShipping,
    ];
    same(flagsOf((await visitor.add(requestOf(items.print))).cart), [true, true, false]);
    same(flagsOf((await visitor.add(requestOf(items.mug))).cart), [true, false, true]);
  });
}

/**
 * Tests the changes of a line.
 * @param context of the backend
 */
export function testLines({ describe, it, items, openWithMug }: SuiteContext): void {
  describe('a line', () => {
    it('takes a quantity and keeps its id', async () => {
      const { visitor, entryId } = await openWithMug();
      const answer = await visitor.setQuantity(entryId, 5);
      const { id, quantity, subTotal } = lineIn(answer);
      const cents = 5 * items.mug.priceCents;
      same([id, quantity, subTotal?.amountMinor], [entryId, 5, cents]);
      same(answer.cart.subtotal?.amountMinor, cents);
      const lowered = await visitor.setQuantity(entryId, 2);
      same(linesOf(lowered.cart), [[items.mug.itemId, 2]]);
    });

    it('is removed, and removing it again is no error', async () => {
      const { visitor, entryId } = await openWithMug();
      const first = await visitor.remove(entryId);
      const second = await visitor.remove(entryId);
      same(linesOf(first.cart), []);
      same([first.entry, second.entry], [null, null]);
      same(lasting(second.cart), lasting(first.cart));
    });

    it('is not found after its removal', async () => {
      const { visitor, entryId } = await openWithMug();
      await visitor.remove(entryId);
      await refused(visitor.setQuantity(entryId, 2), 'not-found');
    });
  });
}

/**
 * Tests the versions of carts.
 * @param context of the backend
 */
export function testVersions({ describe, it, does, items, openWithMug }: SuiteContext): void {
  describe('a version', () => {
    it('rises with every change and with nothing else', async () => {
      const { visitor, entryId } = await openWithMug();
      const version = async () => (await visitor.load()).version;
      same(await version(), 1);
      const tooMuch = does.partialAdds === false ? requestOf(items.mug, 9_999) : requestOf(items.soldOutTee);
      await refused(visitor.add(tooMuch), 'sold-out');
      same(await version(), 1, 'after a refusal');
      await visitor.setQuantity(entryId, 2);
      same(await version(), 2);
      await visitor.remove(entryId);
      same(await version(), 3);
      await visitor.remove(entryId);
      same(await version(), 3, 'after removing what is gone');
    });
  });
}
