import { expect } from '@open-wc/testing';
import { createApi } from '../../../core/api/index.ts';
import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import {
  createSubscriptions,
  restSubscriptionsGateway,
  subscriptionCheckoutUrl,
} from '../../../core/subscriptions/index.ts';
import { refused } from '../../support/check.ts';

const COFFEE = { itemId: 'coffee', sku: 'coffee', quantity: 1, additionalFields: '' };

/** A store that gives each key one token; queued answers take precedence. */
function openStore() {
  const keys: string[] = [];
  const waits: number[] = [];
  const clock = { nowMs: 0 };
  const line: (() => unknown)[] = [];
  const tokens = new Map<string, string>();
  const subscriptions = createSubscriptions({
    gateway: {
      start: async (_request, key) => {
        keys.push(key);
        await Promise.resolve();
        const token = tokens.get(key) ?? `token-${tokens.size + 1}`;
        const next = line.shift();
        if (next) return next() as { cartToken: string };
        tokens.set(key, token);
        return { cartToken: token };
      },
    },
    report: () => undefined,
    nowMs: () => clock.nowMs,
    wait: (delayMs) => {
      waits.push(delayMs);
      return Promise.resolve();
    },
  });
  return {
    subscriptions,
    keys,
    waits,
    clock,
    /** Refuses the next request. */
    refuse: (kind: FailureKind, details = {}) =>
      void line.push(() => {
        throw new StorefrontError(kind, details);
      }),
    /** Answers the next request with something else. */
    answer: (json: unknown) => void line.push(() => json),
    areSame: () => new Set(keys).size === 1,
  };
}

describe('starting a subscription', () => {
  it('resolves to the token of its own cart; each start has another', async () => {
    const { subscriptions, keys } = openStore();
    expect(await subscriptions.start(COFFEE)).to.equal('token-1');
    expect(await subscriptions.start(COFFEE)).to.equal('token-2');
    expect(new Set(keys)).to.have.property('size', 2);
  });

  for (const kind of [
    FAILURE_KINDS.offline,
    FAILURE_KINDS.timeout,
    FAILURE_KINDS.server,
    FAILURE_KINDS.unknownOutcome,
    FAILURE_KINDS.crumb,
    FAILURE_KINDS.forbidden,
    FAILURE_KINDS.notFound,
  ]) {
    it(`sends the same key again after “${kind}”`, async () => {
      const { subscriptions, refuse, areSame } = openStore();
      refuse(kind);
      await refused(subscriptions.start(COFFEE), kind);
      expect(await subscriptions.start(COFFEE)).to.equal('token-1');
      expect(areSame()).to.equal(true);
    });
  }

  for (const kind of [FAILURE_KINDS.soldOut, FAILURE_KINDS.invalid]) {
    it(`uses another key after the final answer “${kind}”`, async () => {
      const { subscriptions, refuse, areSame } = openStore();
      refuse(kind);
      await refused(subscriptions.start(COFFEE), kind);
      await subscriptions.start(COFFEE);
      expect(areSame()).to.equal(false);
    });
  }

  it('uses another key for another quantity', async () => {
    const { subscriptions, refuse, areSame } = openStore();
    refuse(FAILURE_KINDS.offline);
    await refused(subscriptions.start(COFFEE), FAILURE_KINDS.offline);
    await subscriptions.start({ ...COFFEE, quantity: 2 });
    expect(areSame()).to.equal(false);
  });

  it('waits and asks once more while the same key is in flight', async () => {
    const { subscriptions, refuse, waits, areSame } = openStore();
    refuse(FAILURE_KINDS.inFlight);
    expect(await subscriptions.start(COFFEE)).to.equal('token-1');
    expect([waits, areSame()]).to.deep.equal([[1_000], true]);
  });

  it('waits as long as the store requests', async () => {
    const { subscriptions, refuse, keys, clock, areSame } = openStore();
    refuse(FAILURE_KINDS.rateLimited, { retryAfterMs: 5_000 });
    await refused(subscriptions.start(COFFEE), FAILURE_KINDS.rateLimited);
    await refused(subscriptions.start(COFFEE), FAILURE_KINDS.rateLimited);
    expect(keys).to.have.length(1);
    clock.nowMs = 5_000;
    await subscriptions.start(COFFEE);
    expect(areSame()).to.equal(true);
  });

  for (const [what, json] of Object.entries({
    'no token': {},
    'an empty one': { cartToken: '' },
    nothing: null,
  })) {
    it(`treats an answer with ${what} as unknown outcome`, async () => {
      const { subscriptions, answer, areSame } = openStore();
      answer(json);
      await refused(subscriptions.start(COFFEE), FAILURE_KINDS.unknownOutcome);
      await subscriptions.start(COFFEE);
      expect(areSame()).to.equal(true);
    });
  }
});

describe('the request', () => {
  const ownFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = ownFetch;
  });

  it('contains item, sku, qty and fields, and the key', async () => {
    const asked: unknown[] = [];
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      asked.push([request.method, pathname, await request.json(), request.headers.get('idempotency-key')]);
      return Response.json({ cartToken: 'token' });
    };
    const api = createApi({ getApiRoot: () => location.origin, getCrumb: () => 'crumb' });
    await restSubscriptionsGateway(api).start(COFFEE, 'key-1');
    const body = { itemId: 'coffee', sku: 'coffee', qty: 1, additionalFields: '' };
    expect(asked).to.deep.equal([['POST', '/api/3/commerce/cart/subscription', body, 'key-1']]);
  });
});

describe('the checkout of a subscription', () => {
  for (const [url, expected] of Object.entries({
    '/checkout': '/checkout?cartToken=a%26b',
    'https://pay.example/now?plan=1#form': 'https://pay.example/now?plan=1&cartToken=a%26b#form',
    '/checkout?cartToken=old': '/checkout?cartToken=a%26b',
  })) {
    it(`is at ${expected}`, () => {
      expect(subscriptionCheckoutUrl(url, 'a&b')).to.equal(expected);
    });
  }
});
