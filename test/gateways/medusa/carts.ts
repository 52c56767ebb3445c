import assert from 'node:assert/strict';

import { cartBackend } from '../../support/cart-backend.ts';
import { refused } from '../../support/check.ts';
import { buy, CALL, type MedusaVisitor } from '../../support/backends/medusa-visitor.ts';
import { MUG, PRINT, TEE, type MedusaContext } from './context.ts';

const linesOf = ({ entries = [] }: Awaited<ReturnType<MedusaVisitor['cart']['load']>>) =>
  entries.map(({ itemId, quantity, chosenVariant }) => [itemId, quantity, chosenVariant?.attributes]);
const CHOSEN = { Color: 'Forest', Size: 'S' };

/** Tests carts, their tokens and the number of requests. */
export function testCarts(context: MedusaContext): void {
  context.runner.describe('a cart of Medusa', () => {
    testRequests(context);
    testTabs(context);
    testEnds(context);
  });
}

function testRequests({ runner: { it }, open }: MedusaContext): void {
  it('needs no request before its first line, and one for each change', async () => {
    const { cart, products, requests } = open();
    await cart.load(CALL);
    assert.deepEqual(requests(), []);
    await products.loadProduct('mug', CALL.signal);
    requests();
    const { entry } = await cart.add(MUG, '', CALL);
    assert.deepEqual(requests(), ['POST carts']);
    await cart.add(MUG, '', CALL);
    assert.deepEqual(requests(), ['POST carts/:id/line-items']);
    await cart.setQuantity(entry!.id, 5, '', CALL);
    assert.deepEqual(requests(), ['POST carts/:id/line-items/:id']);
    await cart.setNote!('Ring twice', '', CALL);
    assert.deepEqual(requests(), ['POST carts/:id']);
    await cart.applyCode!('TEN', '', CALL);
    await cart.removeCode!('TEN', '', CALL);
    assert.deepEqual(requests(), ['POST carts/:id/promotions', 'DELETE carts/:id/promotions']);
    await cart.remove(entry!.id, '', CALL);
    assert.deepEqual(requests(), ['DELETE carts/:id/line-items/:id']);
  });

  it('shows what was chosen after a reload, which reads the products of its lines once', async () => {
    const { cart, tokens, visit } = open();
    await cart.add(TEE, '', CALL);
    await cart.add(MUG, '', CALL);
    const reloaded = open({ tokens, apiRoot: visit.url });
    const lines = [
      ['tee', 1, CHOSEN],
      ['mug', 1, {}],
    ];
    assert.deepEqual(linesOf(await reloaded.cart.load(CALL)), lines);
    assert.deepEqual(linesOf(await reloaded.cart.load(CALL)), lines);
  });

  it('begins with a note where there is no line', async () => {
    const { cart } = open();
    assert.equal((await cart.setNote!('', '', CALL)).cart.id, '');
    await cart.setNote!('Ring twice', '', CALL);
    assert.equal((await cart.add(MUG, '', CALL)).cart.note, 'Ring twice');
  });

  it('takes no half piece, which Medusa would sell as another number, and asks nothing for it', async () => {
    const { cart, requests } = open();
    for (const quantity of [0, -1, 1.5, 10_000]) {
      await refused(cart.add({ ...MUG, quantity }, '', CALL), 'invalid');
      await refused(cart.setQuantity('line', quantity, '', CALL), 'invalid');
    }
    assert.deepEqual(requests(), []);
  });
}

function testTabs({ runner: { it }, open }: MedusaContext): void {
  it('keeps the quantity that another tab has set while a form is changed', async () => {
    const { cart } = open();
    const { entry } = await cart.add(MUG, '', CALL);
    await cart.setQuantity(entry!.id, 4, '', CALL);
    const request = { itemId: 'mug', sku: null, additionalFields: '{"engraving":"Ann"}' };
    const changed = await cart.updateAdditionalFields(entry!.id, request, '', CALL);
    assert.deepEqual(
      [changed.entry?.quantity, changed.entry?.additionalFields],
      [4, request.additionalFields],
    );
    const emptied = await cart.updateAdditionalFields(
      entry!.id,
      { ...request, additionalFields: '' },
      '',
      CALL,
    );
    assert.equal(emptied.entry?.additionalFields, '');
    // The same thing again, as it is added without a form.
    assert.equal((await cart.add(MUG, '', CALL)).cart.entries?.length, 1);
  });

  it('is changed where the page shows it, although another tab has begun a new one', async () => {
    const { cart, tokens } = open();
    const { entry } = await cart.add(MUG, '', CALL);
    const known = await cartBackend(cart).load();
    tokens.set(null);
    await cart.add(PRINT, '', CALL);
    const changed = await cart.setQuantity(entry!.id, 3, '', { ...CALL, known });
    assert.deepEqual(linesOf(changed.cart), [['mug', 3, {}]]);
  });

  it('is one in all tabs of a browser', async () => {
    const { cart, tokens, visit } = open();
    await cart.add(MUG, '', CALL);
    const other = open({ tokens, apiRoot: visit.url });
    assert.equal((await other.cart.add(MUG, '', CALL)).entry?.quantity, 2);
  });
}

function testEnds({ runner: { it }, open }: MedusaContext): void {
  it('that was bought refuses changes as bought, and the next addition begins a new one', async () => {
    const visitor = open();
    const { cart, tokens } = visitor;
    const { entry } = await cart.add(PRINT, '', CALL);
    const bought = tokens.get();
    await buy(visitor);
    await refused(cart.setQuantity(entry!.id, 3, '', CALL), 'bought');
    assert.equal(tokens.get(), null);
    const next = await cart.add(MUG, '', CALL);
    assert.deepEqual(linesOf(next.cart), [['mug', 1, {}]]);
    assert.notEqual(next.cart.id, bought);
  });

  it('that was bought is read as empty', async () => {
    const visitor = open();
    await visitor.cart.add(PRINT, '', CALL);
    await buy(visitor);
    assert.deepEqual(linesOf(await visitor.cart.load(CALL)), []);
    assert.equal(visitor.tokens.get(), null);
  });

  it('that is gone is read as empty, and replaced by the next addition', async () => {
    const gone = open();
    gone.tokens.set('cart_gone');
    assert.deepEqual(linesOf(await gone.cart.load(CALL)), []);
    assert.equal(gone.tokens.get(), null);
    gone.tokens.set('cart_gone');
    await refused(gone.cart.setQuantity('line', 2, '', CALL), 'not-found');
    assert.deepEqual(linesOf((await gone.cart.add(MUG, '', CALL)).cart), [['mug', 1, {}]]);
  });

  it('that is gone is forgotten only if Medusa says so', async () => {
    const { cart, tokens, visit } = open();
    await cart.add(MUG, '', CALL);
    for (const fault of ['404', 'page=404']) {
      visit.failNext('GET', fault);
      await refused(cart.load(CALL), 'server');
      visit.failNext('write', fault);
      await refused(cart.add(MUG, '', CALL), 'server');
    }
    assert.notEqual(tokens.get(), null);
    assert.deepEqual(linesOf(await cart.load(CALL)), [['mug', 1, {}]]);
  });
}
