import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { countPasswordHashes } from '../support/count-password-hashes.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { stockOf, type StoreAnswer, Visitor } from '../support/visitor.ts';

const ACCOUNT = '/api/site-users/account';
const SESSION = `${ACCOUNT}/session`;
const PASSWORD = 'celadon over tenmoku';
const WRONG = "Email and password don't match.";
const XSRF = 'X-SiteUser-XSRF-Token';

let count = 0;
const newEmail = () => `ada-${(count += 1)}@example.org`;

const join = (visitor: Visitor, email: string, password = PASSWORD) =>
  visitor.send('POST', ACCOUNT, { email, password });
const logIn = (visitor: Visitor, email: unknown, typed: Readonly<Record<string, unknown>> = {}) =>
  visitor.send('POST', SESSION, { email, password: PASSWORD, rememberMe: false, ...typed });
const leave = (visitor: Visitor, cloneCart: boolean, headers: Readonly<Record<string, string>> = {}) =>
  visitor.request('DELETE', `${SESSION}?cloneCart=${cloneCart}&crumb=${visitor.crumb}`, { headers });
const tokenIn = (answer: StoreAnswer) => (answer.json() as { xsrfToken: string }).xsrfToken;
const cookieLine = ({ headers }: StoreAnswer, name: string) =>
  headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';
const quantities = async (visitor: Visitor) =>
  Object.fromEntries((await visitor.cart()).entries.map(({ itemId, quantity }) => [itemId, quantity]));

