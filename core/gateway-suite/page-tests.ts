import type { ObservableCart } from '../cart/index.ts';
import { refused, same } from './check.ts';
import { requestOf } from './suite-catalog.ts';
import type { SuiteContext } from './suite-context.ts';
import { openPage, type Lost, type SuitePage } from './suite-page.ts';
import { linesOf, type SuiteVisitor } from './suite-visitor.ts';

/** What the network loses → the kind of the failure. */
const KIND_OF_LOSS: Readonly<Record<Lost, string>> = { request: 'offline', answer: 'timeout' };

/** Declares the test of a page. */
type TestPage = (title: string, play: (page: SuitePage, visitor: SuiteVisitor) => Promise<void>) => void;

/**
 * Tests pages over a cart backend: what a visitor clicks again after a failure happens once, and the newest cart is shown.
 * @param context of the backend
 */
export function testPages(context: SuiteContext): void {
  const { it, currency, openVisitor } = context;
  const test: TestPage = (title, play) => {
    it(title, async () => {
      const visitor = await openVisitor();
      const page = openPage(visitor.gateway, currency);
      try {
        await page.cart.refresh();
        await play(page, visitor);
        await page.cart.refresh();
        const shown = page.cart.$cart.get();
        same(shown && linesOf(shown), linesOf(await visitor.load()), 'the shown lines');
      } finally {
        page.cart.close();
      }
    });
  };
  context.describe('a page', () => {
    testOrder(context, test);
    for (const lost of ['request', 'answer'] as const) {
      testLostAdditions(context, test, lost);
      testLostChanges(context, test, lost);
    }
  });
}

function testOrder({ items: { mug, print, tee } }: SuiteContext, test: TestPage): void {
  test('counts all of several clicks at once, which it sends one by one', async ({ cart }, visitor) => {
    const requests = [requestOf(mug), requestOf(print), requestOf(tee), requestOf(mug)];
    for (const result of await Promise.all(requests.map((request) => cart.add(request)))) succeeded(result);
    same(linesOf(await visitor.load()), [
      [mug.itemId, 2],
      [print.itemId, 1],
      [tee.itemId, 1],
    ]);
  });

  test('shows the newest cart when an older answer is received last', async ({ cart, holdNext }) => {
    const release = holdNext('load');
    const reading = cart.refresh();
    succeeded(await cart.add(requestOf(mug)));
    release();
    await reading;
    same(cart.$count.get(), 1, 'the count');
  });
}

function testLostAdditions({ does, items: { mug } }: SuiteContext, test: TestPage, lost: Lost): void {
  const kind = KIND_OF_LOSS[lost];

  test(`adds once when the ${lost} is lost and the visitor clicks again`, async (page, visitor) => {
    const add = () => page.cart.add(requestOf(mug, 2));
    page.loseNext('add', lost);
    await refused(add(), kind);
    succeeded(await add());
    same(linesOf(await visitor.load()), [[mug.itemId, 2]]);
    // Another click is another addition.
    succeeded(await add());
    same(linesOf(await visitor.load()), [[mug.itemId, 4]]);
  });

  test(`adds once to a line when the ${lost} is lost and the visitor clicks again`, async (page, visitor) => {
    const add = () => page.cart.add(requestOf(mug));
    succeeded(await add());
    page.loseNext('add', lost);
    await refused(add(), kind);
    succeeded(await add());
    same(linesOf(await visitor.load()), [[mug.itemId, 2]]);
  });

  if (does.additionalFields)
    test(`adds a line with other fields once when the ${lost} is lost`, async (page, visitor) => {
      const add = () => page.cart.add(requestOf(mug, 1, '{"engraving":"Ann"}'));
      succeeded(await page.cart.add(requestOf(mug)));
      page.loseNext('add', lost);
      await refused(add(), kind);
      succeeded(await add());
      same(linesOf(await visitor.load()), [
        [mug.itemId, 1],
        [mug.itemId, 1],
      ]);
    });
}

function testLostChanges({ items: { mug } }: SuiteContext, test: TestPage, lost: Lost): void {
  const kind = KIND_OF_LOSS[lost];

  test(`sets a quantity and removes the line, although each ${lost} is lost`, async (page, visitor) => {
    const { cart, loseNext } = page;
    const { entry } = await cart.add(requestOf(mug));
    const id = entry?.id ?? '';
    loseNext('setQuantity', lost);
    await refused(cart.update(id, 3), kind);
    succeeded(await cart.update(id, 3));
    same(linesOf(await visitor.load()), [[mug.itemId, 3]]);
    loseNext('remove', lost);
    await refused(cart.remove(id), kind);
    succeeded(await cart.remove(id));
    same(linesOf(await visitor.load()), []);
  });
}

function succeeded({ userErrors }: Awaited<ReturnType<ObservableCart['add']>>): void {
  const kinds = userErrors.map(({ kind }) => kind);
  same(kinds, [], 'the refusals');
}
