import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase } from '../support/each-database.ts';
import { fillCollection } from '../support/fill-collection.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { changed, controlsOf, errorsOf } from '../support/product-form.ts';
import { reopenStore } from '../support/reopen-store.ts';
import type { Visitor } from '../support/visitor.ts';

const FULL = 'This store has 200 products, as many as a store can have. Choose another one.';

describeOnAnyDatabase('a store with 200 products', (stores) => {
  let owner: Visitor;
  before(async () => {
    const first = await stores.open();
    const { store } = await reopenStore(
      {
        ...stores,
        open: (place) => stores.open({ ...place, rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD }),
      },
      first,
      (db) => fillCollection(db, 'shop', 199),
    );
    owner = await arriveAsOwner(store.url);
  });

  test('accepts the last product once, however many are saved at the same time', async () => {
    const path = '/owner/products/new';
    const forms = [];
    for (const title of ['Jug', 'Jar', 'Lid']) {
      const controls = controlsOf(await owner.get(`${path}?type=physical`), path);
      forms.push(changed(controls, { title, 'variants.0.price': '9' }));
    }
    const answers = await Promise.all(forms.map((form) => owner.post(path, form)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 400, 400]);
    const refused = answers.filter(({ status }) => status === 400);
    for (const answer of refused) assert.deepEqual(errorsOf(answer), { collectionId: FULL });
  });

  test('saves the products that it has', async () => {
    const path = '/owner/products/vase';
    const controls = controlsOf(await owner.get(path), path);
    const answer = await owner.post(path, changed(controls, { title: 'Bud Vase, tall' }));
    assert.equal(answer.status, 303, answer.text);
  });

  test('refuses a copy with the reason', async () => {
    const controls = controlsOf(await owner.get('/owner/products/vase'), '/owner/products/vase/duplicate');
    const answer = await owner.post('/owner/products/vase/duplicate', controls);
    assert.equal(answer.status, 400);
    assert.match(answer.text, /This store has 200 products/);
  });
});
