import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { createAccount } from '../../core/account/index.ts';
import { CART_PATH } from '../../core/cart-client/index.ts';
import { openMemberStorage, siteUserIn } from '../support/member-storage.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveByRest, fetchWithCookies, type RestVisitor } from '../support/rest-visitor.ts';
import { startSuiteStore } from '../support/suite-store.ts';

fetchWithCookies();

const FORGED_CRUMB = `${'a'.repeat(32)}.${'b'.repeat(64)}`;
const FORGED_TOKEN = 'c'.repeat(64);

/** A logout call compared with the login: whether it sends the token, and whether the crumb is new. */
interface Attempt {
  readonly hasToken: boolean;
  readonly isNewCrumb: boolean;
}

let count = 0;

describe('a logout', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, faults: true });

  /** A member who is logged in; without a token as after a login without JavaScript. */
  async function logIn({ hasToken }: { readonly hasToken: boolean }) {
    const rest = await arriveByRest(store.url, {}, CART_PATH);
    const storage = openMemberStorage();
    const account = createAccount({
      gateway: rest.account,
      readSiteUser: () => siteUserIn(rest.visitor),
      storage,
      getLanguage: () => null,
      areCookiesEnabled: () => true,
      report: (error) => assert.fail(String(error)),
    });
    const email = `ada-${(count += 1)}@example.org`;
    await account.join({ email, password: 'celadon over tenmoku', rememberMe: false });
    if (!hasToken) storage.set('store-member', { xsrfToken: null, language: null });
    return { ...rest, account, storage };
  }

  /** The calls that a logout has made. */
  async function logOut({ account, sent, visitor }: Awaited<ReturnType<typeof logIn>>) {
    const [start, crumb] = [sent.length, visitor.crumb];
    const { outcome } = await account.logOut(false);
    const attempts = sent
      .slice(start)
      .filter(({ method }) => method === 'DELETE')
      .map((one): Attempt => ({ hasToken: one.xsrfToken !== null, isNewCrumb: one.crumb !== crumb }));
    return { outcome, attempts };
  }

  const isLoggedIn = async ({ visitor }: Pick<RestVisitor, 'visitor'>) =>
    (await visitor.get('/members')).status === 200;

  for (const hasToken of [true, false]) {
    const how = hasToken ? 'with a token' : 'without a token';

    it(`${how} is sent once when nothing is refused`, async () => {
      const member = await logIn({ hasToken });
      assert.deepEqual(await logOut(member), {
        outcome: 'done',
        attempts: [{ hasToken, isNewCrumb: false }],
      });
      assert.equal(await isLoggedIn(member), false);
    });

    it(`${how} is repeated with the new crumb when the crumb is refused`, async () => {
      const member = await logIn({ hasToken });
      member.visitor.cookies.set('crumb', FORGED_CRUMB);
      const first = { hasToken, isNewCrumb: false };
      assert.deepEqual(await logOut(member), {
        outcome: 'done',
        attempts: [first, { hasToken, isNewCrumb: true }],
      });
      assert.equal(await isLoggedIn(member), false);
    });

    it(`${how} is repeated when the refusal contains no new crumb`, async () => {
      const member = await logIn({ hasToken });
      member.failNext('DELETE', 'crumb');
      assert.deepEqual(await logOut(member), {
        outcome: 'done',
        attempts: [
          { hasToken, isNewCrumb: false },
          { hasToken: false, isNewCrumb: false },
        ],
      });
      assert.equal(await isLoggedIn(member), false);
    });

    it(`${how} is sent no third time, and the member stays logged in`, async () => {
      const member = await logIn({ hasToken });
      member.failNext('DELETE', 'crumb', 9);
      const { outcome, attempts } = await logOut(member);
      assert.deepEqual([outcome, attempts.length], ['refused', 2]);
      assert.equal(member.account.$account.get().status, 'logged-in');
      assert.equal(await isLoggedIn(member), true);
    });
  }

  it('with the token of another login is repeated without it', async () => {
    const member = await logIn({ hasToken: true });
    member.storage.set('store-member', { xsrfToken: FORGED_TOKEN, language: null });
    const { outcome, attempts } = await logOut(member);
    assert.deepEqual([outcome, attempts.map(({ hasToken }) => hasToken)], ['done', [true, false]]);
    assert.equal(await isLoggedIn(member), false);
  });

  it('with a forged crumb and the token of another login fails once and then succeeds', async () => {
    const member = await logIn({ hasToken: true });
    member.storage.set('store-member', { xsrfToken: FORGED_TOKEN, language: null });
    member.visitor.cookies.set('crumb', FORGED_CRUMB);
    const first = await logOut(member);
    assert.deepEqual([first.outcome, first.attempts.length], ['refused', 2]);
    const second = await logOut(member);
    assert.deepEqual([second.outcome, second.attempts.length], ['done', 2]);
    assert.equal(await isLoggedIn(member), false);
  });

  /** Faults of a logout, and the message for the member. */
  const FAILURES: Readonly<Record<string, string>> = {
    crumb: 'We could not log you out. Please try again.',
    '401': 'We could not log you out. Please try again.',
    '404': 'We could not log you out. Please try again.',
    '500': 'We could not log you out. Please try again.',
    html: 'We could not log you out. Please try again.',
    'json={}': 'We could not log you out. Please try again.',
    'json={"error":"Log in to the network."}': 'We could not log you out. Please try again.',
    '429': 'We could not log you out. Please try again in a few seconds.',
    drop: 'We could not log you out. Please check your internet connection.',
  };
  for (const [fault, message] of Object.entries(FAILURES))
    it(`shows after ${fault}: ${message}`, async () => {
      const member = await logIn({ hasToken: true });
      member.failNext('DELETE', fault, fault === 'crumb' ? 2 : 1);
      assert.deepEqual(await member.account.logOut(false), {
        outcome: 'refused',
        problem: { message, field: null },
      });
      assert.equal(member.account.$account.get().status, 'logged-in');
      assert.equal(await isLoggedIn(member), true);
      assert.deepEqual(await member.account.logOut(false), { outcome: 'done' });
    });

  it('succeeds on the next try when answer and cookies were lost', async () => {
    const member = await logIn({ hasToken: true });
    member.failNext('DELETE', 'commit-then-drop');
    assert.equal((await member.account.logOut(false)).outcome, 'refused');
    assert.deepEqual(await member.account.logOut(false), { outcome: 'done' });
    assert.deepEqual(siteUserIn(member.visitor), { isAuthenticated: false, siteUserId: null });
  });
});
