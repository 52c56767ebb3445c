import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { changed, controlsOf, errorsOf } from '../support/product-form.ts';
import type { Visitor } from '../support/visitor.ts';

const PATH = '/owner/stores/new';

describeOnAnyDatabase('the form of a new store', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });
  const fill = async (values: Readonly<Record<string, string>>) =>
    changed(controlsOf(await owner.get(PATH), PATH), values);

  test('shows errors at their fields and keeps the entries', async () => {
    const form = await fill({ title: ' \u200B', description: 'Ramekins.' });
    const untitled = await owner.post(PATH, form);
    assert.equal(untitled.status, 400);
    assert.deepEqual(errorsOf(untitled), { title: 'Please give your store a title.' });
    assert.equal(controlsOf(untitled, PATH)['description'], 'Ramekins.');
    const long = await owner.post(PATH, { ...form, title: 'Crème', description: 'x'.repeat(1_001) });
    assert.deepEqual([long.status, Object.keys(errorsOf(long))], [400, ['description']]);
    assert.equal(controlsOf(long, PATH)['title'], 'Crème');
  });

  test('creates one store when it is sent twice, and opens its page', async () => {
    const form = await fill({ title: 'Crème & Brûlée' });
    assert.equal((await owner.post(PATH, { ...form, crumb: 'wrong' })).status, 403);
    const answers = await Promise.all([owner.post(PATH, form), owner.post(PATH, form)]);
    const [one, other] = answers.map(({ status, headers }) => `${status} ${headers.get('location')}`);
    assert.match(one ?? '', /^303 \/owner\/stores\/[\w-]+\?done=created$/);
    assert.equal(one, other);
    const { text } = await owner.get(answers[0].headers.get('location') ?? '');
    assert.match(text, /<h1>Crème &amp; Brûlée<\/h1>/);
    assert.match(text, /role="status">The store was created\.</);
    assert.match(
      (await owner.get('/creme-brulee')).text,
      /<a href="\/creme-brulee" aria-current="page">Crème &amp; Brûlée<\/a>/,
    );
  });
});
