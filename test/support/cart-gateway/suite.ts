import type { CartJson } from '../../../core/cart/index.ts';
import { refused, same } from '../check.ts';
import { keySuite } from './keys.ts';
import { refusalSuite, stockSuite } from './refusals-and-stock.ts';
import { EMPTY_CART, linesOf, mug, newKey, print, tee, withMug, type Open, type Runner } from './requests.ts';

/**
 * Tests a cart backend, over HTTP or in memory.
 * @param runner declares the tests
 * @param open returns the backend of a new visitor
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
      // Only a store with pages has links and pictures.
      same(
        { ...entry!, productUrl: null, image: null },
        {
          id: entry!.id,
          productUrl: null,
          image: null,
          itemId: 'tee',
          productType: 1,
          quantity: 2,
          chosenVariant: { sku: 'tee-forest-s', attributes: { Color: 'Forest', Size: 'S' } },
          additionalFields: '',
          additionalFieldsFormId: null,
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

    it('reports digital products', async () => {
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

    it('is removed, and removing it again is no error', async () => {
      const { gateway, entryId } = await withMug(open);
      const first = await gateway.remove(entryId, newKey());
      const second = await gateway.remove(entryId, newKey());
      same(linesOf(first.cart), []);
      same([first.entry, second.entry], [null, null]);
      same(second.cart, first.cart);
    });

    it('is not found after its removal', async () => {
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
