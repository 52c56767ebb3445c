import type { AddRequest } from '../../../core/cart/index.ts';
import { refused, same } from '../check.ts';
import { linesOf, mug, newKey, print, tee, withMug, type Open, type Runner } from './requests.ts';

const NOT_ENOUGH = 'Sorry, we do not have enough of that item available.';

/**
 * Tests the requests that a cart backend refuses.
 * @param runner declares the tests
 * @param open returns the backend of a new visitor
 */
export function refusalSuite({ describe, it }: Runner, open: Open): void {
  describe('a refused request', () => {
    const refusals: Readonly<Record<string, readonly [AddRequest, string]>> = {
      'an unknown product': [{ ...mug(), itemId: 'no-such-thing' }, 'not-found'],
      'an unknown variant': [{ ...tee(), sku: 'tee-purple' }, 'invalid'],
      'a product with options and no choice': [{ ...tee(), sku: null }, 'invalid'],
      'a sold-out variant': [{ ...tee(), sku: 'tee-forest-m' }, 'sold-out'],
      'nothing of it': [mug(0), 'invalid'],
      'less than nothing': [mug(-1), 'invalid'],
      'half a piece': [mug(1.5), 'invalid'],
      'ten thousand pieces': [print(10_000), 'invalid'],
      'fields that are no JSON': [mug(1, 'engraving=Ann'), 'invalid'],
      'fields that are a list': [mug(1, '["Ann"]'), 'invalid'],
    };
    for (const [what, [request, kind]] of Object.entries(refusals)) {
      it(`for ${what} has the kind "${kind}", and changes nothing`, async () => {
        const gateway = await open();
        await refused(gateway.add(request, newKey()), kind);
        same((await gateway.load()).version, 0);
      });
    }

    it('exceeds 9999 pieces of a line', async () => {
      const gateway = await open();
      const { entry } = await gateway.add(print(9_999), newKey());
      await refused(gateway.add(print(), newKey()), 'invalid');
      await refused(gateway.setQuantity(entry!.id, 10_000, newKey()), 'invalid');
      same(linesOf(await gateway.load()), [['print', 9_999]]);
    });

    it('sets no whole number of pieces', async () => {
      const { gateway, entryId } = await withMug(open);
      for (const quantity of [0, -1, 1.5]) {
        await refused(gateway.setQuantity(entryId, quantity, newKey()), 'invalid');
      }
    });
  });
}

/**
 * Tests how a cart backend respects the stock.
 * @param runner declares the tests
 * @param open returns the backend of a new visitor
 */
export function stockSuite({ describe, it }: Runner, open: Open): void {
  describe('the stock', () => {
    it('is listed by sku', async () => {
      const gateway = await open();
      same([...(await gateway.stockOf('mug'))], [['mug', { isUnlimited: false, quantity: 50 }]]);
      same((await gateway.stockOf('print')).get('print')?.isUnlimited, true);
      same((await gateway.stockOf('tee')).get('tee-forest-m'), { isUnlimited: false, quantity: 0 });
      await refused(gateway.stockOf('no-such-thing'), 'not-found');
    });

    it('is held against all that the cart has of a variant, over all its lines', async () => {
      const gateway = await open();
      const { entry } = await gateway.add(tee(3), newKey());
      await gateway.add(tee(2, '{"a":1}'), newKey());
      const refusal = await refused(gateway.add(tee(), newKey()), 'sold-out');
      same(refusal.serverMessage, NOT_ENOUGH);
      await refused(gateway.setQuantity(entry!.id, 4, newKey()), 'sold-out');
      same((await gateway.setQuantity(entry!.id, 2, newKey())).cart.totalQuantity, 4);
      same((await gateway.add(tee(), newKey())).cart.totalQuantity, 5);
    });

    it('is not held for carts', async () => {
      const [one, other] = [await open(), await open()];
      await one.add(tee(5), newKey());
      same((await other.stockOf('tee')).get('tee-forest-s')?.quantity, 5);
      same((await other.add(tee(5), newKey())).cart.totalQuantity, 5);
    });
  });
}
