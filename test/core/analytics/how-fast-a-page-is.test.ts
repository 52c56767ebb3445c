import { expect } from '@open-wc/testing';
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';
import { StorefrontError } from '../../../core/errors/index.ts';
import type { QueuedEvent } from '../../../core/analytics/queue/queued-event.ts';
import { createPerformance } from '../../../core/analytics/performance/performance.ts';
import { PERFORMANCE_LIMITS, type Vital } from '../../../core/analytics/performance/vital.ts';

const LCP: Vital = {
  id: 'lcp',
  name: 'LCP',
  value: 1200,
  rating: 'good',
  navigationType: 'navigate',
  element: 'store-image',
};
const CLS: Vital = { ...LCP, id: 'cls', name: 'CLS', value: 0.02, element: null };
const LOADED_AT_MS = 2000;

interface Conditions {
  readonly answer?: Promise<string>;
  readonly mayRecord?: () => boolean;
}

/** Opens a page whose clock stands still until it is moved. */
function open({ answer = Promise.resolve('load-1'), mayRecord = () => true }: Conditions = {}) {
  let nowMs = LOADED_AT_MS + 500;
  const told: Record<string, unknown>[][] = [[]];
  const waits: { readonly untilMs: number; readonly resolve: () => void }[] = [];
  let hear: (vital: Vital) => void = () => undefined;
  const page = createPerformance({
    queue: {
      push: ({ text }: QueuedEvent) => told.at(-1)?.push(JSON.parse(text) as Record<string, unknown>),
      leave: () => undefined,
      comeBack: () => undefined,
      clear: () => undefined,
    },
    askPageLoadId: () => answer,
    measure: (listener) => {
      hear = listener;
    },
    mayRecord,
    loadedAtMs: LOADED_AT_MS,
    wait: (delayMs) =>
      new Promise((resolve) => {
        waits.push({ untilMs: nowMs + delayMs, resolve });
      }),
    sinceStartMs: () => nowMs,
  });
  /** What has been told since it was asked last. */
  const tellings = () => {
    const now = told.at(-1) ?? [];
    told.push([]);
    return now.map(
      ({ name, value, pageLoadId }) => `${String(name)} ${String(value)} of ${String(pageLoadId)}`,
    );
  };
  return {
    page,
    tellings,
    records: () => told.flat(),
    measure: (vital: Vital) => {
      hear(vital);
    },
    /** Moves the clock to so many milliseconds after the page was loaded. */
    reach: async (afterLoadMs: number) => {
      nowMs = LOADED_AT_MS + afterLoadMs;
      for (const wait of waits.splice(0)) {
        if (wait.untilMs <= nowMs) wait.resolve();
        else waits.push(wait);
      }
      // What was resolved goes on.
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('how fast a page is', () => {
  it('is told in one batch, 30 s after it was loaded', async () => {
    const { measure, reach, tellings } = open();
    measure(LCP);
    measure(CLS);
    await reach(29_999);
    expect(tellings()).to.deep.equal([]);
    await reach(30_000);
    expect(tellings()).to.deep.equal(['LCP 1200 of load-1', 'CLS 0.02 of load-1']);
  });

  it('what comes or changes later is told after 60 s, and nothing else again', async () => {
    const { measure, reach, tellings } = open();
    measure(LCP);
    measure(CLS);
    await reach(30_000);
    tellings();
    measure({ ...CLS, value: 0.3, rating: 'poor' });
    await reach(59_999);
    expect(tellings()).to.deep.equal([]);
    await reach(60_000);
    expect(tellings()).to.deep.equal(['CLS 0.3 of load-1']);
  });

  it('is told at once when the page goes, and what changed after that when it goes again', async () => {
    const { page, measure, tellings, reach } = open();
    await reach(1000);
    measure(LCP);
    measure({ ...LCP, value: 1400 });
    page.leave();
    expect(tellings()).to.deep.equal(['LCP 1400 of load-1']);
    page.leave();
    expect(tellings()).to.deep.equal([]);
    page.comeBack();
    measure(CLS);
    page.leave();
    expect(tellings()).to.deep.equal(['CLS 0.02 of load-1']);
  });

  it('a page that goes before the store has named its load does so itself, and stays with it', async () => {
    let answerLate: (id: string) => void = () => undefined;
    const answer = new Promise<string>((resolve) => {
      answerLate = resolve;
    });
    const { page, measure, records, reach } = open({ answer });
    measure(LCP);
    page.leave();
    answerLate('load-1');
    await reach(1000);
    measure(CLS);
    page.leave();
    const ids = records().map(({ pageLoadId }) => pageLoadId);
    expect(ids).to.have.lengthOf(2);
    expect(ids[0]).to.be.a('string').that.is.not.equal('load-1');
    expect(ids[1]).to.equal(ids[0]);
  });

  it('a store that does not want to know is told nothing', async () => {
    const { page, measure, records, reach } = open({ answer: Promise.reject(new Error('404')) });
    measure(LCP);
    await reach(30_000);
    page.leave();
    expect(records()).to.deep.equal([]);
  });

  for (const kind of ['offline', 'timeout', 'rate-limited', 'server'] as const)
    it(`a store that could not be asked (${kind}) is told all the same`, async () => {
      const { measure, records, reach } = open({ answer: Promise.reject(new StorefrontError(kind)) });
      measure(LCP);
      await reach(32_000);
      expect(records()).to.have.lengthOf(1);
    });

  it('nothing is told of whom nothing is recorded, also not later', async () => {
    let mayRecord = false;
    const { page, measure, records, reach } = open({ mayRecord: () => mayRecord });
    measure(LCP);
    await reach(30_000);
    mayRecord = true;
    page.leave();
    expect(records()).to.deep.equal([]);
  });

  it('what was measured before a refusal, or during one, is not told after a later consent', () => {
    let mayRecord = true;
    const { page, measure, records } = open({ mayRecord: () => mayRecord });
    measure(LCP);
    mayRecord = false;
    page.clear();
    measure(CLS);
    mayRecord = true;
    page.leave();
    expect(records()).to.deep.equal([]);
  });

  it('a record names measure, page, time and tag', () => {
    const { page, measure, records } = open();
    const beforeMs = Date.now();
    measure(LCP);
    page.leave();
    const afterMs = Date.now();
    const [{ pageLoadId, occurredAt, ...record } = {}] = records();
    expect(record).to.deep.equal({ ...LCP, pagePath: location.pathname });
    expect(pageLoadId).to.be.a('string');
    expect(occurredAt).to.be.within(beforeMs, afterMs);
  });

  it('is rated by these thresholds: good up to the first, poor above the second', () => {
    expect({
      FCP: FCPThresholds,
      LCP: LCPThresholds,
      CLS: CLSThresholds,
      FID: PERFORMANCE_LIMITS.fidThresholdsMs,
      INP: INPThresholds,
      TTFB: TTFBThresholds,
    }).to.deep.equal({
      FCP: [1800, 3000],
      LCP: [2500, 4000],
      CLS: [0.1, 0.25],
      FID: [100, 300],
      INP: [200, 500],
      TTFB: [800, 1800],
    });
  });
});
