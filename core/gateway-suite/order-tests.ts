import type { CartGateway } from '../cart/index.ts';
import { same } from './check.ts';
import { requestOf } from './suite-catalog.ts';
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
export function testNote({ describe, it, items, openWithMug }: SuiteContext): void {
  describe('a note', () => {
    it('is kept with the cart, replaced, and removed', async () => {
      const { visitor } = await openWithMug();
      for (const note of ['Ring twice', 'für Zoë 🎁\n<b>bold</b>', '']) {
        same((await visitor.setNote(note)).cart.note ?? '', note, 'the note');
        same((await visitor.load()).note ?? '', note, 'the note');
      }
    });

    it('outlasts the changes of lines', async () => {
      const { visitor, entryId } = await openWithMug();
      await visitor.setNote('Ring twice');
      same((await visitor.add(requestOf(items.print))).cart.note ?? '', 'Ring twice', 'the note');
      same((await visitor.setQuantity(entryId, 2)).cart.note ?? '', 'Ring twice', 'the note');
      same((await visitor.remove(entryId)).cart.note ?? '', 'Ring twice', 'the note');
    });
  });
}

/**
 * Tests that a call ends once nobody waits for it.
 * @param context of the backend
 */
export function testAborts({ describe, it, openWithMug }: SuiteContext): void {
  describe('a call', () => {
    it('ends when its signal is aborted', async () => {
      const { visitor } = await openWithMug();
      const life = new AbortController();
      const reading = Promise.resolve(visitor.gateway.load({ signal: life.signal }));
      life.abort();
      const hasEnded = await reading.then(
        () => false,
        () => true,
      );
      if (!hasEnded) throw new Error('The gateway went on after `signal` was aborted. Pass it to `fetch`.');
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
