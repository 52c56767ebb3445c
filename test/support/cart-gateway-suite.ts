import type { AddRequest, CartGateway, CartJson } from '../../core/cart/index.ts';
import { refused, same } from './check.ts';

/** How tests are declared where the suite runs. */
export interface Runner {
  readonly describe: (name: string, declare: () => void) => unknown;
  readonly it: (name: string, test: () => Promise<void>) => unknown;
}

/** The part of what the reference store sells that the suite buys. */
export const SUITE_CATALOG = [
  { itemId: 'mug', sku: 'mug', title: 'Stoneware Mug', priceCents: 1_800, quantityInStock: 50 },
  { itemId: 'print', sku: 'print', title: 'Harbour Print', priceCents: 1_200, isDigital: true },
  {
    itemId: 'tee',
    sku: 'tee-forest-s',
    title: 'Everyday Tee',
    priceCents: 2_400,
    attributes: { Color: 'Forest', Size: 'S' },
    quantityInStock: 5,
  },
  {
    itemId: 'tee',
    sku: 'tee-forest-m',
    title: 'Everyday Tee',
    priceCents: 2_400,
    attributes: { Color: 'Forest', Size: 'M' },
    quantityInStock: 0,
  },
] as const;

const NOT_ENOUGH = 'Sorry, we do not have enough of that item available.';

const newKey = (): string => crypto.randomUUID();
const mug = (quantity = 1, additionalFields = ''): AddRequest => ({
  itemId: 'mug',
  sku: null,
  quantity,
  additionalFields,
});
const print = (quantity = 1): AddRequest => ({ ...mug(quantity), itemId: 'print' });
const tee = (quantity = 1, additionalFields = ''): AddRequest => ({
  itemId: 'tee',
  sku: 'tee-forest-s',
  quantity,
  additionalFields,
});
const linesOf = ({ entries = [] }: CartJson) => entries.map(({ itemId, quantity }) => [itemId, quantity]);

/** Puts a mug into a new cart. */
async function withMug(open: Open) {
  const gateway = await open();
  const { cart, entry } = await gateway.add(mug(), newKey());
  return { gateway, cart, entryId: entry!.id };
}

type Open = () => Promise<CartGateway>;

/**
 * What every backend of the cart promises, whether it speaks HTTP or lives in memory.
 * @param runner declares the tests
 * @param open gives the backend of a visitor who was never there
 */
export function cartGatewaySuite({ describe, it }: Runner, open: Open): void {
  describe('a cart', () => {
    it('is whole and empty before the first addition', async () => {
      const cart: Readonly<Record<string, unknown>> = { ...(await (await open()).load()) };
      same(Object.fromEntries(Object.keys(EMPTY_CART).map((field) => [field, cart[field]])), EMPTY_CART);
    });

    it('answers an addition with itself and with the new line', async () => {
      const gateway = await open();
      const { cart, entry } = await gateway.add(tee(2), newKey());
      // Only a store with pages has something to link to, and to show.
      same(
        { ...entry!, productUrl: null, image: null },
        {
          id: entry!.id,
          productUrl: null,
          image: null,
          itemId: 'tee',
          quantity: 2,
          chosenVariant: { sku: 'tee-forest-s', attributes: { Color: 'Forest', Size: 'S' } },
          additionalFields: '',
          title: 'Everyday Tee',
          subTotal: 4_800,
          purchasePriceCents: 2_400,
        },
      );
      same(cart.entries, [entry]);
      const { subtotalCents, grandTotalCents, totalQuantity, currency, version, requiresShipping } = cart;
      same([subtotalCents, grandTotalCents, totalQuantity], [4_800, 4_800, 2]);
      same([currency, version, requiresShipping], ['USD', 1, true]);
      same(cart.id === '', false);
      same(await gateway.load(), cart);
    });

    it('raises the line of the same thing, and makes another for other fields', async () => {
      const gateway = await open();
      await gateway.add(mug(), newKey());
      await gateway.add({ ...mug(2), sku: 'mug' }, newKey());
      const { cart } = await gateway.add(mug(1, '{"engraving":"Ann"}'), newKey());
      same(
        cart.entries?.map(({ quantity, additionalFields }) => [quantity, additionalFields]),
        [
          [3, ''],
          [1, '{"engraving":"Ann"}'],
        ],
      );
    });

    it('knows what is digital', async () => {
      const gateway = await open();
      const flagsOf = ({ hasDigital, purelyDigital, requiresShipping }: CartJson) => [
        hasDigital,
        purelyDigital,
        requiresShipping,
      ];
      same(flagsOf((await gateway.add(print(), newKey())).cart), [true, true, false]);
      same(flagsOf((await gateway.add(mug(), newKey())).cart), [true, false, true]);
    });

    it('belongs to its visitor', async () => {
      const { entryId } = await withMug(open);
      const other = await open();
      same((await other.load()).entries, []);
      await refused(other.setQuantity(entryId, 2, newKey()), 'not-found');
    });
  });

  describe('a line', () => {
    it('takes a quantity and keeps its id', async () => {
      const { gateway, entryId } = await withMug(open);
      const { cart, entry } = await gateway.setQuantity(entryId, 5, newKey());
      same([entry?.id, entry?.quantity, entry?.subTotal], [entryId, 5, 9_000]);
      same(cart.subtotalCents, 9_000);
    });

    it('takes other fields', async () => {
      const { gateway, entryId } = await withMug(open);
      const additionalFields = '{"note":"für Zoë 🎁"}';
      const request = { itemId: 'mug', sku: null, additionalFields };
      const { entry } = await gateway.updateAdditionalFields(entryId, request, newKey());
      same([entry?.id, entry?.additionalFields], [entryId, additionalFields]);
    });

    it('takes no fields of another product', async () => {
      const { gateway, entryId } = await withMug(open);
      for (const wrong of [
        { itemId: 'tee', sku: null },
        { itemId: 'mug', sku: 'tee-forest-s' },
      ]) {
        const request = { ...wrong, additionalFields: '' };
        await refused(gateway.updateAdditionalFields(entryId, request, newKey()), 'invalid');
      }
    });

    it('goes away, and going away again is no mistake', async () => {
      const { gateway, entryId } = await withMug(open);
      const first = await gateway.remove(entryId, newKey());
      const second = await gateway.remove(entryId, newKey());
      same(linesOf(first.cart), []);
      same([first.entry, second.entry], [null, null]);
      same(second.cart, first.cart);
    });

    it('that is gone is not found', async () => {
      const { gateway, entryId } = await withMug(open);
      await gateway.remove(entryId, newKey());
      await refused(gateway.setQuantity(entryId, 2, newKey()), 'not-found');
      const fields = { itemId: 'mug', sku: null, additionalFields: '' };
      await refused(gateway.updateAdditionalFields(entryId, fields, newKey()), 'not-found');
    });
  });

  describe('a version', () => {
    it('rises with every change and with nothing else', async () => {
      const { gateway, entryId } = await withMug(open);
      const version = async () => (await gateway.load()).version;
      same(await version(), 1);
      await refused(gateway.add(mug(9_999), newKey()), 'sold-out');
      same(await version(), 1, 'after a refusal');
      await gateway.setQuantity(entryId, 2, newKey());
      same(await version(), 2);
      await gateway.remove(entryId, newKey());
      same(await version(), 3);
      await gateway.remove(entryId, newKey());
      same(await version(), 3, 'after removing what is gone');
    });
  });

  refusalSuite({ describe, it }, open);
  stockSuite({ describe, it }, open);
  keySuite({ describe, it }, open);
}

