import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { atom } from 'nanostores';

import { startServer } from '../../demo/server/index.ts';
import type { ApiLimits } from '../../core/api/index.ts';
import { cartFailureMessage, createCartClient } from '../../core/cart-client/index.ts';
import { createCart, type CartResult, type ObservableCart } from '../../core/cart/index.ts';
import type { FailureKind } from '../../core/errors/index.ts';
import { createBrowser } from '../core/cart/visitor.ts';
import { cartBackend } from '../support/cart-backend.ts';
import { refused } from '../support/check.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveByRest, fetchWithCookies, IMPATIENT_MS, UNANSWERED } from '../support/rest-visitor.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { gateIn } from '../support/gate.ts';
import { removeFolder } from '../support/temporary-folder.ts';

/** The outcome of a fault, and what must hold afterwards. */
interface Fault {
  readonly kind: FailureKind;
  readonly sentence: string;
  /** The next attempt sends the same key, and the cart is read again. */
  readonly isKeyKept: boolean;
  /** The store made the change nevertheless. */
  readonly isMade: boolean;
  /** A read is retried. */
  readonly isReadAgain: boolean;
}

const TRY_AGAIN = 'Please try again.';
const OFFLINE = 'Please check your internet connection.';

/** Every fault of the reference store. Source: docs/behaviour/reference-store.md §7.1 */
const FAULTS: Readonly<Record<string, Fault>> = {
  '429;retry-after=3': {
    kind: 'rate-limited',
    sentence: 'Please try again in a few seconds.',
    isKeyKept: false,
    isMade: false,
    isReadAgain: true,
  },
  '500': { kind: 'server', sentence: TRY_AGAIN, isKeyKept: true, isMade: false, isReadAgain: true },
  html: { kind: 'unknown-outcome', sentence: TRY_AGAIN, isKeyKept: true, isMade: false, isReadAgain: false },
  truncate: {
    kind: 'unknown-outcome',
    sentence: TRY_AGAIN,
    isKeyKept: true,
    isMade: true,
    isReadAgain: false,
  },
  empty: { kind: 'unknown-outcome', sentence: TRY_AGAIN, isKeyKept: true, isMade: true, isReadAgain: false },
  drop: { kind: 'offline', sentence: OFFLINE, isKeyKept: true, isMade: false, isReadAgain: true },
  [UNANSWERED]: { kind: 'timeout', sentence: TRY_AGAIN, isKeyKept: true, isMade: false, isReadAgain: true },
  'commit-then-drop': {
    kind: 'offline',
    sentence: OFFLINE,
    isKeyKept: true,
    isMade: true,
    isReadAgain: true,
  },
  crumb: {
    kind: 'crumb',
    sentence: 'Your session has expired. Please reload the page and try again.',
    isKeyKept: false,
    isMade: false,
    isReadAgain: false,
  },
};

/** A change of a cart that holds two mugs, and how many it holds then. */
interface Change {
  readonly method: string;
  readonly make: (cart: ObservableCart, entryId: string) => Promise<CartResult>;
  readonly countAfter: number;
}

const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '' };
const CHANGES: Readonly<Record<string, Change>> = {
  'adding one more': { method: 'POST', make: (cart) => cart.add(MUG), countAfter: 3 },
  'setting a quantity': { method: 'PUT', make: (cart, id) => cart.update(id, 7), countAfter: 7 },
  'replacing the fields': {
    method: 'PUT',
    make: (cart, id) =>
      cart.updateAdditionalFields(id, { itemId: 'mug', sku: null, additionalFields: '{"a":1}' }),
    countAfter: 2,
  },
  'removing the line': { method: 'DELETE', make: (cart, id) => cart.remove(id), countAfter: 0 },
};

const QUICK_RETRIES = { retryMinDelayMs: 1, retryMaxDelayMs: 2, retryAfterMaxMs: 5 };

