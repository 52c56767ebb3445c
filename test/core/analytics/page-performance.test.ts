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

/** Opens a page with a manual clock. */
function open({ answer = Promise.resolve('load-1'), mayRecord = () => true }: Conditions = {}) {
  let nowMs = LOADED_AT_MS + 500;
  const reported: Record<string, unknown>[][] = [[]];
  const waits: { readonly untilMs: number; readonly resolve: () => void }[] = [];
  let onVital: (vital: Vital) => void = () => undefined;
  const page = createPerformance({
    queue: {
      push: ({ text }: QueuedEvent) => reported.at(-1)?.push(JSON.parse(text) as Record<string, unknown>),
      leave: () => undefined,
      comeBack: () => undefined,
      clear: () => undefined,
    },
    askPageLoadId: () => answer,
    measure: (listener) => {
      onVital = listener;
    },
    mayRecord,
    loadedAtMs: LOADED_AT_MS,
    wait: (delayMs) =>
      new Promise((resolve) => {
        waits.push({ untilMs: nowMs + delayMs, resolve });
      }),
    sinceStartMs: () => nowMs,
  });
  /** The records since the last call. */
  const newRecords = () => {
    const now = reported.at(-1) ?? [];
    reported.push([]);
    return now.map(
      ({ name, value, pageLoadId }) => `${String(name)} ${String(value)} of ${String(pageLoadId)}`,
    );
  };
  return {
    page,
    newRecords,
    records: () => reported.flat(),
    measure: (vital: Vital) => {
      onVital(vital);
    },
    /** Sets the clock to this many milliseconds after the page was loaded. */
    reach: async (afterLoadMs: number) => {
      nowMs = LOADED_AT_MS + afterLoadMs;
      for (const wait of waits.splice(0)) {
        if (wait.untilMs <= nowMs) wait.resolve();
        else waits.push(wait);
      }
      // Lets resolved waits continue.
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('createPerformance', () => {
  it('reports all values in one batch, 30 s after the page was loaded', async () => {
    const { measure, reach, newRecords } = open();
    measure(LCP);
    measure(CLS);
    await reach(29_999);
    expect(newRecords()).to.deep.equal([]);
    await reach(30_000);
    expect(newRecords()).to.deep.equal(['LCP 1200 of load-1', 'CLS 0.02 of load-1']);
  });

  it('reports later and changed values after 60 s, and no others again', async () => {
    const { measure, reach, newRecords } = open();
    measure(LCP);
    measure(CLS);
    await reach(30_000);
    newRecords();
    measure({ ...CLS, value: 0.3, rating: 'poor' });
    await reach(59_999);
    expect(newRecords()).to.deep.equal([]);
    await reach(60_000);
    expect(newRecords()).to.deep.equal(['CLS 0.3 of load-1']);
  });

  it('reports immediately on each page hide, only what changed since', async () => {
    const { page, measure, newRecords, reach } = open();
    await reach(1000);
    measure(LCP);
    measure({ ...LCP, value: 1400 });
    page.leave();
    expect(newRecords()).to.deep.equal(['LCP 1400 of load-1']);
    page.leave();
    expect(newRecords()).to.deep.equal([]);
    page.comeBack();
    measure(CLS);
    page.leave();
    expect(newRecords()).to.deep.equal(['CLS 0.02 of load-1']);
  });

  it('creates and keeps its own page load id if the page is hidden before the store answers', async () => {
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

  it('reports nothing to a store that refuses records', async () => {
    const { page, measure, records, reach } = open({ answer: Promise.reject(new Error('404')) });
    measure(LCP);
    await reach(30_000);
    page.leave();
    expect(records()).to.deep.equal([]);
  });

  for (const kind of ['offline', 'timeout', 'rate-limited', 'server'] as const)
    it(`reports although the request for the id failed (${kind})`, async () => {
      const { measure, records, reach } = open({ answer: Promise.reject(new StorefrontError(kind)) });
      measure(LCP);
      await reach(32_000);
      expect(records()).to.have.lengthOf(1);
    });

  it('drops values measured while nothing may be recorded', async () => {
    let mayRecord = false;
    const { page, measure, records, reach } = open({ mayRecord: () => mayRecord });
    measure(LCP);
    await reach(30_000);
    mayRecord = true;
    page.leave();
    expect(records()).to.deep.equal([]);
  });

  it('drops values from before and during a refusal, even after a later consent', () => {
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

  it('names metric, page, time and tag in a record', () => {
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

  it('rates by these thresholds: good up to the first, poor above the second', () => {
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
