import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { Visitor } from '../support/visitor.ts';

describeOnAnyDatabase('aliases of locked paths', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  test('locks the same page for a path in another language or with extra slashes', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const [path, page] of [
      ['/de/journal/', '/journal'],
      ['/shop//mug', '/shop/mug'],
      ['/ash%25glaze', '/ash%25glaze'],
    ] as const) {
      const locked = await owner.post('/owner/locks', { path, password: 'ash glaze, twice' });
      assert.equal(locked.headers.get('location'), '/owner/locks?done=page', path);
      const asked = await visitor.get(page);
      assert.equal(asked.headers.get('location'), `/lock?${new URLSearchParams({ next: page })}`);
    }
  });

  test('redirects to the lock screen once, for any spelling of the URL', async () => {
    const visitor = await Visitor.arrive(store.url);
    const asked = await visitor.get('/%6aournal/kiln%ff');
    const screen = await visitor.get(asked.headers.get('location') ?? '');
    assert.deepEqual([asked.status, screen.status], [303, 200]);
  });

  test('refuses a path that no page can have', async () => {
    const path = '/kiln%00';
    const refused = await owner.post('/owner/locks', { path, password: 'ash glaze, twice' });
    assert.match(refused.headers.get('location') ?? '', /problem-path=badLockPath/, refused.text);
  });

  test('refuses a path that is too long with a redirect that is short enough', async () => {
    const path = `/${'kiln'.repeat(5_000)}`;
    const refused = await owner.post('/owner/locks', { path, password: 'ash glaze, twice' });
    const next = refused.headers.get('location') ?? '';
    assert.ok(next.length < 1_000, `${next.length} characters`);
    assert.match((await owner.get(next)).text, /too long/);
    const typed = new URL(next, store.url).searchParams.get('path') ?? '';
    const again = await owner.post('/owner/locks', { path: typed, password: 'ash glaze, twice' });
    assert.match(again.headers.get('location') ?? '', /problem-path=tooLong/, 'not another page instead');
  });

  test('ignores an unknown notice on the page of locks', async () => {
    const { status, text } = await owner.get('/owner/locks?done=constructor');
    assert.equal(status, 200);
    assert.doesNotMatch(text, /native code|object Object/);
  });
});
