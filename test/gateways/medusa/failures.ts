import assert from 'node:assert/strict';

import type { CartOperation } from '../../../core/cart/index.ts';
import { cartBackend } from '../../support/cart-backend.ts';
import { refused } from '../../support/check.ts';
import { CALL } from '../../support/backends/medusa-visitor.ts';
import { MUG, TEE, type MedusaContext } from './context.ts';

/** Fault → kind of the refusal. */
const FAULTS: readonly (readonly [string, string])[] = [
  ['429;retry-after=7', 'rate-limited'],
  ['400', 'invalid'],
  ['401', 'forbidden'],
  ['403', 'forbidden'],
  ['500', 'server'],
  // Not "in-flight": pages repeat that without a look at the cart.
  ['409', 'server'],
  ['page=502', 'server'],
  ['html', 'unknown-outcome'],
  ['drop', 'offline'],
];

/** Faults after the effect → kind of the failure. */
const LOSSES: readonly (readonly [string, string])[] = [
  ['commit-then-drop', 'offline'],
  ['commit-then-page=502', 'server'],
  ['truncate', 'unknown-outcome'],
  ['empty', 'unknown-outcome'],
];

/** Tests the faults of networks, and what the shop refuses. */
export function testFailures(context: MedusaContext): void {
  context.runner.describe('a change that Medusa', () => {
    testRefusals(context);
    testFaults(context);
    testLosses(context);
  });
}

function testRefusals({ runner: { it }, open, medusa }: MedusaContext): void {
  it('has too few pieces for is sold out, and changes nothing', async () => {
    const { cart } = open();
    await refused(cart.add({ ...TEE, quantity: 6 }, '', CALL), 'sold-out');
    const { entry } = await cart.add({ ...TEE, quantity: 2 }, '', CALL);
    for (const refusal of [
      await refused(cart.add({ ...TEE, quantity: 4 }, '', CALL), 'sold-out'),
      await refused(cart.setQuantity(entry!.id, 6, '', CALL), 'sold-out'),
    ])
      // "Some variant does not have the required inventory": our own sentence is better.
      assert.equal(refusal.serverMessage, undefined);
    assert.equal((await cart.load(CALL)).totalQuantity, 2);
  });

  it('sells out meanwhile is sold out for carts that have the product, too', async () => {
    const { cart } = open();
    const { entry } = await cart.add(TEE, '', CALL);
    await medusa().owner.setStock('tee-forest-s', 1);
    await refused(cart.setQuantity(entry!.id, 2, '', CALL), 'sold-out');
    await refused(cart.add(TEE, '', CALL), 'sold-out');
    assert.deepEqual((await cart.stockOf('tee', CALL)).get('tee-forest-s')?.quantity, 1);
    await medusa().owner.setStock('tee-forest-s', 5);
    assert.equal((await cart.setQuantity(entry!.id, 2, '', CALL)).entry?.quantity, 2);
  });

  it('sells at another price meanwhile shows the new price', async () => {
    const { cart } = open();
    await cart.add(MUG, '', CALL);
    await medusa().owner.setPriceCents('mug', 2_025);
    const { entry } = await cart.add(MUG, '', CALL);
    await medusa().owner.setPriceCents('mug', 1_800);
    assert.deepEqual([entry?.purchasePriceCents, entry?.subTotal], [2_025, 4_050]);
  });
}

function testFaults({ runner: { it }, open }: MedusaContext): void {
  for (const [fault, kind] of FAULTS)
    it(`is refused by a network with ${fault} is ${kind}, and has no effect`, async () => {
      const { cart, visit } = open();
      await cart.add(MUG, '', CALL);
      visit.failNext('write', fault);
      const refusal = await refused(cart.add(MUG, '', CALL), kind);
      if (kind === 'rate-limited') assert.equal(refusal.retryAfterMs, 7_000);
      assert.equal((await cart.load(CALL)).totalQuantity, 1);
    });
}

function testLosses({ runner: { it }, open }: MedusaContext): void {
  for (const [fault, kind] of LOSSES)
    it(`made although its answer was lost by ${fault} is ${kind}, and is the same when it is repeated`, async () => {
      const { cart, visit } = open();
      const backend = cartBackend(cart);
      const { entry } = await cart.add(MUG, '', CALL);
      const entryId = entry!.id;
      const request = { itemId: 'mug', sku: null, additionalFields: '{"a":1}' };
      // All but additions, which the page looks for before it repeats one.
      const changes: readonly CartOperation[] = [
        { type: 'update', entryId, quantity: 3 },
        { type: 'update-fields', entryId, request },
        { type: 'apply-code', code: 'TEN' },
        { type: 'set-note', note: 'Ring twice' },
        { type: 'remove-code', code: 'TEN' },
        { type: 'remove', entryId },
      ];
      for (const change of changes) {
        visit.failNext('write', fault);
        await refused(backend.send(change, 'key', { isRetry: false, known: undefined }), kind);
        const made = await backend.load();
        const repeated = await backend.send(change, 'key', { isRetry: true, known: undefined });
        assert.deepEqual(repeated.cart, made);
      }
    });
}
