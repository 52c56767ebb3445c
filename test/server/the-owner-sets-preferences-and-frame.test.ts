import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { Visitor } from '../support/visitor.ts';

const PREFERENCES = '/api/v1/commerce-preferences/checkout';
const FRAME = '/api/site-header-footer';

describeOnEachDatabase('the owner sets preferences, header and footer', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
  });

  test('preferences of any shape are kept by namespace, without the website', async () => {
    const owner = await arriveAsOwner(store.url);
    const websiteId = 'storefront-demo';
    assert.deepEqual((await owner.get(PREFERENCES)).json(), { websiteId });
    const preferences = { asksForPhone: true, rates: [{ country: 'NZ', percent: 15 }], note: null };
    const saved = await owner.send('PUT', PREFERENCES, { ...preferences, websiteId: 'another' });
    assert.deepEqual([saved.status, saved.json()], [200, { ...preferences, websiteId }]);
    assert.deepEqual((await owner.get(PREFERENCES)).json(), { ...preferences, websiteId });
    await owner.send('PUT', PREFERENCES, {});
    assert.deepEqual((await owner.get(PREFERENCES)).json(), { websiteId });
    for (const body of ['[]', '7', '{"a":"\\u0000"}', '{'])
      assert.equal((await owner.send('PUT', PREFERENCES, body)).status, 400, body);
    assert.equal((await owner.get('/api/v1/commerce-preferences/a%20b')).status, 400);
  });

  test('header and footer are printed on every page, made safe', async () => {
    const [owner, visitor] = [await arriveAsOwner(store.url), await Visitor.arrive(store.url)];
    const frame = {
      header: '<p>Open <a href="/events">doors</a><script>alert(1)</script></p>',
      footer: '<p onclick="alert(2)">Kiln & Co.</p>',
    };
    assert.deepEqual((await owner.send('PUT', FRAME, frame)).json(), frame);
    assert.deepEqual((await owner.get(FRAME)).json(), frame);
    for (const path of ['/', '/members', '/nowhere']) {
      const { text } = await visitor.get(path);
      assert.match(text, /<p>Open <a href="\/events"[^>]*>doors<\/a><\/p>/, path);
      assert.match(text, /<p>Kiln &amp; Co.<\/p>/, path);
      assert.doesNotMatch(text, /alert\([12]\)/, path);
    }
    const posted = await owner.post('/owner/frame', { header: '', footer: 'Plain words' });
    assert.deepEqual([posted.status, posted.headers.get('location')], [303, '/owner/frame?done=1']);
    const page = (await owner.get('/owner/frame?done=1')).text;
    assert.match(page, /<textarea id="footer"[^>]*>Plain words<\/textarea>/);
    assert.match(page, /role="status">Saved/);
    const { text } = await visitor.get('/');
    assert.ok(text.includes('Plain words') && !text.includes('class="announcement"'));
    for (const body of [{ header: '' }, { header: 7, footer: '' }, { header: 'x'.repeat(5_001), footer: '' }])
      assert.equal((await owner.send('PUT', FRAME, body)).status, 400);
  });

  test('only by the owner, with the crumb', async () => {
    const [owner, visitor] = [await arriveAsOwner(store.url), await Visitor.arrive(store.url)];
    for (const path of [PREFERENCES, FRAME]) {
      assert.equal((await visitor.get(path)).status, 401);
      assert.equal((await visitor.send('PUT', path, {})).status, 401);
      assert.equal((await owner.send('PUT', path, {}, { crumb: 'wrong' })).status, 403);
    }
    const frame = { header: 'x', footer: 'x' };
    assert.equal((await visitor.post('/owner/frame', frame)).status, 303);
    assert.equal((await owner.post('/owner/frame', frame, { crumb: 'wrong' })).status, 403);
    assert.equal(((await owner.get(FRAME)).json() as { header: string }).header, '');
  });
});