function refusalSuite({ describe, it }: Runner, open: Open): void {
  describe('what is refused', () => {
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
      it(`${what} is "${kind}", and changes nothing`, async () => {
        const gateway = await open();
        await refused(gateway.add(request, newKey()), kind);
        same((await gateway.load()).version, 0);
      });
    }

    it('a line of more than 9999 pieces', async () => {
      const gateway = await open();
      const { entry } = await gateway.add(print(9_999), newKey());
      await refused(gateway.add(print(), newKey()), 'invalid');
      await refused(gateway.setQuantity(entry!.id, 10_000, newKey()), 'invalid');
      same(linesOf(await gateway.load()), [['print', 9_999]]);
    });

    it('a line of no piece', async () => {
      const { gateway, entryId } = await withMug(open);
      for (const quantity of [0, -1, 1.5]) {
        await refused(gateway.setQuantity(entryId, quantity, newKey()), 'invalid');
      }
    });
  });
}

function stockSuite({ describe, it }: Runner, open: Open): void {
  describe('the stock', () => {
    it('is told by sku', async () => {
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

function keySuite({ describe, it }: Runner, open: Open): void {
  describe('a key', () => {
    it('adds once, however often it comes, and answers the same', async () => {
      const gateway = await open();
      const key = newKey();
      const first = await gateway.add(mug(), key);
      await gateway.add(mug(), newKey());
      same(await gateway.add(mug(), key), first);
      same(linesOf(await gateway.load()), [['mug', 2]]);
    });

    it('adds once when it comes five times at the same time', async () => {
      const gateway = await open();
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: 5 }, () => gateway.add(mug(), key)));
      for (const answer of answers) same(answer, answers[0]);
      same(linesOf(await gateway.load()), [['mug', 1]]);
    });

    it('changes, replaces and removes once, and answers the same', async () => {
      const { gateway, entryId } = await withMug(open);
      const fields = { itemId: 'mug', sku: null, additionalFields: '{"a":1}' };
      const calls = [
        (key: string) => gateway.setQuantity(entryId, 3, key),
        (key: string) => gateway.updateAdditionalFields(entryId, fields, key),
        (key: string) => gateway.remove(entryId, key),
      ];
      for (const call of calls) {
        const key = newKey();
        const first = await call(key);
        same(await call(key), first);
        same((await gateway.load()).version, first.cart.version);
      }
    });

    it('of another request is refused, and changes nothing', async () => {
      const { gateway, entryId } = await withMug(open);
      const key = newKey();
      await gateway.add(mug(), key);
      await refused(gateway.add(mug(2), key), 'invalid');
      await refused(gateway.setQuantity(entryId, 7, key), 'invalid');
      await refused(gateway.remove(entryId, key), 'invalid');
      same(linesOf(await gateway.load()), [['mug', 2]]);
    });

    it('that was refused may come again', async () => {
      const gateway = await open();
      const key = newKey();
      const { entry } = await gateway.add(tee(5), newKey());
      await refused(gateway.add(tee(1), key), 'sold-out');
      await gateway.setQuantity(entry!.id, 4, newKey());
      same((await gateway.add(tee(1), key)).cart.totalQuantity, 5);
    });

    it('each for itself, twenty additions at once all count', async () => {
      const gateway = await open();
      const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.add(print(), newKey())));
      const versions = answers.map(({ cart }) => cart.version ?? 0).sort((one, other) => one - other);
      same(
        versions,
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
      same(linesOf(await gateway.load()), [['print', 20]]);
    });
  });
}

const EMPTY_CART = {
  id: '',
  entries: [],
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
  subtotalCents: 0,
  taxCents: 0,
  shippingCostCents: 0,
  discountCents: 0,
  grandTotalCents: 0,
  totalQuantity: 0,
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: false,
  version: 0,
  currency: 'USD',
};
