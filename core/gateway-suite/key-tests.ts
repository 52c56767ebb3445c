import { refused, same } from './check.ts';
import { requestOf } from './suite-catalog.ts';
import type { SuiteContext } from './suite-context.ts';
import { lasting, lineIn, linesOf, newKey, type SuiteAnswer } from './suite-visitor.ts';

const lastingAnswer = ({ cart, entry }: SuiteAnswer): SuiteAnswer => ({ cart: lasting(cart), entry });

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/**
 * Tests the idempotency keys of a cart backend.
 * @param context of the backend
 */
export function testKeys(context: SuiteContext): void {
  context.describe('a key', () => {
    testRepetition(context);
    testOtherRequests(context);
    if (context.does.parallelChanges) testSimultaneous(context);
  });
}

function testRepetition({ it, does, items: { mug }, openVisitor, openWithMug }: SuiteContext): void {
  it('adds once for repeated requests, and returns the same answer', async () => {
    const visitor = await openVisitor();
    const key = newKey();
    const first = await visitor.add(requestOf(mug), key);
    await visitor.add(requestOf(mug));
    same(lastingAnswer(await visitor.add(requestOf(mug), key)), lastingAnswer(first));
    same(linesOf(await visitor.load()), [[mug.itemId, 2]]);
  });

  it('changes, replaces and removes once, and returns the same answer', async () => {
    const { visitor, entryId } = await openWithMug();
    const fields = { itemId: mug.itemId, sku: null, additionalFields: '{"a":1}' };
    const calls = [
      (key: string) => visitor.setQuantity(entryId, 3, key),
      ...(does.additionalFields
        ? [(key: string) => visitor.updateAdditionalFields(entryId, fields, key)]
        : []),
      (key: string) => visitor.remove(entryId, key),
    ];
    for (const call of calls) {
      const key = newKey();
      const first = await call(key);
      same(lastingAnswer(await call(key)), lastingAnswer(first));
      if (does.versions) same((await visitor.load()).version, first.cart.version);
    }
  });
}

function testOtherRequests({ it, items: { mug, tee }, openVisitor, openWithMug }: SuiteContext): void {
  const stock = tee.quantityInStock ?? 0;

  it('of another request is refused, and changes nothing', async () => {
    const { visitor, entryId } = await openWithMug();
    const key = newKey();
    await visitor.add(requestOf(mug), key);
    await refused(visitor.add(requestOf(mug, 2), key), 'invalid');
    await refused(visitor.setQuantity(entryId, 7, key), 'invalid');
    await refused(visitor.remove(entryId, key), 'invalid');
    same(linesOf(await visitor.load()), [[mug.itemId, 2]]);
  });

  it('can be used again after a refusal', async () => {
    const visitor = await openVisitor();
    const key = newKey();
    const { id } = lineIn(await visitor.add(requestOf(tee, stock)));
    await refused(visitor.add(requestOf(tee), key), 'sold-out');
    await visitor.setQuantity(id, stock - 1);
    same((await visitor.add(requestOf(tee), key)).cart.totalQuantity, stock);
  });
}

function testSimultaneous({ it, items: { mug }, openVisitor }: SuiteContext): void {
  it('adds once for five simultaneous requests', async () => {
    const visitor = await openVisitor();
    const key = newKey();
    const answers = await Promise.all(times(5, () => visitor.add(requestOf(mug), key)));
    const [first, ...others] = answers.map(lastingAnswer);
    for (const other of others) same(other, first);
    same(linesOf(await visitor.load()), [[mug.itemId, 1]]);
  });
}

/**
 * Tests changes of one cart that arrive at the same time.
 * @param context of the backend
 */
export function testParallelChanges({ describe, it, does, items, openVisitor }: SuiteContext): void {
  describe('changes at the same time', () => {
    it('all count, twenty additions', async () => {
      const visitor = await openVisitor();
      const answers = await Promise.all(times(20, () => visitor.add(requestOf(items.print))));
      const versions = answers.map(({ cart }) => cart.version ?? 0).sort((one, other) => one - other);
      if (does.versions)
        same(
          versions,
          times(20, (index) => index + 1),
        );
      same(linesOf(await visitor.load()), [[items.print.itemId, 20]]);
    });
  });
}
