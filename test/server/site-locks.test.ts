import assert from 'node:assert/strict';
import { afterEach, before, test } from 'node:test';

import { findClosedLock } from '../../demo/server/features/locks/lock-visits.ts';
import { removeLock, setLock } from '../../demo/server/features/locks/locks.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { OTHER_ORIGIN, OtherPage } from '../support/other-page.ts';
import { arriveAsOwner, OWNER_PASSWORD, tryLogin } from '../support/owner.ts';
import { turnLanguagesOn } from '../support/turn-languages-on.ts';
import { hiddenValue, type StoreAnswer, Visitor } from '../support/visitor.ts';

const PASSWORD = 'ash glaze, twice';
const COOKIE = 'ss_unlocked';
const WRONG = 'Incorrect password.';

const where = ({ status, headers }: StoreAnswer) => [status, headers.get('location')];
const lock = (owner: Visitor, path: string, password = PASSWORD) =>
  owner.post('/owner/locks', { path, password });
const unlock = (owner: Visitor, path: string) => owner.post('/owner/locks/remove', { path });
const open = (visitor: Visitor, next: string, password = PASSWORD) =>
  visitor.post('/lock', { next, password });
const cookieLine = ({ headers }: StoreAnswer) =>
  headers.getSetCookie().find((line) => line.startsWith(`${COOKIE}=`)) ?? '';

