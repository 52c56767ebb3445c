import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { rowsIn, textOf } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { hiddenValue, seenControls, Visitor } from '../support/visitor.ts';
import { addWaiting, recipientsOf, refuseMails, withDatabase } from '../support/waiting-people.ts';

const mainOf = (page: string): string => page.slice(page.indexOf('<main'));
const linkTo = (page: string, path: string): string =>
  new RegExp(`href="(${path}[^"]*)"`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? assert.fail(`no ${path}`);
const controlsOf = (page: string) => ({
  key: hiddenValue(page, 'key'),
  productId: hiddenValue(page, 'productId'),
  variantId: hiddenValue(page, 'variantId'),
});

describeOnAnyDatabase('the confirmation pages of the owner', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    const place = await stores.makeEmptyPlace();
    await withDatabase(place, async (db) => {
      await addWaiting(db, 5);
      await refuseMails(db, { first: 3, last: 5 });
    });
    store = await stores.open({
      ...place,
      rateLimits: NO_LIMITS,
      ownerPassword: OWNER_PASSWORD,
      captcha: null,
    });
    owner = await arriveAsOwner(store.url);
  });

  test('ask before emails are sent, and resume an interrupted sending', async () => {
    const list = mainOf((await owner.get('/owner/restock')).text);
    assert.match(textOf(list), /Bud Vase 5 people are waiting · Back in stock Send emails/);
    const path = linkTo(list, '/owner/restock/send');
    const question = (await owner.get(path)).text;
    assert.match(textOf(mainOf(question)), /5 people will get an email saying it is back in stock\./);
    assert.match(question, /<a [^>]*href="\/owner\/restock" autofocus>Cancel<\/a>/);
    assert.deepEqual(rowsIn((await owner.get('/owner/mails')).text), [], 'a question sends nothing');

    const controls = controlsOf(question);
    assert.equal((await owner.post('/owner/restock/send', controls, { crumb: 'wrong' })).status, 403);
    const stopped = await owner.post('/owner/restock/send', controls);
    assert.equal(stopped.status, 503);
    assert.match(
      textOf(mainOf(stopped.text)),
      /Some emails could not be sent\. .* 3 people will get an email/,
    );
    assert.deepEqual(controlsOf(stopped.text), controls, 'with the key of the first try');
    for (const _press of [1, 2]) {
      const done = await owner.post('/owner/restock/send', controlsOf(stopped.text));
      assert.deepEqual([done.status, done.headers.get('location')], [303, '/owner/restock?sent=5']);
    }
    assert.match(
      textOf((await owner.get('/owner/restock?sent=5')).text),
      /5 emails sent\. No back-in-stock requests/,
    );
    assert.equal((await owner.get(path)).status, 404);
    const stranger = await Visitor.arrive(store.url);
    assert.equal((await stranger.get(path)).status, 303);
  });

  test('ask before an order is marked as paid, which emails the customer', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    const seen = seenControls(await visitor.get('/checkout'));
    const typed = { email: 'ben@example.com', name: 'Ben', payment: 'transfer' };
    const placed = await visitor.post('/checkout', {
      ...seen,
      ...typed,
      idempotencyKey: crypto.randomUUID(),
    });
    const id = (placed.headers.get('location') ?? '').split('/').at(-1)!;
    const path = `/owner/orders/${id}/paid`;
    assert.equal(linkTo((await owner.get('/owner/orders')).text, path), path);
    const before = rowsIn((await owner.get('/owner/mails')).text).length;
    const question = (await owner.get(`${path}?before=7`)).text;
    assert.match(textOf(mainOf(question)), /Ben .*ben@example\.com.* \$18\.00/);
    assert.ok(question.includes(`action="${path}?before=7"`));
    assert.ok(question.includes('href="/owner/orders?before=7" autofocus'));
    assert.equal(rowsIn((await owner.get('/owner/mails')).text).length, before);
    assert.equal((await owner.post(path, {})).status, 303);
    assert.equal((await owner.get(path)).status, 404, 'there is nothing left to ask');
    assert.equal((await owner.get('/owner/orders/none/paid')).status, 404);
  });

  test('ask before a lock is removed, because its password is lost', async () => {
    await owner.post('/owner/locks', { path: '/journal', password: 'a long password' });
    const path = linkTo((await owner.get('/owner/locks')).text, '/owner/locks/remove');
    const question = (await owner.get(path)).text;
    assert.match(textOf(mainOf(question)), /\/journal .*Everyone will be able to open it/);
    assert.ok(question.includes('href="/owner/locks" autofocus'));
    assert.equal(hiddenValue(question, 'path'), '/journal');
    assert.match((await owner.get('/owner/locks')).text, /\/owner\/locks\/remove/, 'it is still locked');
    assert.equal((await owner.post('/owner/locks/remove', { path: '/journal' })).status, 303);
    assert.equal((await owner.get(path)).status, 404);
  });

  test('send one mail to each customer', async () => {
    const recipients = await recipientsOf(await stores.closeAndRead(store));
    assert.equal(recipients.length, 5);
    assert.equal(new Set(recipients).size, 5);
  });
});
