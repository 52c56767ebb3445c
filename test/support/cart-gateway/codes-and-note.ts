import { refused, same } from '../check.ts';
import { newKey, print, type Open, type Runner } from './requests.ts';

const codesOf = (codes: readonly { readonly code: string }[] = []) => codes.map(({ code }) => code);

/**
 * Tests the codes of a cart backend that has them. Its code TEN takes ten per cent off.
 * @param runner declares the tests
 * @param open returns the backend of a new visitor
 */
export function codeSuite({ describe, it }: Runner, open: Open): void {
  const withPrint = async () => {
    const { applyCode, removeCode, ...gateway } = await open();
    if (!applyCode || !removeCode) throw new Error('The gateway has no codes.');
    const { entry } = await gateway.add(print(), newKey());
    return { gateway, applyCode, removeCode, entryId: entry!.id };
  };

  describe('a code', () => {
    it('takes its discount off, and is listed', async () => {
      const { gateway, applyCode } = await withPrint();
      const { cart, entry } = await applyCode('TEN', newKey());
      same(entry, null);
      same(
        [codesOf(cart.coupons), codesOf(cart.validCoupons), codesOf(cart.invalidCoupons)],
        [['TEN'], ['TEN'], []],
      );
      const { subtotalCents, discountCents, grandTotalCents } = cart;
      same([subtotalCents, Math.abs(discountCents ?? 0), grandTotalCents], [1_200, 120, 1_080]);
      same((await gateway.load()).grandTotalCents, 1_080);
    });

    it('follows the subtotal', async () => {
      const { gateway, applyCode, entryId } = await withPrint();
      await applyCode('TEN', newKey());
      const { cart } = await gateway.setQuantity(entryId, 2, newKey());
      same([cart.subtotalCents, cart.grandTotalCents], [2_400, 2_160]);
    });

    it('applies once when it is given twice', async () => {
      const { applyCode } = await withPrint();
      await applyCode('TEN', newKey());
      const { cart } = await applyCode('TEN', newKey());
      same([codesOf(cart.coupons), cart.grandTotalCents], [['TEN'], 1_080]);
    });

    it('is removed, and removing it again is no error', async () => {
      const { applyCode, removeCode } = await withPrint();
      await applyCode('TEN', newKey());
      for (let count = 0; count < 2; count += 1) {
        const { cart } = await removeCode('TEN', newKey());
        same([codesOf(cart.coupons), cart.grandTotalCents], [[], 1_200]);
      }
    });

    it('that does not exist is refused, and changes nothing', async () => {
      const { gateway, applyCode } = await withPrint();
      await refused(applyCode('NO-SUCH-CODE', newKey()), 'invalid');
      const { coupons, grandTotalCents } = await gateway.load();
      same([codesOf(coupons), grandTotalCents], [[], 1_200]);
    });
  });
}

/**
 * Tests the note of a cart backend that has one.
 * @param runner declares the tests
 * @param open returns the backend of a new visitor
 */
export function noteSuite({ describe, it }: Runner, open: Open): void {
  describe('a note', () => {
    it('is kept with the cart, replaced, and removed', async () => {
      const { setNote, ...gateway } = await open();
      if (!setNote) throw new Error('The gateway has no note.');
      await gateway.add(print(), newKey());
      for (const note of ['Ring twice', 'für Zoë 🎁\n<b>bold</b>', '']) {
        await setNote(note, newKey());
        same((await gateway.load()).note ?? '', note);
      }
    });
  });
}
