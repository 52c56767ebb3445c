import { refused, same } from '../check.ts';
import { linesOf, mug, newKey, print, tee, withMug, type Open, type Runner } from './requests.ts';

/**
 * Tests the idempotency keys of a cart backend.
 * @param runner declares the tests
 * @param open returns the backend of a new visitor
 */
export function keySuite({ describe, it }: Runner, open: Open): void {
  describe('a key', () => {
    it('adds once for repeated requests, and returns the same answer', async () => {
      const gateway = await open();
      const key = newKey();
      const first = await gateway.add(mug(), key);
      await gateway.add(mug(), newKey());
      same(await gateway.add(mug(), key), first);
      same(linesOf(await gateway.load()), [['mug', 2]]);
    });

    it('adds once for five simultaneous requests', async () => {
      const gateway = await open();
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: 5 }, () => gateway.add(mug(), key)));
      for (const answer of answers) same(answer, answers[0]);
      same(linesOf(await gateway.load()), [['mug', 1]]);
    });

    it('changes, replaces and removes once, and returns the same answer', async () => {
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

    it('can be used again after a refusal', async () => {
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