describe('the REST cart gateway with a failing store', { concurrency: 4 }, () => {
  const store = startSuiteStore({ faults: true, rateLimits: NO_LIMITS, log: () => undefined });
  before(fetchWithCookies);

  /** A visitor with two mugs in the cart. */
  async function openFilled(limits: Partial<ApiLimits> = {}) {
    const rest = await arriveByRest(store.url, { ...QUICK_RETRIES, ...limits });
    const clock = { nowMs: 0 };
    const cart = createCart({
      openClient: (context) =>
        createCartClient(context, {
          backend: cartBackend(rest.gateway),
          session: createBrowser({ hasCartCookie: true }).openTab(),
          nowMs: () => clock.nowMs,
          // Skip the delayed read.
          wait: () => new Promise(() => undefined),
        }),
      $pageCurrency: atom('USD' as const),
    });
    const { entry } = await cart.add({ ...MUG, quantity: 2 });
    return { ...rest, cart, clock, entryId: entry!.id };
  }

  for (const [what, { method, make, countAfter }] of Object.entries(CHANGES)) {
    for (const [fault, expected] of Object.entries(FAULTS)) {
      const { kind, sentence, isKeyKept, isMade } = expected;
      it(`${what} under "${fault}" fails as "${kind}", and the next attempt succeeds once`, async () => {
        const limits = fault === UNANSWERED ? { writeTimeoutMs: IMPATIENT_MS } : {};
        const { cart, clock, entryId, sent, failNext, visitor } = await openFilled(limits);
        const gate = gateIn(store.url);
        failNext(method, fault === UNANSWERED ? gate.fault : fault);
        const start = sent.length;
        const refusal = await refused(make(cart, entryId), kind);
        assert.equal(
          cartFailureMessage(refusal, () => true),
          sentence,
        );
        await cart.refresh();
        const reads = sent.slice(start).filter((request) => request.method === 'GET');
        assert.equal(reads.length, isKeyKept ? 2 : 1, 'an unknown outcome is looked into');
        // A slow change is not made before its release.
        if (fault !== UNANSWERED) {
          const versionThen = isMade ? 2 : 1;
          assert.deepEqual(
            [(await visitor.cart()).version, cart.$cart.get()?.version],
            [versionThen, versionThen],
          );
        }

        clock.nowMs += 60_000;
        const again = await make(cart, entryId);
        assert.deepEqual(again.userErrors, []);
        const [first, second] = sent.slice(start).filter((request) => request.method === method);
        assert.equal(first?.key === second?.key, isKeyKept, 'the key');
        // The slow request arrives after its successor.
        await gate.release();
        const { version, totalQuantity } = await visitor.cart();
        assert.deepEqual([version, totalQuantity], [2, countAfter]);
        assert.deepEqual([cart.$cart.get()?.version, cart.$count.get()], [2, countAfter]);
      });
    }
  }

  for (const [fault, { kind, isReadAgain }] of Object.entries(FAULTS)) {
    const limits = fault === UNANSWERED ? { readTimeoutMs: IMPATIENT_MS } : {};

    it(`reading under "${fault}" keeps the last good cart${isReadAgain ? ', after two more tries' : ''}`, async () => {
      const { cart, sent, failNext } = await openFilled(limits);
      failNext('GET', fault, 3);
      const start = sent.length;
      await cart.refresh();
      assert.equal(sent.length - start, isReadAgain ? 3 : 1);
      const status = cart.$status.get();
      // Treated as an anonymous visitor, without repeated requests.
      if (kind === 'crumb') assert.deepEqual([status.state, cart.$count.get()], ['ready', 0]);
      else {
        assert.equal(status.state === 'stale' && status.error.kind, kind);
        assert.equal(cart.$count.get(), 2);
      }
    });

    if (isReadAgain) {
      it(`reading survives "${fault}" twice`, async () => {
        const { cart, sent, failNext, visitor } = await openFilled(limits);
        await visitor.add(MUG);
        failNext('GET', fault, 2);
        const start = sent.length;
        await cart.refresh();
        assert.equal(sent.length - start, 3);
        assert.deepEqual([cart.$status.get().state, cart.$count.get()], ['ready', 3]);
      });
    }
  }

  it('a refused crumb without cookies asks for cookies', async () => {
    const { cart, failNext } = await openFilled();
    failNext('POST', 'crumb');
    const refusal = await refused(cart.add(MUG), 'crumb');
    assert.equal(
      cartFailureMessage(refusal, () => false),
      'Please enable cookies in your browser, reload the page, and try again.',
    );
  });

  it('sends nothing during the cooldown, and sends again afterwards', async () => {
    const { cart, clock, sent, failNext, entryId } = await openFilled();
    failNext('POST', '429;retry-after=3');
    assert.equal((await refused(cart.add(MUG), 'rate-limited')).retryAfterMs, 3_000);
    const start = sent.length;
    for (const change of Object.values(CHANGES)) await refused(change.make(cart, entryId), 'rate-limited');
    clock.nowMs = 2_999;
    await refused(cart.add(MUG), 'rate-limited');
    assert.equal(sent.length, start);
    clock.nowMs = 3_000;
    assert.equal((await cart.add(MUG)).cart?.totalQuantity, 3);
  });

  it('adds one mug once through all faults in a row', async () => {
    const { cart, failNext, visitor, sent } = await openFilled();
    const faults = ['drop', '500', 'commit-then-drop', 'truncate', 'empty', 'html', 'commit-then-drop'];
    for (const fault of faults) {
      failNext('POST', fault);
      await refused(cart.add(MUG), FAULTS[fault]!.kind);
      await cart.refresh();
    }
    await cart.add(MUG);
    const keys = sent.filter(({ method }) => method === 'POST').slice(1);
    assert.equal(new Set(keys.map(({ key }) => key)).size, 1);
    assert.equal((await visitor.cart()).totalQuantity, 3);
  });

  for (const fault of ['429;retry-after=3', 'crumb']) {
    it(`counts an addition once whose answer was lost and whose retry got "${fault}"`, async () => {
      const { cart, clock, failNext, visitor, sent } = await openFilled();
      failNext('POST', 'commit-then-drop');
      await refused(cart.add(MUG), 'offline');
      failNext('POST', fault);
      await refused(cart.add(MUG), FAULTS[fault]!.kind);
      clock.nowMs += 60_000;
      assert.deepEqual((await cart.add(MUG)).userErrors, []);
      const keys = sent.filter(({ method }) => method === 'POST').slice(1);
      assert.equal(new Set(keys.map(({ key }) => key)).size, 1);
      assert.equal((await visitor.cart()).totalQuantity, 3);
      assert.equal(cart.$count.get(), 3);
    });
  }

  it('starts a new session after an expired one, with the new item in its cart', async () => {
    const { cart, visitor } = await openFilled();
    const former = cart.$cart.get()?.id;
    visitor.cookies.clear();
    assert.equal((await cart.add(MUG)).cart?.totalQuantity, 1);
    assert.notEqual(cart.$cart.get()?.id, former);
    assert.equal(cart.$count.get(), 1);
  });

  it('reads an empty cart after an order on another page', async () => {
    const { cart, visitor } = await openFilled();
    assert.equal((await visitor.order()).status, 303);
    await cart.refresh();
    assert.equal(cart.$count.get(), 0);
    assert.equal((await cart.add(MUG)).cart?.totalQuantity, 1);
  });

  it('reports an unreachable store as offline', async () => {
    const dataDir = await makeEmbeddedFolder();
    const gone = await startServer({ port: 0, dataDir });
    const { gateway } = await arriveByRest(gone.url, QUICK_RETRIES);
    await gone.close();
    removeFolder(dataDir);
    await refused(gateway.add(MUG, crypto.randomUUID()), 'offline');
    await refused(gateway.load(), 'offline');
  });
});
