import type { AddRequest } from '../cart/index.ts';
import { refused, same } from './check.ts';
import { requestOf } from './suite-catalog.ts';
import type { SuiteContext } from './suite-context.ts';
import { lineIn, linesOf } from './suite-visitor.ts';

/** What is refused → the request and the kind of the refusal. */
type Refusals = Readonly<Record<string, readonly [AddRequest, string]>>;

function refusalsOf({ does, items: { mug, print, tee, soldOutTee } }: SuiteContext): Refusals {
  return {
    'an unknown product': [{ ...requestOf(mug), itemId: 'no-such-thing' }, 'not-found'],
    'an unknown variant': [{ ...requestOf(tee), sku: 'no-such-variant' }, 'invalid'],
    'a product with options and no choice': [{ ...requestOf(tee), sku: null }, 'invalid'],
    'a sold-out variant': [requestOf(soldOutTee), 'sold-out'],
    'nothing of it': [requestOf(mug, 0), 'invalid'],
    'less than nothing': [requestOf(mug, -1), 'invalid'],
    'half a piece': [requestOf(mug, 1.5), 'invalid'],
    ...(does.maxQuantity !== null && {
      'more pieces than a line may have': [requestOf(print, does.maxQuantity + 1), 'invalid'],
    }),
    ...(does.additionalFields && {
      'fields that are no JSON': [requestOf(mug, 1, 'engraving=Ann'), 'invalid'],
      'fields that are a list': [requestOf(mug, 1, '["Ann"]'), 'invalid'],
    }),
  };
}

/**
 * Tests the requests that a cart backend refuses.
 * @param context of the backend
 */
export function testRefusals(context: SuiteContext): void {
  const { describe, it, does, items, openVisitor, openWithMug } = context;
  describe('a refused request', () => {
    for (const [what, [request, kind]] of Object.entries(refusalsOf(context))) {
      it(`for ${what} has the kind "${kind}", and changes nothing`, async () => {
        const visitor = await openVisitor();
        await refused(visitor.add(request), kind);
        const { entries, version } = await visitor.load();
        same(entries, []);
        if (does.versions) same(version, 0, 'the version');
      });
    }

    const { maxQuantity } = does;
    if (maxQuantity !== null)
      it(`exceeds ${maxQuantity} pieces of a line`, async () => {
        const visitor = await openVisitor();
        const { id } = lineIn(await visitor.add(requestOf(items.print, maxQuantity)));
        await refused(visitor.add(requestOf(items.print)), 'invalid');
        await refused(visitor.setQuantity(id, maxQuantity + 1), 'invalid');
        same(linesOf(await visitor.load()), [[items.print.itemId, maxQuantity]]);
      });

    it('sets no whole number of pieces', async () => {
      const { visitor, entryId } = await openWithMug();
      for (const quantity of [0, -1, 1.5]) await refused(visitor.setQuantity(entryId, quantity), 'invalid');
      same(linesOf(await visitor.load()), [[items.mug.itemId, 1]]);
    });
  });
}