describeOnAnyDatabase('locks on parts of the site', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    const allowedOrigins = [OTHER_ORIGIN];
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, allowedOrigins });
    owner = await arriveAsOwner(store.url);
  });
  afterEach(async () => {
    for (const path of ['/', '/journal', '/shop', '/shop/mug', '/events']) await unlock(owner, path);
  });

  test('the whole site: pages redirect to the lock screen, and the password leads back to them', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.deepEqual(where(await lock(owner, '/')), [303, '/owner/locks?done=site']);
    assert.deepEqual(where(await visitor.get('/')), [303, '/lock']);
    const asked = await visitor.get('/shop/mug?colour=ash');
    assert.deepEqual(where(asked), [303, '/lock?next=%2Fshop%2Fmug%3Fcolour%3Dash']);
    const screen = await visitor.get(asked.headers.get('location')!);
    assert.equal(screen.status, 200);
    assert.match(screen.text, /<h1>This site is locked<\/h1>/);
    assert.match(screen.text, /name="robots" content="noindex"/);
    assert.equal(hiddenValue(screen.text, 'next'), '/shop/mug?colour=ash');
    assert.doesNotMatch(screen.text, /<script|\/journal/, 'nothing of what it hides, and no script');
    assert.equal(screen.headers.get('cache-control'), 'no-store, no-transform');
    assert.equal(screen.headers.get('link'), null);

    const opened = await open(visitor, '/shop/mug?colour=ash');
    assert.deepEqual(where(opened), [303, '/shop/mug?colour=ash']);
    assert.match(cookieLine(opened), /; Max-Age=604800; .*HttpOnly; SameSite=Lax$/);
    for (const path of ['/', '/shop/mug', '/cart', '/journal'])
      assert.equal((await visitor.get(path)).status, 200, path);
    assert.deepEqual(where(await visitor.get('/lock?next=/cart')), [303, '/cart'], 'it is open already');
  });

  test('the whole site: calls are refused, and forms redirect to the lock screen without effect', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.equal((await visitor.add({ itemId: 'mug', sku: 'mug' })).status, 200);
    await lock(owner, '/');
    const refused = await visitor.add({ itemId: 'mug', sku: 'mug' });
    assert.equal(refused.status, 401);
    assert.match((refused.json() as { message: string }).message, /^This site is locked\./);
    const posted = await visitor.post('/cart/entries', { itemId: 'mug', sku: 'mug', quantity: '1' });
    assert.deepEqual(where(posted), [303, '/lock'], 'no page leads back to a post');
    for (const path of ['/api/commerce/products/mug', '/api/commerce/shopping-cart', '/api/census/RecordHit'])
      assert.equal((await visitor.get(path)).status, 401, path);
    await open(visitor, '/');
    assert.equal((await visitor.cart()).totalQuantity, 1, 'the cart has waited');
  });

  test('the whole site: no cookie unlocks it for pages of other origins', async () => {
    await lock(owner, '/');
    const call = '/api/commerce/products/mug';
    const headers = { cookie: `ss_owner=${owner.cookies.get('ss_owner')}` };
    assert.equal((await new Visitor(store.url).get(call, { headers })).status, 200);
    assert.equal((await new OtherPage(store.url).get(call, { headers })).status, 401);
  });

  test('the whole site: the owner, the login and files stay open', async () => {
    await lock(owner, '/');
    for (const path of ['/', '/shop', '/owner', '/owner/locks', '/api/owner/forms/contact'])
      assert.equal((await owner.get(path)).status, 200, path);
    const stranger = new Visitor(store.url);
    assert.equal((await stranger.get('/assets/pictures/mark.svg')).status, 200);
    const login = await stranger.get('/owner/login');
    assert.equal(login.status, 200);
    assert.doesNotMatch(login.text, /<script|\/shop|\/journal/, 'nothing of what the lock hides');
    assert.equal(login.headers.get('link'), null);
    assert.equal((await tryLogin(stranger)).status, 303);
    assert.equal((await stranger.get('/shop')).status, 200);
  });

  test('one page: it and the pages below are locked; other pages and calls stay open', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.deepEqual(where(await lock(owner, ' /shop/mug/ ')), [303, '/owner/locks?done=page']);
    for (const path of ['/shop/mug', '/shop/mug/', '/shop/mug/reviews', '/shop/%6Dug', '/shop/mug/nowhere'])
      assert.equal((await visitor.get(path)).status, 303, path);
    for (const path of ['/', '/shop', '/shop/tee', '/shop/mugs-of-another', '/api/commerce/products/mug'])
      assert.notEqual((await visitor.get(path)).status, 303, path);
    assert.match((await visitor.get('/lock?next=/shop/mug')).text, /<h1>This page is locked<\/h1>/);
    await turnLanguagesOn(owner, ['de']);
    const german = await visitor.get('/de/shop/mug');
    assert.deepEqual(where(german), [303, '/de/lock?next=%2Fde%2Fshop%2Fmug'], 'in every language');
    assert.match(
      (await visitor.get('/de/lock?next=/de/shop/mug')).text,
      /<h1>Diese Seite ist gesperrt<\/h1>/,
    );
    await open(visitor, '/shop/mug/reviews');
    assert.equal((await visitor.get('/shop/mug')).status, 200);
  });

  test('nested locks: the outer one is asked first, and an opened lock stays open', async () => {
    const visitor = await Visitor.arrive(store.url);
    await lock(owner, '/', 'the site itself');
    await lock(owner, '/journal', 'the journal alone');
    assert.deepEqual(where(await open(visitor, '/journal', 'the site itself')), [303, '/journal']);
    assert.deepEqual(where(await visitor.get('/journal')), [303, '/lock?next=%2Fjournal']);
    assert.equal((await open(visitor, '/journal', 'the site itself')).status, 422, 'another lock');
    await open(visitor, '/journal', 'the journal alone');
    assert.equal((await visitor.get('/journal')).status, 200);
    assert.equal((await visitor.get('/shop')).status, 200);
  });

  test('a wrong password is reported at its focused field and never printed', async () => {
    const visitor = await Visitor.arrive(store.url);
    await lock(owner, '/events');
    for (const typed of ['not this one', '"><script>x']) {
      const { status, text } = await open(visitor, '/events?a=b', typed);
      assert.equal(status, 422);
      assert.match(text, /<title>Error: /);
      assert.match(text, new RegExp(`id="password-error" role="alert">${WRONG}`));
      assert.match(text, /autofocus aria-invalid="true" aria-describedby="password-error"/);
      assert.equal(text.includes(typed), false);
      assert.equal(hiddenValue(text, 'next'), '/events?a=b');
    }
    const empty = await open(visitor, '/events', '');
    assert.deepEqual([empty.status, /role="alert">Required</.test(empty.text)], [400, true]);
    assert.equal(visitor.cookies.has(COOKIE), false);
  });

  test('no lock opens without the crumb of the session', async () => {
    const visitor = await Visitor.arrive(store.url);
    await lock(owner, '/events');
    const answer = await visitor.post('/lock', { next: '/events', password: PASSWORD }, { crumb: 'x' });
    assert.equal(answer.status, 403);
    assert.equal((await visitor.get('/events')).status, 303);
  });

  test('the lock screen redirects to pages of this store only', async () => {
    const visitor = await Visitor.arrive(store.url);
    await lock(owner, '/');
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:x',
      'http://[',
      '',
    ])
      assert.equal(
        hiddenValue((await visitor.get(`/lock?next=${encodeURIComponent(next)}`)).text, 'next'),
        '/',
        next,
      );
  });

  test('a new password locks out every browser; an unknown token opens nothing', async () => {
    const visitor = await Visitor.arrive(store.url);
    await lock(owner, '/events');
    await open(visitor, '/events');
    await lock(owner, '/events', 'another password');
    assert.equal((await visitor.get('/events')).status, 303);
    assert.equal((await open(visitor, '/events')).status, 422);
    await open(visitor, '/events', 'another password');
    assert.equal((await visitor.get('/events')).status, 200);
    visitor.cookies.set(COOKIE, 'f'.repeat(64));
    assert.equal((await visitor.get('/events')).status, 303);
  });

  test('an unlocked part is open to everybody, including visitors on the lock screen', async () => {
    const visitor = await Visitor.arrive(store.url);
    await lock(owner, '/events');
    assert.deepEqual(where(await unlock(owner, '/events')), [303, '/owner/locks?done=unlocked']);
    assert.equal((await visitor.get('/events')).status, 200);
    assert.deepEqual(where(await open(visitor, '/events', 'whatever')), [303, '/events']);
  });

  test('a lock asks again after a week; the database stores neither password nor token', async () => {
    const other = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    await lock(await arriveAsOwner(other.url), '/events');
    const visitor = await Visitor.arrive(other.url);
    await open(visitor, '/events');
    const token = visitor.cookies.get(COOKIE)!;
    const db = await stores.closeAndRead(other);
    const kept = [
      ...(await db.selectFrom('locks').selectAll().execute()),
      ...(await db.selectFrom('lock_visits').selectAll().execute()),
    ];
    assert.match(JSON.stringify(kept), /\$argon2id\$/);
    for (const secret of [PASSWORD, token]) assert.equal(JSON.stringify(kept).includes(secret), false);
    assert.equal(await findClosedLock(db, '/events/firing', token), undefined);
    await db
      .updateTable('lock_visits')
      .set({ expires_at: new Date(0) })
      .execute();
    assert.equal(await findClosedLock(db, '/events/firing', token), '/events');
    assert.equal(await findClosedLock(db, `/${'a/'.repeat(8_000)}`, ''), undefined, 'a long way');
  });

  test('locks are read from the database once a second, so that locks of another process apply', async (t) => {
    const db = await stores.openDatabase();
    const asked = t.mock.method(db, 'selectFrom');
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    for (const path of ['/', '/shop', '/shop/mug'])
      assert.equal(await findClosedLock(db, path, ''), undefined);
    assert.equal(asked.mock.callCount(), 1);
    await db
      .insertInto('locks')
      .values({ path: '/shop', password_hash: 'x', locked_at: new Date() })
      .execute();
    assert.equal(await findClosedLock(db, '/shop', ''), undefined, 'within the second');
    t.mock.timers.tick(1_001);
    assert.equal(await findClosedLock(db, '/shop/mug', ''), '/shop');
    await setLock(db, { path: '/events', password: PASSWORD });
    assert.equal(await findClosedLock(db, '/events', ''), '/events', 'what this one locks at once');
    await removeLock(db, '/events');
    assert.equal(await findClosedLock(db, '/events', ''), undefined);
  });

  test('an invalid lock is refused with the entries, except the password', async () => {
    for (const [path, password, sentence] of [
      ['/journal', 'pw-1234', 'Your password needs at least 8 characters.'],
      ['journal', PASSWORD, 'Enter a path that starts with a slash.'],
      ['//evil.example', PASSWORD, 'Enter a path that starts with a slash.'],
      ['/owner/orders', PASSWORD, 'Enter a path that starts with a slash.'],
      ['', PASSWORD, 'Required'],
    ] as const) {
      const answer = await lock(owner, path, password);
      const page = await owner.get(answer.headers.get('location')!);
      assert.ok(page.text.includes(sentence), `${path}: ${sentence}`);
      assert.match(page.text, /aria-invalid="true" autofocus/);
      assert.equal(page.text.includes(password), false);
      assert.match(page.text, /Nothing is locked\./);
      if (path !== '') assert.ok(page.text.includes(`value="${path}"`), path);
    }
    const visitor = await Visitor.arrive(store.url);
    assert.equal((await lock(visitor, '/')).status, 303);
    assert.equal((await visitor.get('/')).status, 200, 'nobody else locks anything');
  });

  test('attempts are limited like logins; the lock screen shows the time to wait', async () => {
    const strict = await stores.open({
      ownerPassword: OWNER_PASSWORD,
      rateLimits: { ...NO_LIMITS, member: { burst: 2, perSecond: 0.1 } },
    });
    const its = await arriveAsOwner(strict.url);
    await lock(its, '/events');
    const visitor = await Visitor.arrive(strict.url);
    for (const _ of [1, 2]) assert.equal((await open(visitor, '/events', 'wrong')).status, 422);
    const answer = await open(visitor, '/events');
    assert.equal(answer.status, 429);
    assert.match(answer.text, /role="alert">Too many attempts\. Please wait a minute and try again\./);
    assert.ok(Number(answer.headers.get('retry-after')) > 0);
  });
});
