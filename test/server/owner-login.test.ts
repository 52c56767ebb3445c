import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { inTransaction } from '../../demo/server/platform/database/transaction.ts';
import { findLogin, logIn } from '../../demo/server/features/owner/logins.ts';
import { seedOwner } from '../../demo/server/features/owner/account.ts';
import { countPasswordHashes } from '../support/count-password-hashes.ts';
import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD, tryLogin } from '../support/owner.ts';
import { Visitor } from '../support/visitor.ts';

const COOKIE = 'ss_owner';
const WRONG = "Name and password don't match.";
const PASSWORD = /^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/;

describeOnEachDatabase('the login of the owner', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
  });

  const cookieLine = (headers: Headers): string =>
    headers.getSetCookie().find((line) => line.startsWith(`${COOKIE}=`)) ?? '';
  const stateOf = async (visitor: Visitor) => (await visitor.get('/owner')).status;

  test('protects pages by a redirect to the login and calls by 401', async () => {
    const visitor = await Visitor.arrive(store.url);
    const answers = {
      '/owner': '/owner/login',
      '/owner/': '/owner/login?next=%2Fowner%2F',
      '/owner/submissions?q=a&form=b': '/owner/login?next=%2Fowner%2Fsubmissions%3Fq%3Da%26form%3Db',
      '/owner/nowhere': '/owner/login?next=%2Fowner%2Fnowhere',
    };
    for (const [path, login] of Object.entries(answers)) {
      const { status, headers } = await visitor.get(path);
      assert.deepEqual([status, headers.get('location')], [303, login], path);
    }
    const call = await visitor.get('/api/owner/forms/contact');
    assert.deepEqual([call.status, call.json()], [401, { message: 'Please log in as the owner.' }]);
    visitor.cookies.set(COOKIE, 'f'.repeat(64));
    assert.equal(await stateOf(visitor), 303, 'an unknown token');
  });

  test('redirects to the requested page; nothing is cached or compressed', async () => {
    const visitor = new Visitor(store.url);
    const form = await visitor.get('/owner/login?next=/owner?a=%22%3Eb');
    assert.equal(form.status, 200);
    assert.match(form.text, /name="next" value="\/owner\?a=%22%3Eb"/);
    const answer = await tryLogin(visitor, { next: '/owner?a=1' });
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/owner?a=1']);
    const page = await visitor.get('/owner', { headers: { 'accept-encoding': 'gzip' } });
    assert.equal(page.status, 200);
    for (const { headers } of [form, answer, page]) {
      assert.equal(headers.get('cache-control'), 'no-store, no-transform');
      assert.equal(headers.get('content-encoding'), null);
    }
    assert.equal((await visitor.get('/owner/nowhere')).status, 404);
    const again = await visitor.get('/owner/login?next=/owner?a=2');
    assert.equal(again.headers.get('location'), '/owner?a=2', 'who is in needs no form');
  });

  test('redirects to pages of the owner only', async () => {
    const owner = await arriveAsOwner(store.url);
    for (const next of [
      'https://evil.example/owner',
      '//evil.example/owner',
      '/\\evil.example/owner',
      '\\\\evil.example/owner',
      'javascript:alert(1)//owner',
      '/owner/../cart',
      '/ownership',
      'http://[',
      '',
    ]) {
      const { headers } = await tryLogin(owner, { next });
      assert.equal(headers.get('location'), '/owner', next);
    }
  });

  test('sets a cookie that is HttpOnly, Lax, valid for twelve hours, and Secure behind TLS', async () => {
    const visitor = await Visitor.arrive(store.url);
    const attributes = (line: string) =>
      line
        .replace(/=[^;]+/, '')
        .split('; ')
        .sort();
    const plain = ['HttpOnly', 'Max-Age=43200', 'Path=/', 'SameSite=Lax', COOKIE];
    assert.deepEqual(attributes(cookieLine((await tryLogin(visitor)).headers)), [...plain].sort());
    const secure = await visitor.post(
      '/owner/login',
      { name: 'owner', password: OWNER_PASSWORD },
      { headers: { 'x-forwarded-proto': 'https' } },
    );
    assert.deepEqual(attributes(cookieLine(secure.headers)), [...plain, 'Secure'].sort());
  });

  test('answers a wrong name like a wrong password, and keeps the name', async () => {
    const visitor = await Visitor.arrive(store.url);
    const pages = [];
    const attempts: readonly Readonly<Record<string, string>>[] = [
      { password: 'wrong' },
      { name: 'ann' },
      { name: '' },
      { password: '' },
    ];
    for (const typed of attempts) {
      const answer = await tryLogin(visitor, typed);
      assert.equal(answer.status, 422);
      assert.equal(cookieLine(answer.headers), '');
      assert.match(answer.text, new RegExp(`role="alert">${WRONG}`));
      assert.doesNotMatch(answer.text, new RegExp(OWNER_PASSWORD));
      pages.push(
        answer.text
          .replace(/nonce="[^"]*"/g, '')
          .replace(/value="(owner|ann)" ?/, '')
          .replace(/ autofocus/, ''),
      );
    }
    assert.equal(pages[0], pages[1]);
    assert.equal(await stateOf(visitor), 303);
    const markup = await tryLogin(visitor, { name: '"><script>x', password: 'wrong' });
    assert.match(markup.text, /value="&quot;&gt;&lt;script&gt;x"/);
  });

  test('hashes one password, even for an unknown name', async () => {
    const visitor = await Visitor.arrive(store.url);
    const attempts: readonly Readonly<Record<string, string>>[] = [
      { password: 'wrong' },
      { name: 'ann' },
      { name: '' },
    ];
    for (const typed of attempts)
      assert.equal(await countPasswordHashes(() => tryLogin(visitor, typed)), 1, JSON.stringify(typed));
  });

  test('starts a new session with each login', async () => {
    const planted = 'a'.repeat(64);
    const visitor = await Visitor.arrive(store.url);
    visitor.cookies.set(COOKIE, planted);
    await tryLogin(visitor);
    const first = visitor.cookies.get(COOKIE)!;
    assert.match(first, /^[0-9a-f]{64}$/);
    assert.notEqual(first, planted);
    await tryLogin(visitor);
    assert.notEqual(visitor.cookies.get(COOKIE), first);
    assert.equal(await stateOf(visitor), 200);
    const thief = await Visitor.arrive(store.url);
    for (const token of [planted, first]) {
      thief.cookies.set(COOKIE, token);
      assert.equal(await stateOf(thief), 303, 'neither the planted one nor the one before');
    }
  });

  test('a logout ends its own session on the server, and no other', async () => {
    const [owner, elsewhere] = [await arriveAsOwner(store.url), await arriveAsOwner(store.url)];
    const token = owner.cookies.get(COOKIE)!;
    const answer = await owner.post('/owner/logout', {});
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/owner/login']);
    assert.match(cookieLine(answer.headers), /Max-Age=0/);
    owner.cookies.set(COOKIE, token);
    assert.equal(await stateOf(owner), 303);
    assert.equal(await stateOf(elsewhere), 200);
  });

  test('refuses a missing crumb and another site', async () => {
    const visitor = await Visitor.arrive(store.url);
    const right = { name: 'owner', password: OWNER_PASSWORD };
    const owner = await arriveAsOwner(store.url);
    for (const details of [
      { crumb: '' },
      { crumb: 'wrong' },
      { headers: { origin: 'https://evil.example' } },
    ]) {
      const login = await visitor.post('/owner/login', right, details);
      assert.deepEqual([login.status, cookieLine(login.headers)], [403, '']);
      assert.equal((await owner.post('/owner/logout', {}, details)).status, 403);
    }
    assert.equal(await stateOf(owner), 200);
  });

  test('refuses an expired session, and stores only hashes of tokens', async () => {
    const db = await stores.openDatabase();
    await inTransaction(db, (transaction) => seedOwner(transaction, OWNER_PASSWORD));
    const token = (await logIn(db, { name: 'owner', password: OWNER_PASSWORD }, '')) ?? '';
    assert.equal(await findLogin(db, token), 'owner');
    const rows = await db.selectFrom('owner_sessions').selectAll().execute();
    assert.equal(rows.length, 1);
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(token));
    await db
      .updateTable('owner_sessions')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    assert.equal(await findLogin(db, token), undefined);
  });

  test('the first start makes a password; a changed one logs everybody out', async () => {
    const place = await stores.makeEmptyPlace();
    const own = await stores.open({ ...place, rateLimits: NO_LIMITS });
    assert.match(own.newOwner?.password ?? '', PASSWORD);
    const owner = await Visitor.arrive(own.url);
    assert.equal((await tryLogin(owner, own.newOwner as unknown as Record<string, string>)).status, 303);
    await own.close();

    const same = await stores.open({ ...place, rateLimits: NO_LIMITS });
    assert.equal(same.newOwner, undefined);
    const arrive = (url: string) => {
      const visitor = new Visitor(url);
      for (const [name, value] of owner.cookies) visitor.cookies.set(name, value);
      return visitor;
    };
    assert.equal(await stateOf(arrive(same.url)), 200);
    await same.close();

    const withPassword = { ...place, rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD };
    const changed = await stores.open(withPassword);
    assert.equal(changed.newOwner, undefined);
    assert.equal(await stateOf(arrive(changed.url)), 303);
    const again = await arriveAsOwner(changed.url);
    await changed.close();
    const unchanged = await stores.open(withPassword);
    owner.cookies.clear();
    for (const [name, value] of again.cookies) owner.cookies.set(name, value);
    assert.equal(await stateOf(arrive(unchanged.url)), 200, 'the same password ends no login');
  });
});
