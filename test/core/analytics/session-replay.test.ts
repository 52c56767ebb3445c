import { expect } from '@open-wc/testing';
import { forgetVisitor } from '../../../core/visitor/index.ts';
import type { AnalyticsSink } from '../../../core/analytics/index.ts';
import { canBeReplayed, type ReplayOccasion } from '../../../core/session-replay/can-be-replayed.ts';
import { startSessionReplay } from '../../../core/analytics/session-replay.ts';
import { createPageSettings } from '../../../core/page/index.ts';
import { parseSettings } from '../../../core/settings-check/index.ts';
import { writeCookie } from '../../../core/session/index.ts';
import { useCookiesAlone } from '../session/exclusive-cookies.ts';

const ELIGIBLE: ReplayOccasion = {
  country: 'US',
  timeZone: 'America/New_York',
  processorCores: 4,
  isSwitchedOn: true,
  sampling: 'sampled',
};

const SWITCHED_ON = {
  flags: { 'session-replay': true },
  experiments: [{ name: 'session-replay', variant: 'sampled', status: 'ACTIVE' }],
};

type Fault = 'the call' | 'the injection';

interface PageParts {
  readonly said?: object;
  readonly fault?: Fault;
  /** Whether the page sells from the store's own API. */
  readonly isOfStore?: boolean;
}

/** Opens a page of an eligible visitor. */
async function open({ said = {}, fault, isOfStore = true }: PageParts = {}) {
  const settings = createPageSettings({ document: null, parse: parseSettings });
  settings.configure({ ...SWITCHED_ON, ...said });
  const calls: string[] = [];
  const replayed: string[] = [];
  const warnings: string[] = [];
  const recorder: AnalyticsSink = {
    name: 'recorder',
    isThirdParty: true,
    record: () => undefined,
    replaySession(id) {
      if (fault === 'the injection') throw new Error('blocked');
      replayed.push(id);
    },
  };
  await startSessionReplay({
    settings,
    hasStoreApi: () => isOfStore,
    getSinks: () => [{ ...recorder, replaySession: () => undefined, name: 'other' }, recorder],
    api: {
      read: (path) => {
        calls.push(path);
        return fault === 'the call' ? Promise.reject(new Error('503')) : Promise.resolve('session-7');
      },
    },
    visitor: ELIGIBLE,
    warn: (sentence) => warnings.push(sentence),
  });
  return { calls, replayed, warnings };
}

describe('session replay', () => {
  useCookiesAlone();
  beforeEach(() => {
    writeCookie('ss_census', '1');
  });

  it('is allowed for visitors who meet all conditions', () => {
    expect(canBeReplayed(ELIGIBLE)).to.equal(true);
    expect(canBeReplayed({ ...ELIGIBLE, timeZone: 'America/Los_Angeles', processorCores: 3 })).to.equal(true);
  });

  for (const [when, difference] of Object.entries({
    'another country': { country: 'CA' },
    'no known country': { country: null },
    'a time zone elsewhere': { timeZone: 'Pacific/Honolulu' },
    'two cores': { processorCores: 2 },
    'the switch is off': { isSwitchedOn: false },
    'not in the sample': { sampling: 'control' },
    'no experiment': { sampling: null },
  } satisfies Record<string, Partial<ReplayOccasion>>))
    it(`is not allowed with: ${when}`, () => {
      expect(canBeReplayed({ ...ELIGIBLE, ...difference })).to.equal(false);
    });

  it('uses an id of the store, which the next pages of the visit share', async () => {
    const { calls, replayed, warnings } = await open();
    expect({ calls, replayed, warnings }).to.deep.equal({
      calls: ['/api/commerce/fullstory/getId'],
      replayed: ['session-7'],
      warnings: [],
    });
    const next = await open();
    expect(next.calls).to.deep.equal([]);
    expect(next.replayed).to.deep.equal(['session-7']);
  });

  for (const [what, isStored] of Object.entries({ 'in storage': true, 'in a cookie': false }))
    it(`forgets the id after a refusal, ${what}`, async () => {
      await open();
      if (!isStored) {
        localStorage.clear();
        writeCookie('store-analytics.replay-id', 'session-7');
      }
      const { $settings } = createPageSettings({ document: null });
      forgetVisitor({ ...$settings.get(), consent: 'denied' });
      expect((await open()).calls).to.have.lengthOf(1);
    });

  for (const [who, said] of Object.entries({
    'has not agreed': { consent: 'pending' },
    'wants no cookies but the necessary ones': { cookiePolicy: 'restrictive' },
    'is logged in': { authenticatedAccountId: 'ann' },
    'is not in an active experiment': {
      experiments: [{ name: 'session-replay', variant: 'sampled', status: 'PAUSED' }],
    },
    'visits a site where it is switched off': { flags: { 'session-replay': false } },
  }))
    it(`sends no request if the visitor ${who}`, async () => {
      const { calls, replayed } = await open({ said });
      expect({ calls, replayed }).to.deep.equal({ calls: [], replayed: [] });
    });

  it('sends no request if the page does not sell from the store', async () => {
    const { calls, replayed } = await open({ isOfStore: false });
    expect({ calls, replayed }).to.deep.equal({ calls: [], replayed: [] });
  });

  it('sends no request if the browser objects to third parties', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
    try {
      const { calls, replayed } = await open();
      expect({ calls, replayed }).to.deep.equal({ calls: [], replayed: [] });
    } finally {
      Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    }
  });

  it('only logs a failed injection', async () => {
    const { warnings } = await open({ fault: 'the injection' });
    expect(warnings).to.deep.equal(['the session is not recorded for replay: Error: blocked']);
  });

  it('only logs a failed call, and repeats it on the next page', async () => {
    const { warnings, replayed } = await open({ fault: 'the call' });
    expect(replayed).to.deep.equal([]);
    expect(warnings).to.deep.equal(['the session is not recorded for replay: Error: 503']);
    expect((await open()).calls).to.have.lengthOf(1);
  });
});
