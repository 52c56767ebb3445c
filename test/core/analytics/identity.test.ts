import { expect } from '@open-wc/testing';
import { forgetVisitor } from '../../../core/visitor/index.ts';
import { identify } from '../../../core/analytics/identity/identity.ts';
import { rawStorage, type RawStorage } from '../../../core/visitor/raw-storage.ts';
import { readCookie, writeCookie } from '../../../core/session/index.ts';
import { tellsCookieAttributes, useCookiesAlone } from '../session/exclusive-cookies.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START_MS = Date.UTC(2026, 0, 1);
const local = rawStorage(() => localStorage);
const session = rawStorage(() => sessionStorage);
const BROKEN: RawStorage = rawStorage(() => {
  throw new DOMException('denied', 'SecurityError');
});

function visit({ nowMs = START_MS, domains = [] as readonly string[], storage = local, tab = session } = {}) {
  const warnings: string[] = [];
  const identity = identify({
    domains,
    local: storage,
    session: tab,
    nowMs,
    warn: (sentence) => {
      warnings.push(sentence);
    },
  });
  return { ...identity, warnings };
}

function allowed(said: Partial<Parameters<typeof forgetVisitor>[0]>) {
  const cookies = { cart: 'CART', census: 'ss_census', domains: [location.hostname] };
  return { censusEnabled: true, consent: 'granted', cookiePolicy: 'standard', cookies, ...said } as const;
}

describe('identify', () => {
  useCookiesAlone();

  it('creates ids on the first visit and keeps them', () => {
    const first = visit();
    expect(first.isFirstSession && first.isLanding).to.equal(true);
    expect(readCookie('SS_ANALYTICS_ID')).to.equal(first.analyticsId);
    expect(localStorage.getItem('SS_ANALYTICS_ID')).to.equal(first.analyticsId);
    const second = visit();
    expect(second.analyticsId).to.equal(first.analyticsId);
    expect(second.sessionId).to.equal(first.sessionId);
    expect([second.isFirstSession, second.isLanding]).to.deep.equal([true, false]);
  });

  it('starts another session in a new tab', () => {
    const first = visit();
    sessionStorage.clear();
    const second = visit();
    expect(second.analyticsId).to.equal(first.analyticsId);
    expect(second.sessionId).not.to.equal(first.sessionId);
    expect([second.isFirstSession, second.isLanding]).to.deep.equal([false, true]);
  });

  it('stores the session where other scripts of the platform can read it', () => {
    const { sessionId } = visit();
    expect(
      ['SS_SESSION_ID', 'SS_IS_FIRST_SESSION', 'SS_HAS_LANDED'].map((key) => sessionStorage.getItem(key)),
    ).to.deep.equal([sessionId, 'true', 'true']);
  });

  it('restores the id from storage alone, and from the cookie alone', () => {
    const { analyticsId } = visit();
    writeCookie('SS_ANALYTICS_ID', '', 0);
    expect(visit().analyticsId).to.equal(analyticsId);
    localStorage.clear();
    expect(visit().analyticsId).to.equal(analyticsId);
  });

  it('is forgotten after 390 days, which later visits do not prolong', () => {
    const { analyticsId } = visit();
    expect(Number(localStorage.getItem('SS_ANALYTICS_EXPIRATION'))).to.equal(START_MS + 390 * DAY_MS);
    expect(visit({ nowMs: START_MS + 200 * DAY_MS }).analyticsId).to.equal(analyticsId);
    // The browser expires the cookie.
    writeCookie('SS_ANALYTICS_ID', '', 0);
    expect(visit({ nowMs: START_MS + 390 * DAY_MS }).analyticsId).not.to.equal(analyticsId);
  });

  it('sets a cookie for 390 days', async function () {
    if (!(await tellsCookieAttributes())) this.skip();
    visit({ nowMs: Date.now() });
    const cookie = await cookieStore.get('SS_ANALYTICS_ID');
    expect((Number(Reflect.get(cookie ?? {}, 'expires')) - Date.now()) / DAY_MS).to.be.closeTo(390, 0.1);
  });

  it('does not prolong an id because of a wrong clock', () => {
    localStorage.setItem('SS_ANALYTICS_ID', 'from-the-future');
    localStorage.setItem('SS_ANALYTICS_EXPIRATION', String(START_MS + 4000 * DAY_MS));
    expect(visit().analyticsId).not.to.equal('from-the-future');
  });

  it('returns ids with one warning if nothing can be stored', () => {
    const { analyticsId, warnings } = visit({ storage: BROKEN, tab: BROKEN });
    expect(analyticsId).to.match(/^[\da-f-]{36}$/);
    expect(warnings).to.deep.equal(['Unable to store analyticsId']);
  });

  it('reads the marketing id of the site', () => {
    expect(visit().marketingId).to.equal('');
    writeCookie('SS_MID', 'spring', 60);
    expect(visit().marketingId).to.equal('spring');
  });

  it('sets cookies on the domain of the settings that includes the page', () => {
    const { analyticsId } = visit({ domains: ['elsewhere.example', location.hostname] });
    expect(readCookie('SS_ANALYTICS_ID')).to.equal(analyticsId);
  });

  for (const [when, said] of [
    ['the visitor refuses', { consent: 'denied' }],
    ['cookies are restricted', { cookiePolicy: 'restrictive' }],
  ] as const)
    it(`clears all ids when ${when}`, () => {
      visit({ domains: [location.hostname] });
      writeCookie('SS_MID', 'spring', 60);
      localStorage.setItem('store-analytics.older.1', 'kept by another tab');
      localStorage.setItem('somebody-elses', 'stays');
      expect(forgetVisitor(allowed(said))).to.equal(true);
      expect(document.cookie).not.to.contain('SS_');
      expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).to.deep.equal([
        'somebody-elses',
      ]);
    });

  it('clears all but the marketing id of the site if the census cookie was removed', () => {
    visit();
    writeCookie('SS_MID', 'spring', 60);
    expect(forgetVisitor(allowed({}))).to.equal(true);
    expect(document.cookie.match(/SS_\w+/g)).to.deep.equal(['SS_MID']);
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).to.deep.equal([]);
  });

  it('keeps the id with the census cookie, and while consent is pending', () => {
    const { analyticsId } = visit();
    expect(forgetVisitor(allowed({ consent: 'pending' }))).to.equal(false);
    writeCookie('ss_census', '1', 60);
    expect(forgetVisitor(allowed({}))).to.equal(false);
    expect(visit().analyticsId).to.equal(analyticsId);
  });
});
