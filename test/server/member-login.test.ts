import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { countPasswordHashes } from '../support/count-password-hashes.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import {
  ACCOUNT,
  arriveLoggedOut,
  cookieLine,
  join,
  logIn,
  newEmail,
  PASSWORD,
  SESSION,
  tokenIn,
} from '../support/member-visitor.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { Visitor } from '../support/visitor.ts';

const WRONG = "Email and password don't match.";

describeOnAnyDatabase('the login of members', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
  });

  const arriveKnown = () => arriveLoggedOut(store.url);

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
