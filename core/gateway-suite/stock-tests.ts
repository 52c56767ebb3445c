import type { Stock } from '../cart/index.ts';
import { CART_WORDS } from '../words/index.ts';
import { refused, same } from './check.ts';
import { requestOf } from './suite-catalog.ts';
import type { SuiteContext } from './suite-context.ts';
import { lineIn, type SuiteAnswer, type SuiteVisitor } from './suite-visitor.ts';

/** Expects that a visitor who wants more than there is of the tee ends with all of it, or with what the cart had before. */
async function askTooMuch(
  { does, items: { tee } }: SuiteContext,
  visitor: SuiteVisitor,
  ask: () => Promise<SuiteAnswer>,
): Promise<void> {
  const before = (await visitor.load()).totalQuantity;
  const after = does.partialAdds === false ? before : tee.quantityInStock;
  // A refusal of what is left changes nothing, and needs no cart.
  if (does.partialAdds === 'answered' && before !== after) same((await ask()).cart.totalQuantity, after);
  else {
    const refusal = await refused(ask(), 'sold-out');
    if (does.texts) same(refusal.serverMessage, CART_WORDS.notEnough, 'the sentence');
    if (before !== after) same((await visitor.readRefused(refusal))?.totalQuantity, after, 'the pieces');
  }
  same((await visitor.load()).totalQuantity, after, 'the pieces');
}

/**
 * Tests how a cart backend respects the stock.
 * @param context of the backend
 */
export function testStock(context: SuiteContext): void {
  context.describe('the stock', () => {
    testList(context);
    testLimit(context);
    testOtherVisitors(context);
  });
}

function testList({ it, does, items: { mug, print, tee, soldOutTee }, openVisitor }: SuiteContext): void {
  it('is listed by sku', async () => {
    const visitor = await openVisitor();
    const mugs = await visitor.stockOf(mug.itemId);
    const tees = await visitor.stockOf(tee.itemId);
    const prints = await visitor.stockOf(print.itemId);
    same([...mugs.keys()], [mug.sku]);
    same(tees.get(soldOutTee.sku), { isUnlimited: false, quantity: 0 }, 'the stock of a sold-out variant');
    if (does.exactStock) {
      same(mugs.get(mug.sku), { isUnlimited: false, quantity: mug.quantityInStock });
      same(tees.get(tee.sku), { isUnlimited: false, quantity: tee.quantityInStock });
      same(prints.get(print.sku)?.isUnlimited, true, 'whether prints are unlimited');
    }
    const others: readonly (Stock | undefined)[] = [
      mugs.get(mug.sku),
      tees.get(tee.sku),
      prints.get(print.sku),
    ];
    for (const other of others) same(isInStock(other), true, 'whether a variant is in stock');
  });

  it('of an unknown product is not found', async () => {
    await refused((await openVisitor()).stockOf('no-such-thing'), 'not-found');
  });
}

function testLimit(context: SuiteContext): void {
  const {
    it,
    does,
    items: { tee },
    openVisitor,
  } = context;
  const stock = tee.quantityInStock ?? 0;

  it('is held against all that the cart has of a variant, over all its lines', async () => {
    const visitor = await openVisitor();
    const { id } = lineIn(await visitor.add(requestOf(tee, stock - 2)));
    const fields = does.additionalFields ? '{"a":1}' : '';
    await visitor.add(requestOf(tee, 2, fields));
    await askTooMuch(context, visitor, () => visitor.add(requestOf(tee)));
    const ownLine = does.additionalFields ? stock - 2 : stock;
    await askTooMuch(context, visitor, () => visitor.setQuantity(id, ownLine + 1));
    same((await visitor.setQuantity(id, ownLine - 1)).cart.totalQuantity, stock - 1);
    same((await visitor.add(requestOf(tee))).cart.totalQuantity, stock);
  });

  it('is what a request for more than there is gets, or it gets nothing', async () => {
    const visitor = await openVisitor();
    await askTooMuch(context, visitor, () => visitor.add(requestOf(tee, stock + 1)));
    const { id } = (await visitor.load()).entries[0] ?? lineIn(await visitor.add(requestOf(tee)));
    await visitor.setQuantity(id, 1);
    await askTooMuch(context, visitor, () => visitor.setQuantity(id, stock + 1));
  });
}

function testOtherVisitors({ it, does, items: { tee }, openVisitor }: SuiteContext): void {
  const stock = tee.quantityInStock ?? 0;

  it('is not held for carts', async () => {
    const [one, other] = [await openVisitor(), await openVisitor()];
    await one.add(requestOf(tee, stock));
    const left = (await other.stockOf(tee.itemId)).get(tee.sku);
    same(isInStock(left), true, 'whether it is in stock for others');
    if (does.exactStock) same(left?.quantity, stock);
    same((await other.add(requestOf(tee, stock))).cart.totalQuantity, stock);
  });
}

function isInStock(stock: Stock | undefined): boolean {
  return stock !== undefined && (stock.isUnlimited || stock.quantity === null || stock.quantity > 0);
}