describeOnAnyDatabase('the login of members', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
  });

  /** A member who is logged out. */
  async function arriveKnown(): Promise<{ visitor: Visitor; email: string }> {
    const email = newEmail();
    const visitor = await Visitor.arrive(store.url);
    assert.equal((await join(visitor, email)).status, 200);
    assert.equal((await leave(visitor, false)).status, 200);
    return { visitor, email };
  }

  test('a new account logs its member in with cookies, a token, a new session and crumb', async () => {
    const visitor = await Visitor.arrive(store.url);
    const [session, crumb] = [visitor.cookies.get('ss_session'), visitor.crumb];
    const answer = await join(visitor, newEmail());
    assert.equal(answer.status, 200, answer.text);
    assert.match(tokenIn(answer), /^[0-9a-f]{64}$/);
    const info = JSON.parse(visitor.cookies.get('SiteUserInfo')!) as Record<string, unknown>;
    assert.equal(info['authenticated'], true);
    assert.match(String(info['siteUserId']), /^[0-9a-f-]{36}$/);
    assert.match(cookieLine(answer, 'ss_member'), /; HttpOnly; SameSite=Lax$/);
    assert.doesNotMatch(cookieLine(answer, 'SiteUserInfo'), /HttpOnly|Max-Age/);
    assert.notEqual(visitor.cookies.get('ss_session'), session);
    assert.notEqual(visitor.crumb, crumb);
    assert.equal((await visitor.get('/members')).status, 200);
  });

  test('accepts both shapes of the body, any letter case of the email and spaces around it', async () => {
    const { visitor, email } = await arriveKnown();
    for (const typed of [email, { email }, ` ${email.toUpperCase()} `]) {
      const answer = await logIn(visitor, typed);
      assert.equal(answer.status, 200, answer.text);
    }
  });

  test('normalises the Unicode composition of a password', async () => {
    const [visitor, email] = [await Visitor.arrive(store.url), newEmail()];
    await join(visitor, email, 'cafe\u0301 crème');
    assert.equal((await logIn(visitor, email, { password: 'caf\u00e9 crème' })).status, 200);
  });

  test('lasts thirty days with rememberMe', async () => {
    const { visitor, email } = await arriveKnown();
    const answer = await logIn(visitor, email, { rememberMe: true });
    for (const name of ['ss_member', 'SiteUserInfo'])
      assert.match(cookieLine(answer, name), /Max-Age=2592000/);
  });

  test('answers an unknown email like a wrong password', async () => {
    const { visitor, email } = await arriveKnown();
    for (const answer of [
      await logIn(visitor, email, { password: 'wrong' }),
      await logIn(visitor, 'nobody@example.org'),
    ]) {
      assert.deepEqual([answer.status, answer.json()], [422, { message: WRONG }]);
      assert.equal(cookieLine(answer, 'ss_member'), '');
    }
  });

  test('hashes one password, even for an unknown email', async () => {
    const { visitor, email } = await arriveKnown();
    for (const typed of [email, 'nobody@example.org'])
      assert.equal(await countPasswordHashes(() => logIn(visitor, typed, { password: 'wrong' })), 1, typed);
  });

  test('joining with an existing email logs in with its password and refuses another', async () => {
    const { visitor, email } = await arriveKnown();
    const other = await join(visitor, email.toUpperCase(), 'another password');
    assert.equal(other.status, 422);
    assert.match(other.text, /There is already an account with this email/);
    assert.equal((await join(visitor, email)).status, 200);
  });

  test('reports the errors of a new account by field', async () => {
    const visitor = await Visitor.arrive(store.url);
    const answer = await join(visitor, 'ada', 'short');
    assert.equal(answer.status, 400);
    assert.deepEqual((answer.json() as { errors: unknown }).errors, {
      email: 'Email addresses should follow the format user@domain.com.',
      password: 'Your password needs at least 8 characters.',
    });
  });

  test('refuses a wrong crumb', async () => {
    const { visitor, email } = await arriveKnown();
    const body = { email, password: PASSWORD };
    const answer = await visitor.send('POST', SESSION, body, { crumb: 'forged' });
    assert.equal(answer.status, 403);
    assert.equal((answer.json() as { crumbFail: boolean }).crumbFail, true);
  });

  test('merges the carts up to the stock and raises the version', async () => {
    const { visitor, email } = await arriveKnown();
    await logIn(visitor, email);
    await visitor.add({ itemId: 'mug', quantity: 2 });
    await visitor.add({ itemId: 'print', quantity: 1 });
    const elsewhere = await Visitor.arrive(store.url);
    const left = await stockOf(elsewhere, 'mug');
    for (const quantity of [1, left - 1]) await elsewhere.add({ itemId: 'mug', quantity });
    const [before_, member] = [await elsewhere.cart(), await visitor.cart()];
    const answer = (await logIn(elsewhere, email)).json() as { isCartReduced?: boolean };
    assert.equal(answer.isCartReduced, true);
    const merged = await elsewhere.cart();
    assert.deepEqual(await quantities(elsewhere), { mug: left, print: 1 });
    assert.ok(merged.version > Math.max(before_.version, member.version));
    assert.deepEqual(await quantities(visitor), { mug: left, print: 1 }, 'one cart on both devices');
  });

  test('gives the session from before the login no access to the cart', async () => {
    const { visitor, email } = await arriveKnown();
    await visitor.add({ itemId: 'print' });
    const stranger = new Visitor(store.url);
    stranger.cookies.set('ss_session', visitor.cookies.get('ss_session')!);
    await logIn(visitor, email);
    assert.deepEqual(await quantities(stranger), {});
    assert.deepEqual(await quantities(visitor), { print: 1 });
  });

  for (const cloneCart of [true, false])
    test(`a logout leaves a newer ${cloneCart ? 'copy of the cart' : 'empty cart'} and keeps the one of the member`, async () => {
      const { visitor, email } = await arriveKnown();
      await logIn(visitor, email);
      await visitor.add({ itemId: 'print', quantity: 2 });
      const { version } = await visitor.cart();
      assert.equal((await leave(visitor, cloneCart)).status, 200);
      assert.equal(visitor.cookies.get('SiteUserInfo'), '');
      assert.deepEqual(await quantities(visitor), cloneCart ? { print: 2 } : {});
      assert.ok((await visitor.cart()).version > version);
      assert.equal((await visitor.get('/members')).status, 403);
      const elsewhere = await Visitor.arrive(store.url);
      await logIn(elsewhere, email);
      assert.deepEqual(await quantities(elsewhere), { print: 2 });
    });

  test('removes an ended login from the browser, and accepts a second logout', async () => {
    const { visitor, email } = await arriveKnown();
    await logIn(visitor, email);
    const token = visitor.cookies.get('ss_member')!;
    await leave(visitor, false);
    assert.equal((await leave(visitor, false)).status, 200);
    visitor.cookies.set('ss_member', token);
    assert.match(cookieLine(await visitor.get('/shop'), 'SiteUserInfo'), /^SiteUserInfo=;/);
    assert.equal((await visitor.get('/members')).status, 403);
  });

  test('a logout removes the cookies of an ended login, too', async () => {
    const { visitor, email } = await arriveKnown();
    await logIn(visitor, email);
    const [token, info] = ['ss_member', 'SiteUserInfo'].map((name) => visitor.cookies.get(name)!);
    await leave(visitor, false);
    visitor.cookies.set('ss_member', token!).set('SiteUserInfo', info!);
    const answer = await leave(visitor, false);
    assert.equal(answer.status, 200);
    for (const name of ['ss_member', 'SiteUserInfo'])
      assert.match(cookieLine(answer, name), new RegExp(`^${name}=;`));
  });

  test('refuses the token of another login like a crumb, and accepts none', async () => {
    const { visitor, email } = await arriveKnown();
    const earlier = tokenIn(await logIn(visitor, email));
    const token = tokenIn(await logIn(visitor, email));
    for (const sent of [earlier, 'x', '']) {
      const answer = await leave(visitor, false, { [XSRF]: sent });
      assert.deepEqual([answer.status, /"crumbFail":true/.test(answer.text)], [403, true], sent);
    }
    assert.equal((await leave(visitor, false, { [XSRF]: token })).status, 200);
  });

  test('stores a valid language, for members only', async () => {
    const visitor = await Visitor.arrive(store.url);
    const choose = (language: unknown) => visitor.send('POST', `${ACCOUNT}/locale`, { language });
    assert.equal((await choose('de')).status, 401);
    await join(visitor, newEmail());
    assert.doesNotMatch((await visitor.get('/shop')).text, /memberLocale/);
    assert.equal((await choose('fr-CA')).status, 200);
    assert.match((await visitor.get('/shop')).text, /"memberLocale":"fr-CA"/);
    assert.equal((await choose('')).status, 400);
    assert.equal((await choose('x'.repeat(40))).status, 400);
  });

  test('keeps an order from before the login visible, and its cart empty', async () => {
    const { visitor, email } = await arriveKnown();
    await visitor.add({ itemId: 'print' });
    const confirmed = (await visitor.order()).headers.get('location')!;
    await logIn(visitor, email);
    assert.equal((await visitor.get(confirmed)).status, 200);
  });

  test('without JavaScript: refuses, logs in and out, and keeps the entries except the password', async () => {
    const visitor = await Visitor.arrive(store.url);
    const denied = await visitor.get('/members');
    assert.equal(denied.status, 403);
    assert.match(denied.text, /"pageType":106/);
    const email = newEmail();
    const wrong = await visitor.post('/members/join', { email: 'ada"', password: 'celadon' });
    assert.equal(wrong.status, 400);
    assert.match(wrong.text, /Your password needs at least 8 characters\./);
    assert.match(wrong.text, /value="ada&quot;"/);
    assert.doesNotMatch(wrong.text, /celadon/);
    const joined = await visitor.post('/members/join', { email, password: PASSWORD });
    assert.deepEqual([joined.status, joined.headers.get('location')], [303, '/members']);
    const area = await visitor.get('/members');
    assert.match(area.text, new RegExp(`You are logged in as ${email}`));
    assert.equal(area.headers.get('cache-control'), 'no-store');
    await visitor.post('/members/logout', { cloneCart: 'true' });
    const refused = await visitor.post('/members/login', { email, password: 'wrong' });
    assert.equal(refused.status, 422);
    assert.match(refused.text, new RegExp(`role="alert">${WRONG}`));
    assert.equal((await visitor.post('/members/login', { email, password: PASSWORD })).status, 303);
  });

  test('without JavaScript: reports errors at their fields', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.doesNotMatch((await visitor.get('/members')).text, /aria-describedby="\s*"/);
    const typed = { email: ' ', password: 'x'.repeat(1001) };
    const answer = await visitor.post('/members/login', typed);
    assert.equal(answer.status, 400);
    for (const field of ['email', 'password']) {
      assert.match(answer.text, new RegExp(`id="login-${field}-error">[^<]+<`));
      const described = new RegExp(
        `<input[^>]*id="login-${field}"[^>]*aria-describedby="login-${field}-error"`,
      );
      assert.match(answer.text, described);
    }
  });

  test('limits attempts, in the page and in calls, with or without a session', async () => {
    const member = { burst: 2, perSecond: 0.001 };
    const guarded = await stores.open({ rateLimits: { ...NO_LIMITS, member } });
    const visitor = await Visitor.arrive(guarded.url);
    await logIn(visitor, 'ada@example.org');
    await visitor.post('/members/login', { email: 'ada@example.org', password: 'x' });
    const other = await Visitor.arrive(guarded.url);
    for (const answer of [
      await logIn(visitor, 'ada@example.org'),
      await other.post('/members/login', { email: 'ada@example.org', password: 'x' }),
      await join(other, 'eve@example.org'),
    ]) {
      assert.equal(answer.status, 429);
      assert.ok(Number(answer.headers.get('retry-after')) > 0);
    }
  });
});
