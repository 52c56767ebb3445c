import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { countPasswordHashes } from '../support/count-password-hashes.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { stockOf, type StoreAnswer, Visitor } from '../support/visitor.ts';

const ACCOUNT = '/api/site-users/account';
const SESSION = `${ACCOUNT}/session`;
const PASSWORD = 'celadon over tenmoku';
const WRONG = 'That email and password do not go together.';
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

describeOnAnyDatabase('members log in', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
  });

  /** Somebody with an account, who is logged out. */
  async function arriveKnown(): Promise<{ visitor: Visitor; email: string }> {
    const email = newEmail();
    const visitor = await Visitor.arrive(store.url);
    assert.equal((await join(visitor, email)).status, 200);
    assert.equal((await leave(visitor, false)).status, 200);
    return { visitor, email };
  }

  test('a new account logs its member in: cookies, a token, another session and crumb', async () => {
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

  test('both forms of the body, any letter case of the address, white space around it', async () => {
    const { visitor, email } = await arriveKnown();
    for (const typed of [email, { email }, ` ${email.toUpperCase()} `]) {
      const answer = await logIn(visitor, typed);
      assert.equal(answer.status, 200, answer.text);
    }
  });

  test('a password is the same, however a keyboard composes its letters', async () => {
    const [visitor, email] = [await Visitor.arrive(store.url), newEmail()];
    await join(visitor, email, 'cafe\u0301 crème');
    assert.equal((await logIn(visitor, email, { password: 'caf\u00e9 crème' })).status, 200);
  });

  test('who wants to be remembered is so for thirty days', async () => {
    const { visitor, email } = await arriveKnown();
    const answer = await logIn(visitor, email, { rememberMe: true });
    for (const name of ['ss_member', 'SiteUserInfo'])
      assert.match(cookieLine(answer, name), /Max-Age=2592000/);
  });

  test('an unknown address and a wrong password are answered alike', async () => {
    const { visitor, email } = await arriveKnown();
    for (const answer of [
      await logIn(visitor, email, { password: 'wrong' }),
      await logIn(visitor, 'nobody@example.org'),
    ]) {
      assert.deepEqual([answer.status, answer.json()], [422, { message: WRONG }]);
      assert.equal(cookieLine(answer, 'ss_member'), '');
    }
  });

  test('in the same time: one password is hashed, even for an unknown address', async () => {
    const { visitor, email } = await arriveKnown();
    for (const typed of [email, 'nobody@example.org'])
      assert.equal(await countPasswordHashes(() => logIn(visitor, typed, { password: 'wrong' })), 1, typed);
  });

  test('an address has one account: its password logs in, another one is refused', async () => {
    const { visitor, email } = await arriveKnown();
    const other = await join(visitor, email.toUpperCase(), 'another password');
    assert.equal(other.status, 422);
    assert.match(other.text, /There is an account with this email/);
    assert.equal((await join(visitor, email)).status, 200);
  });

  test('what an account lacks is said field by field', async () => {
    const visitor = await Visitor.arrive(store.url);
    const answer = await join(visitor, 'ada', 'short');
    assert.equal(answer.status, 400);
    assert.deepEqual((answer.json() as { errors: unknown }).errors, {
      email: 'Email addresses should follow the format user@domain.com.',
      password: 'A password needs at least 8 characters.',
    });
  });

  test('nobody logs in with a wrong crumb', async () => {
    const { visitor, email } = await arriveKnown();
    const body = { email, password: PASSWORD };
    const answer = await visitor.send('POST', SESSION, body, { crumb: 'forged' });
    assert.equal(answer.status, 403);
    assert.equal((answer.json() as { crumbFail: boolean }).crumbFail, true);
  });

  test('the carts become one: quantities add up, as far as there is stock; the version rises', async () => {
    const { visitor, email } = await arriveKnown();
    await logIn(visitor, email);
    await visitor.add({ itemId: 'mug', quantity: 2 });
    await visitor.add({ itemId: 'print', quantity: 1 });
    const elsewhere = await Visitor.arrive(store.url);
    const left = await stockOf(elsewhere, 'mug');
    for (const quantity of [1, left - 1]) await elsewhere.add({ itemId: 'mug', quantity });
    const [before_, member] = [await elsewhere.cart(), await visitor.cart()];
    const told = (await logIn(elsewhere, email)).json() as { isCartReduced?: boolean };
    assert.equal(told.isCartReduced, true);
    const merged = await elsewhere.cart();
    assert.deepEqual(await quantities(elsewhere), { mug: left, print: 1 });
    assert.ok(merged.version > Math.max(before_.version, member.version));
    assert.deepEqual(await quantities(visitor), { mug: left, print: 1 }, 'one cart on both devices');
  });

  test('whoever knew the session before has nothing of the cart', async () => {
    const { visitor, email } = await arriveKnown();
    await visitor.add({ itemId: 'print' });
    const stranger = new Visitor(store.url);
    stranger.cookies.set('ss_session', visitor.cookies.get('ss_session')!);
    await logIn(visitor, email);
    assert.deepEqual(await quantities(stranger), {});
    assert.deepEqual(await quantities(visitor), { print: 1 });
  });

  for (const cloneCart of [true, false])
    test(`a logout leaves ${cloneCart ? 'a copy of the cart' : 'an empty cart'} that is newer, and keeps the member's`, async () => {
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

  test('a login that has ended is taken from the browser, and a second logout does no harm', async () => {
    const { visitor, email } = await arriveKnown();
    await logIn(visitor, email);
    const token = visitor.cookies.get('ss_member')!;
    await leave(visitor, false);
    assert.equal((await leave(visitor, false)).status, 200);
    visitor.cookies.set('ss_member', token);
    assert.match(cookieLine(await visitor.get('/shop'), 'SiteUserInfo'), /^SiteUserInfo=;/);
    assert.equal((await visitor.get('/members')).status, 403);
  });

  test('a logout takes a login that has ended from the browser, too', async () => {
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

  test('the token of another login is refused as a crumb is, none at all is not', async () => {
    const { visitor, email } = await arriveKnown();
    const earlier = tokenIn(await logIn(visitor, email));
    const token = tokenIn(await logIn(visitor, email));
    for (const sent of [earlier, 'x', '']) {
      const answer = await leave(visitor, false, { [XSRF]: sent });
      assert.deepEqual([answer.status, /"crumbFail":true/.test(answer.text)], [403, true], sent);
    }
    assert.equal((await leave(visitor, false, { [XSRF]: token })).status, 200);
  });

  test('a language is kept for members alone, and has to be one', async () => {
    const visitor = await Visitor.arrive(store.url);
    const choose = (language: unknown) => visitor.send('POST', `${ACCOUNT}/locale`, { language });
    assert.equal((await choose('de')).status, 401);
    await join(visitor, newEmail());
    assert.equal((await choose('fr-CA')).status, 200);
    assert.equal((await choose('')).status, 400);
    assert.equal((await choose('x'.repeat(40))).status, 400);
  });

  test('an order of before the login is still seen, and its cart is gone', async () => {
    const { visitor, email } = await arriveKnown();
    await visitor.add({ itemId: 'print' });
    const confirmed = (await visitor.order()).headers.get('location')!;
    await logIn(visitor, email);
    assert.equal((await visitor.get(confirmed)).status, 200);
  });

  test('without a script: the page says no, logs in and out, and keeps what was typed but the password', async () => {
    const visitor = await Visitor.arrive(store.url);
    const denied = await visitor.get('/members');
    assert.equal(denied.status, 403);
    assert.match(denied.text, /"pageType":106/);
    const email = newEmail();
    const wrong = await visitor.post('/members/join', { email: 'ada"', password: 'celadon' });
    assert.equal(wrong.status, 400);
    assert.match(wrong.text, /A password needs at least 8 characters\./);
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

  test('without a script: what a login lacks is said at its field', async () => {
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

  test('whoever guesses is asked to wait, in the page and in calls, also without a session', async () => {
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
