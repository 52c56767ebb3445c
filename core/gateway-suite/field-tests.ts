import type { Cart } from '../cart/index.ts';
import { refused, same } from './check.ts';
import { requestOf } from './suite-catalog.ts';
import type { SuiteContext } from './suite-context.ts';
import { lineIn, linesOf } from './suite-visitor.ts';

/**
 * Tests the additional fields of lines, or that a backend without them refuses to change some.
 * @param context of the backend
 */
export function testFields(context: SuiteContext): void {
  context.describe('additional fields', () => {
    if (!context.does.additionalFields) {
      testAbsence(context);
      return;
    }
    testOtherFields(context);
    testChanges(context);
  });
}

function testAbsence({ it, items: { mug }, openWithMug }: SuiteContext): void {
  it('are refused', async () => {
    const { visitor, entryId } = await openWithMug();
    const request = { itemId: mug.itemId, sku: null, additionalFields: '{"a":1}' };
    await refused(visitor.updateAdditionalFields(entryId, request), 'invalid');
    same(linesOf(await visitor.load()), [[mug.itemId, 1]]);
  });
}

function testOtherFields({ it, items, openWithMug }: SuiteContext): void {
  it('make another line if they differ', async () => {
    const { visitor } = await openWithMug();
    const { cart } = await visitor.add(requestOf(items.mug, 1, '{"engraving":"Ann"}'));
    const again = await visitor.add(requestOf(items.mug, 2, '{"engraving":"Ann"}'));
    const fieldsOf = (one: Cart) => one.entries.map((line) => [line.quantity, line.additionalFields]);
    same(fieldsOf(cart), [
      [1, ''],
      [1, '{"engraving":"Ann"}'],
    ]);
    same(fieldsOf(again.cart), [
      [1, ''],
      [3, '{"engraving":"Ann"}'],
    ]);
  });
}

function testChanges({ it, items, openWithMug }: SuiteContext): void {
  const { itemId } = items.mug;

  it('are replaced', async () => {
    const { visitor, entryId } = await openWithMug();
    const additionalFields = '{"note":"für Zoë 🎁"}';
    const request = { itemId, sku: null, additionalFields };
    const line = lineIn(await visitor.updateAdditionalFields(entryId, request));
    same([line.id, line.additionalFields], [entryId, additionalFields]);
    same((await visitor.load()).entries[0]?.additionalFields, additionalFields);
  });

  it('of another product are refused', async () => {
    const { visitor, entryId } = await openWithMug();
    for (const wrong of [
      { itemId: items.tee.itemId, sku: null },
      { itemId, sku: items.tee.sku },
    ]) {
      const request = { ...wrong, additionalFields: '' };
      await refused(visitor.updateAdditionalFields(entryId, request), 'invalid');
    }
  });

  it('of a removed line are not found', async () => {
    const { visitor, entryId } = await openWithMug();
    await visitor.remove(entryId);
    const fields = { itemId, sku: null, additionalFields: '' };
    await refused(visitor.updateAdditionalFields(entryId, fields), 'not-found');
  });
}
