import assert from 'node:assert/strict';
import { test } from 'node:test';

import { describeOnAnyDatabase } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';

describeOnAnyDatabase('creating a store without JavaScript', (stores) => {
  test('creates everything once, or nothing', async () => {
    const store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    const owner = await arriveAsOwner(store.url);
    const form = (await owner.get('/owner/stores/new')).text;
    const key = /name="key" value="([^"]+)"/.exec(form)?.[1] ?? '';
    const typed = { key, title: 'Crème & Brûlée', description: 'Ramekins.', navigation: '1' };
    const post = (changes: object = {}) => owner.post('/owner/stores/new', { ...typed, ...changes });
    const untitled = await post({ title: ' \u200B' });
    assert.equal(untitled.status, 400);
    assert.match(untitled.text, /id="title-error">Please give your store a title\.</);
    assert.match(untitled.text, />\s*Ramekins\.<\/textarea>/);
    const long = await post({ description: 'x'.repeat(1_001) });
    assert.deepEqual([long.status, /id="description-error"/.test(long.text)], [400, true]);
    assert.match(long.text, /value="Crème &amp; Brûlée"/);
    assert.equal((await post({ crumb: 'wrong' })).status, 403);
    assert.ok(
      !(await owner.get('/owner/stores')).text.includes('creme-brulee'),
      'nothing of what was refused',
    );

    for (const attempt of ['once', 'twice']) {
      const { status, headers } = await post();
      assert.deepEqual(
        [status, headers.get('location')],
        [303, '/owner/stores?created=creme-brulee'],
        attempt,
      );
    }
    const list = (await owner.get('/owner/stores?created=creme-brulee')).text;
    assert.match(list, /role="status">“Crème &amp; Brûlée” is ready</);
    const page = (await owner.get('/creme-brulee')).text;
    assert.equal(
      page.match(/<a href="\/creme-brulee" aria-current="page">Crème &amp; Brûlée<\/a>/g)?.length,
      1,
    );
    const another = await post({ title: 'crème brûlée', navigation: '' });
    assert.equal(another.headers.get('location'), '/owner/stores?created=creme-brulee-2');
    assert.ok(!(await owner.get('/')).text.includes('href="/creme-brulee-2"'));
  });
});
