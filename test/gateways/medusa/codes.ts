import assert from 'node:assert/strict';

import { refused } from '../../support/check.ts';
import { CALL } from '../../support/backends/medusa-visitor.ts';
import { PRINT, type MedusaContext } from './context.ts';

const codesOf = (codes: readonly { readonly code: string }[] = []) => codes.map(({ code }) => code);

/** Tests codes beyond those of every gateway. */
export function testCodes({ runner: { describe, it }, open }: MedusaContext): void {
  describe('a code of Medusa', () => {
    it('may be typed in small letters, to apply it and to remove it', async () => {
      const { cart } = open();
      await cart.add(PRINT, '', CALL);
      const applied = await cart.applyCode!('ten', '', CALL);
      assert.deepEqual([codesOf(applied.cart.coupons), applied.cart.discountCents], [['TEN'], 120]);
      const removed = await cart.removeCode!('ten', '', CALL);
      assert.deepEqual([codesOf(removed.cart.coupons), removed.cart.discountCents], [[], 0]);
    });

    it('that takes nothing off is refused, because Medusa does not keep it', async () => {
      const { cart } = open();
      await refused(cart.applyCode!('TEN', '', CALL), 'invalid');
      const { entry } = await cart.add(PRINT, '', CALL);
      await cart.remove(entry!.id, '', CALL);
      const refusal = await refused(cart.applyCode!('TEN', '', CALL), 'invalid');
      assert.equal((refusal.cart as { readonly totalQuantity: number }).totalQuantity, 0);
    });

    it('that is unknown is refused without a sentence of Medusa, and leaves the others', async () => {
      const { cart } = open();
      await cart.add(PRINT, '', CALL);
      await cart.applyCode!('TEN', '', CALL);
      const refusal = await refused(cart.applyCode!('nope', '', CALL), 'invalid');
      assert.equal(refusal.serverMessage, undefined);
      assert.deepEqual(codesOf((await cart.load(CALL)).coupons), ['TEN']);
    });

    it('is not removed from a visitor without a cart', async () => {
      const { cart, requests } = open();
      assert.deepEqual((await cart.removeCode!('TEN', '', CALL)).cart.coupons, []);
      assert.deepEqual(requests(), []);
    });
  });
}
