import { expect } from '@open-wc/testing';
import type { CartJson } from '../../../core/cart/index.ts';
import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import { MUG, openStagedCart, settle, type Call } from './open-cart.ts';

const { forbidden, notFound, crumb, rateLimited, offline, timeout, server, unknownOutcome } = FAILURE_KINDS;

/** Kinds of failure after which a store may have made the change. */
const LOST = [offline, timeout, server, unknownOutcome] as const;
/** How a read ends: with the cart, not at all before the next click, refused, failed, or unreadable. */
const READS = [
  'the cart',
  'no answer yet',
  ...[forbidden, notFound, crumb, rateLimited, offline, timeout, server, unknownOutcome],
] as const;

type Read = (typeof READS)[number];

interface Stores {
  /** Whether its carts have a version. */
  readonly hasVersions: boolean;
}

/** A cart with two mugs, whose answers the test controls. */
function openWithMugs({ hasVersions }: Stores) {
  const opened = openStagedCart();
  const { cart, calls, memory } = opened;
  const shorn = (json: CartJson): CartJson => (hasVersions ? json : { ...json, version: null });
  const answered = new Set<Call>();

  const waiting = (name: string) => calls.filter((call) => call.name === name && !answered.has(call));

  async function answerRead(call: Call, read: Read): Promise<void> {
    if (read === 'no answer yet') return;
    answered.add(call);
    if (read === 'the cart') call.answerWith(shorn(await memory.load()));
    else call.fail(new StorefrontError(read));
    await settle();
  }

  return {
    ...opened,
    /** Clicks once; returns the call to the store. */
    click: async (): Promise<Call> => {
      cart.add(MUG).catch(() => undefined);
      await settle();
      const [call] = waiting('add');
      answered.add(call!);
      return call!;
    },
    answerAdd: async (call: Call): Promise<void> => {
      const answer = (await call.run()) as { readonly cart: CartJson };
      call.answerWith({ ...answer, cart: shorn(answer.cart) });
      await settle();
    },
    /** Ends all reads in flight, and those that follow them. */
    answerReads: async (read: Read): Promise<void> => {
      for (let rounds = 0; rounds < 5; rounds += 1)
        for (const call of waiting('load')) await answerRead(call, read);
    },
    waitingReads: () => waiting('load'),
    addCalls: () => calls.filter(({ name }) => name === 'add'),
  };
}

const storeName = ({ hasVersions }: Stores) => `a store ${hasVersions ? 'with' : 'without'} versions`;

/** Loses the answer to an addition, and clicks again. `look` ends the reads before that click, `later` those after it. */
async function addTwice(store: Stores, lost: FailureKind, look: Read, later: Read) {
  const page = openWithMugs(store);
  await page.answerAdd(await page.click());
  const first = await page.click();
  await first.lose(lost);
  await page.answerReads(look);
  const second = await page.click();
  await page.answerAdd(second);
  await page.answerReads(later);
  await page.answerReads('the cart');
  return { ...page, first, second };
}

for (const store of [{ hasVersions: true }, { hasVersions: false }])
  describe(`a read between two clicks, of ${storeName(store)}`, () => {
    for (const lost of LOST)
      it(`does not decide about an addition whose answer was lost by "${lost}"`, async () => {
        const doubled: string[] = [];
        for (const look of READS)
          for (const later of READS) {
            const { first, second, addCalls, memory } = await addTwice(store, lost, look, later);
            expect(second.key).to.equal(first.key);
            const { totalQuantity } = await memory.load();
            if (totalQuantity !== 2 || addCalls().length !== 3)
              doubled.push(`${look}, then ${later}: ${totalQuantity}`);
          }
        expect(doubled).to.deep.equal([]);
      });
  });

describe('a refused read after an addition whose answer was lost', () => {
  for (const refused of [forbidden, notFound, crumb] as const) {
    it(`with "${refused}" lets the next click add an item that was removed meanwhile`, async () => {
      const { click, answerReads, answerAdd, memory, cart, addCalls } = openWithMugs({
        hasVersions: true,
      });
      const first = await click();
      await first.lose(offline);
      await answerReads(refused);
      const [mug] = (await memory.load()).entries;
      await memory.remove(mug!.id, 'from another tab');
      const second = await click();
      await answerAdd(second);
      await answerReads('the cart');
      const third = addCalls().at(-1)!;
      expect(third.key).not.to.equal(first.key);
      await answerAdd(third);
      expect((await memory.load()).totalQuantity).to.equal(1);
      expect(cart.$count.get()).to.equal(1);
    });

    it(`with "${refused}" adds nothing twice if another tab causes a read during the check`, async () => {
      const { click, answerReads, answerAdd, waitingReads, memory, cart, addCalls } = openWithMugs({
        hasVersions: true,
      });
      const first = await click();
      await first.lose(offline);
      await answerReads(offline);
      await answerAdd(await click());
      const [check] = waitingReads();
      void cart.refresh();
      await settle();
      const [later] = waitingReads().filter((call) => call !== check);
      later!.fail(new StorefrontError(refused));
      await settle();
      check!.fail(new StorefrontError(offline));
      await settle();
      expect(addCalls()).to.have.length(2);
      expect((await memory.load()).totalQuantity).to.equal(1);
    });

    it(`with "${refused}" does not hide the cart in the answer to the change`, async () => {
      const { click, answerReads, answerAdd, cart } = openWithMugs({ hasVersions: true });
      const first = await click();
      await first.lose(offline);
      await answerReads(offline);
      await answerAdd(await click());
      await answerReads(refused);
      expect(cart.$count.get()).to.equal(1);
      expect(cart.$status.get().state).to.equal('stale');
    });
  }
});
