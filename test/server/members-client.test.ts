import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import { createAccount, type AccountEntry } from '../../core/account/index.ts';
import { openMemberStorage, siteUserIn } from '../support/member-storage.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import {
  arriveByRest,
  fetchWithCookies,
  IMPATIENT_MS,
  type RestVisitor,
  UNANSWERED,
} from '../support/rest-visitor.ts';
import { startSuiteStore } from '../support/suite-store.ts';

fetchWithCookies();

const SESSION = '/api/site-users/account/session';
const WRONG = 'Something went wrong';
const LATER = 'Please try again in a few seconds.';

let count = 0;
const newEntry = (): AccountEntry => ({
  email: `grace-${(count += 1)}@example.org`,
  password: 'celadon over tenmoku',
  rememberMe: false,
});

/** The account of a page whose visitor this is. */
function accountOf({ account: gateway, visitor }: RestVisitor, language: string | null = null) {
  return createAccount({
    gateway,
    readSiteUser: () => siteUserIn(visitor),
    storage: openMemberStorage(),
    getLanguage: () => language,
    areCookiesEnabled: () => true,
    report: (error) => assert.fail(String(error)),
  });
}

describe('the client of members', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, faults: true });
  let visitor: RestVisitor;
  const entry = newEntry();
  before(async () => {
    const first = await arriveByRest(store.url);
    assert.deepEqual(await accountOf(first).join(entry), { outcome: 'done' });
    visitor = await arriveByRest(store.url);
  });

  const FAULTS: Readonly<Record<string, string>> = {
    drop: 'Please check your internet connection.',
    [UNANSWERED]: WRONG,
    '500': WRONG,
    '503': WRONG,
    '429': LATER,
    html: WRONG,
    empty: WRONG,
    crumb: 'Your session has expired. Please reload the page and try again.',
  };
  for (const [fault, sentence] of Object.entries(FAULTS))
    it(`reports ${fault} as: ${sentence}`, async () => {
      const other = await arriveByRest(
        store.url,
        fault === UNANSWERED ? { writeTimeoutMs: IMPATIENT_MS } : {},
      );
      other.failNext('POST', fault, 2);
      const ended = await accountOf(other).logIn({ ...entry, password: 'not this one' });
      assert.deepEqual(ended, { outcome: 'refused', problem: { message: sentence, field: null } });
    });

  it('treats a truncated answer with the cookie of the login as a login', async () => {
    const other = await arriveByRest(store.url);
    other.failNext('POST', 'truncate');
    assert.deepEqual(await accountOf(other).logIn(entry), { outcome: 'done' });
  });

  it('sends the token with the language and the logout, and retries once', async () => {
    const account = accountOf(visitor, 'fr-CA');
    assert.deepEqual(await account.logIn(entry), { outcome: 'done' });
    await account.reportLanguage();
    visitor.failNext('DELETE', 'crumb');
    assert.deepEqual(await account.logOut(true), { outcome: 'done' });
    const [locale, ...logouts] = visitor.sent.filter(({ xsrfToken }) => xsrfToken !== null);
    assert.equal(locale?.path, '/api/site-users/account/locale');
    assert.match(locale.xsrfToken ?? '', /^[0-9a-f]{64}$/);
    assert.equal(logouts.length, 1);
    assert.equal(
      visitor.sent.filter(({ method, path }) => method === 'DELETE' && path === SESSION).length,
      2,
    );
    assert.equal(account.$account.get().status, 'logged-out');
  });
});

describe('the client of members beyond the rate limit', () => {
  const store = startSuiteStore({ rateLimits: { ...NO_LIMITS, member: { burst: 2, perSecond: 0.001 } } });

  it('asks to wait, and does not retry automatically', async () => {
    const visitor = await arriveByRest(store.url);
    const account = accountOf(visitor);
    const entry = newEntry();
    assert.deepEqual(await account.join(entry), { outcome: 'done' });
    await account.logIn({ ...entry, password: 'not this one' });
    const refused = { outcome: 'refused', problem: { message: LATER, field: null } };
    assert.deepEqual(await account.logIn(entry), refused);
    const calls = visitor.sent.filter(({ method, path }) => method === 'POST' && path === SESSION);
    assert.equal(calls.length, 2);
  });
});
