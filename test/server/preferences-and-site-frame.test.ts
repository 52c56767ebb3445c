import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { Visitor } from '../support/visitor.ts';

const PREFERENCES = '/api/v1/commerce-preferences/checkout';
const FRAME = '/api/site-header-footer';

describeOnEachDatabase('preferences, header and footer of the owner', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
  });

  test('stores preferences of any shape by namespace, without the website id', async () => {
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

  test('stores every preference text that the database can hold, and refuses the others', async () => {
    const owner = await arriveAsOwner(store.url);
    for (const body of ['{"a":"\\ud800"}', '{"\\udc00":1}', '{"a":["\\\\\\u0000"]}'])
      assert.equal((await owner.send('PUT', PREFERENCES, body)).status, 400, body);
    const preferences = { escape: '\\u0000 and \\\\ud800', kiln: '\u{1F3FA}' };
    const saved = await owner.send('PUT', PREFERENCES, preferences);
    assert.deepEqual([saved.status, saved.json()], [200, { ...preferences, websiteId: 'storefront-demo' }]);
    await owner.send('PUT', PREFERENCES, {});
  });

  test('keeps preferences of a program while the owner posts others', async () => {
    const owner = await arriveAsOwner(store.url);
    const path = '/api/v1/commerce-preferences/merchandising';
    for (let number = 0; number < 10; number += 1) {
      await Promise.all([
        owner.post('/owner/preferences', { scarcityEnabled: 'on' }),
        owner.post('/owner/preferences', { scarcityEnabled: '' }),
        owner.send('PUT', path, { number }),
        owner.post('/owner/preferences', { scarcityEnabled: 'on' }),
      ]);
      assert.equal(((await owner.get(path)).json() as { number: number }).number, number);
    }
    await owner.send('PUT', path, {});
  });

  test('prints sanitised header and footer on every page', async () => {
    const [owner, visitor] = [await arriveAsOwner(store.url), await Visitor.arrive(store.url)];
    const frame = {
      header: '<p>Open <a href="/events">doors</a><script>alert(1)</script></p>',
      footer: '<p onclick="alert(2)">Kiln & Co.</p>',
    };
    assert.deepEqual((await owner.send('PUT', FRAME, frame)).json(), { ...frame, version: 1 });
    assert.deepEqual((await owner.get(FRAME)).json(), { ...frame, version: 1 });
    for (const path of ['/', '/members', '/nowhere']) {
      const { text } = await visitor.get(path);
      assert.match(text, /<p>Open <a href="\/events"[^>]*>doors<\/a><\/p>/, path);
      assert.match(text, /<p>Kiln &amp; Co.<\/p>/, path);
      assert.doesNotMatch(text, /alert\([12]\)/, path);
    }
    const posted = await owner.post('/owner/frame', { header: '', footer: 'Plain words', version: '1' });
    assert.deepEqual([posted.status, posted.headers.get('location')], [303, '/owner/frame?done=1']);
    const page = (await owner.get('/owner/frame?done=1')).text;
    assert.match(page, /<textarea[^>]*id="footer"[^>]*>\s*Plain words<\/textarea>/);
    assert.match(page, /role="status">Saved/);
    const { text } = await visitor.get('/');
    assert.ok(text.includes('Plain words') && !text.includes('class="announcement"'));
    for (const body of [
      { header: '' },
      { header: 7, footer: '' },
      { header: 'x'.repeat(5_001), footer: '' },
      { header: '', footer: '', version: 2 ** 31 },
    ])
      assert.equal((await owner.send('PUT', FRAME, body)).status, 400);
  });

  test('shows the second of two editors what the first saved, and keeps the entries', async () => {
    const owner = await arriveAsOwner(store.url);
    await owner.send('PUT', FRAME, { header: 'Old', footer: 'Same' });
    const { version } = (await owner.get(FRAME)).json() as { version: number };
    const [first, second] = [
      { header: '<b>First</b>', footer: 'Same' },
      { header: '<b>Second</b>', footer: 'Same' },
    ];
    const now = { ...first, version: version + 1 };
    assert.deepEqual((await owner.send('PUT', FRAME, { ...first, version })).json(), now);
    const again = await owner.send('PUT', FRAME, { ...first, version });
    assert.deepEqual([again.status, again.json()], [200, now], 'its answer was lost');
    const message = 'Someone else saved the header and footer after you opened them.';
    const refused = await owner.send('PUT', FRAME, { ...second, version });
    assert.deepEqual([refused.status, refused.json()], [409, { message, ...now }]);

    const posted = await owner.post('/owner/frame', { ...second, version: String(version) });
    assert.equal(posted.status, 409);
    assert.match(posted.text, /role="alert">Someone else saved the header and footer/);
    assert.match(posted.text, /<textarea[^>]*id="header"[^>]*>\s*&lt;b&gt;Second&lt;\/b&gt;<\/textarea>/);
    assert.match(posted.text, /<pre[^>]*>&lt;b&gt;First&lt;\/b&gt;<\/pre>/);
    assert.equal(posted.text.match(/<pre/g)?.length, 1, 'the footer is the same');
    const shown = /name="version" value="(\d+)"/.exec(posted.text)?.[1] ?? '';
    const saved = await owner.post('/owner/frame', { ...second, version: shown });
    assert.equal(saved.status, 303, 'now that it was seen');
    assert.deepEqual((await owner.get(FRAME)).json(), { ...second, version: version + 2 });
    await owner.send('PUT', FRAME, { header: '', footer: '' });
  });

  test('accepts the maximum length of both, in any script', async () => {
    const owner = await arriveAsOwner(store.url);
    const { version } = (await owner.get(FRAME)).json() as { version: number };
    const long = '窯'.repeat(5_000);
    const posted = await owner.post('/owner/frame', { header: long, footer: long, version: String(version) });
    assert.equal(posted.status, 303);
    await owner.send('PUT', FRAME, { header: '', footer: '' });
  });

  test('keeps a text that is too long in the form, with the reason', async () => {
    const owner = await arriveAsOwner(store.url);
    const long = 'x'.repeat(5_001);
    const answer = await owner.post('/owner/frame', { header: 'Kept', footer: long, version: '0' });
    assert.equal(answer.status, 400);
    assert.match(answer.text, /id="footer-error">/);
    assert.match(answer.text, />\s*Kept<\/textarea>/);
    assert.ok(answer.text.includes(long));
  });

  test('requires the owner and the crumb', async () => {
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
