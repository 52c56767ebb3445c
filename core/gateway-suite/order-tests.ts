import type { CartGateway } from '../cart/index.ts';
import { same } from './check.ts';
import type { SuiteContext } from './suite-context.ts';

/**
 * Tests that a gateway has exactly the abilities that its author names.
 * @param context of the backend
 */
export function testAbilities({ it, does, openVisitor }: SuiteContext): void {
  it('has exactly the abilities that "does" names', async () => {
    const { gateway } = await openVisitor();
    const has = (name: keyof CartGateway) => gateway[name] !== undefined;
    same(gateway.isIdempotent ?? true, does.keys, 'isIdempotent');
    for (const name of ['applyCode', 'removeCode'] as const) same(has(name), does.codes !== false, name);
    same(has('setNote'), does.note, 'setNote');
    // Carts may have the address instead.
    if (!does.checkout) same(has('checkout'), false, 'checkout');
  });
}

/**
 * Tests the note of a cart.
 * @param context of the backend
 */
export function testNote({ describe, it, openWithMug }: SuiteContext): void {
  describe('a note', () => {
    it('is kept with the cart, replaced, and removed', async () => {
      const { visitor } = await openWithMug();
      for (const note of ['Ring twice', 'für Zoë 🎁\n<b>bold</b>', '']) {
        same((await visitor.setNote(note)).cart.note ?? '', note);
        same((await visitor.load()).note ?? '', note);
      }
    });
  });
}

/**
 * Tests that a cart leads to its checkout.
 * @param context of the backend
 */
export function testCheckout({ describe, it, openWithMug }: SuiteContext): void {
  describe('a checkout', () => {
    it('has an address for a cart', async () => {
      const { visitor } = await openWithMug();
      const cart = await visitor.load();
      const url = (await visitor.checkout(cart))?.url ?? cart.checkoutUrl;
      same(typeof url, 'string', 'the type of the address');
    });
  });
}
