import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';

import { startServer } from '../../demo/server/index.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { gateIn } from '../support/gate.ts';
import { FAULT_HEADER } from '../support/rest-visitor.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { Visitor } from '../support/visitor.ts';

describe('fault injection', () => {
  const store = startSuiteStore({ faults: true });

  const asking = (fault: string, key: string = randomUUID()): { headers: Record<string, string> } => ({
    headers: { [FAULT_HEADER]: fault, 'idempotency-key': key },
  });

  test('answers 429 with the requested Retry-After and without effect', async () => {
    const visitor = await Visitor.arrive(store.url);
    const date = 'Wed, 21 Oct 2037 07:28:00 GMT';
    const expected = {
      '429': '3',
      '429;retry-after=7': '7',
      '429;retry-after=0': '0',
      [`429;retry-after=${date}`]: date,
    };
    for (const [fault, retryAfter] of Object.entries(expected)) {
      const answer = await visitor.add({ itemId: 'mug' }, asking(fault));
      assert.equal(answer.status, 429);
      assert.equal(answer.headers.get('retry-after'), retryAfter);
      assert.deepEqual(answer.json(), { message: 'Please try again in a few seconds.' });
    }
    assert.equal((await visitor.cart()).totalQuantity, 0);
  });

  test('answers 500, a refused crumb or a login page without effect', async () => {
    const visitor = await Visitor.arrive(store.url);
    const broken = await visitor.add({ itemId: 'mug' }, asking('500'));
    assert.equal(broken.status, 500);
    assert.deepEqual(broken.json(), { message: 'Please try again.' });
    const crumb = await visitor.add({ itemId: 'mug' }, asking('crumb'));
    assert.equal(crumb.status, 403);
    assert.equal((crumb.json() as { crumbFail: boolean }).crumbFail, true);
    const login = await visitor.add({ itemId: 'mug' }, asking('html'));
    assert.equal(login.status, 200);
    assert.match(login.headers.get('content-type') ?? '', /^text\/html/);
    assert.equal((await visitor.cart()).totalQuantity, 0);
  });

  test('answers a JSON object with status 200 and without effect', async () => {
    const visitor = await Visitor.arrive(store.url);
    const answer = await visitor.add({ itemId: 'mug' }, asking('json={"error":"Log in to the network."}'));
    assert.deepEqual([answer.status, answer.json()], [200, { error: 'Log in to the network.' }]);
    assert.equal((await visitor.add({ itemId: 'mug' }, asking('json'))).status, 400);
    assert.equal((await visitor.cart()).totalQuantity, 0);
  });

  test('answers a login page with any status, before or after the effect', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const [index, fault] of ['page', 'commit-then-page'].entries())
      for (const status of [200, 403, 502]) {
        const answer = await visitor.add({ itemId: 'mug' }, asking(`${fault}=${status}`));
        assert.equal(answer.status, status);
        assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
        assert.throws(answer.json, SyntaxError);
        assert.equal((await visitor.cart()).totalQuantity > 0, index === 1);
      }
    assert.equal((await visitor.cart()).totalQuantity, 3);
    assert.equal((await visitor.add({ itemId: 'mug' }, asking('page'))).status, 400);
  });

  test('redirects to a login page that does not redirect again', async () => {
    const visitor = await Visitor.arrive(store.url);
    const answer = await visitor.add({ itemId: 'mug' }, asking('redirect'));
    assert.equal(answer.status, 302);
    const page = await visitor.get(answer.headers.get('location') ?? '', asking('redirect'));
    assert.equal(page.status, 200);
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
    assert.equal((await visitor.cart()).totalQuantity, 0);
  });

  test('answers 403 with JSON that does not refuse the crumb', async () => {
    const visitor = await Visitor.arrive(store.url);
    const answer = await visitor.add({ itemId: 'mug' }, asking('403'));
    assert.equal(answer.status, 403);
    assert.deepEqual(answer.json(), { message: 'Please try again.' });
  });

  test('closes the connection before the effect', async () => {
    const visitor = await Visitor.arrive(store.url);
    await assert.rejects(visitor.add({ itemId: 'mug' }, asking('drop')), TypeError);
    assert.equal((await visitor.cart()).totalQuantity, 0);
  });

  test('closes the connection after the commit; the same key replays the lost answer', async () => {
    const visitor = await Visitor.arrive(store.url);
    const key = randomUUID();
    await assert.rejects(visitor.add({ itemId: 'mug' }, asking('commit-then-drop', key)), TypeError);
    assert.equal((await visitor.cart()).totalQuantity, 1);
    const again = await visitor.add({ itemId: 'mug' }, { headers: { 'idempotency-key': key } });
    assert.equal(again.status, 200);
    assert.equal((await visitor.cart()).totalQuantity, 1);
  });

  test('sends half an answer or an empty one after the effect', async () => {
    const visitor = await Visitor.arrive(store.url);
    const half = await visitor.add({ itemId: 'mug' }, asking('truncate'));
    assert.equal(half.status, 200);
    assert.match(half.headers.get('content-type') ?? '', /^application\/json/);
    assert.ok(half.text.startsWith('{"shoppingCart"'));
    assert.throws(() => half.json(), SyntaxError);
    const none = await visitor.add({ itemId: 'mug' }, asking('empty'));
    assert.deepEqual([none.status, none.text], [200, '']);
    assert.equal((await visitor.cart()).totalQuantity, 2);
  });

  test('delays an answer together with its effect', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.equal((await visitor.add({ itemId: 'mug' }, asking('slow=30'))).status, 200);
    assert.equal((await visitor.cart()).totalQuantity, 1);
  });

  test('holds a request until its release, which is answered after the request has finished', async () => {
    const visitor = await Visitor.arrive(store.url);
    const gate = gateIn(store.url);
    let status = 0;
    const added = visitor.add({ itemId: 'mug' }, asking(gate.fault)).then((answer) => {
      status = answer.status;
    });
    await gate.reached();
    assert.deepEqual([status, (await visitor.cart()).totalQuantity], [0, 0]);
    await gate.release();
    assert.equal((await visitor.cart()).totalQuantity, 1);
    await added;
    assert.equal(status, 200);
    assert.equal((await visitor.add({ itemId: 'mug' }, asking(gate.fault))).status, 200, 'open from then on');
  });

  test('opens one of two gates; closing the store opens all', async () => {
    const dataDir = await makeEmbeddedFolder();
    const own = await startServer({ port: 0, dataDir, faults: true });
    const visitor = await Visitor.arrive(own.url);
    const [open, shut] = [gateIn(own.url), gateIn(own.url)];
    const waiting = visitor.get('/shop', asking(shut.fault));
    await shut.reached();
    await open.release();
    assert.equal((await visitor.get('/shop', asking(open.fault))).status, 200);
    const answered = waiting.then(({ status }) => status);
    await own.close();
    removeFolder(dataDir);
    assert.equal(await answered, 200);
  });

  test('applies to reads and pages', async () => {
    const visitor = await Visitor.arrive(store.url);
    const path = '/api/commerce/shopping-cart';
    assert.equal((await visitor.get(path, asking('500'))).status, 500);
    assert.throws((await visitor.get(path, asking('truncate'))).json, SyntaxError);
    assert.equal((await visitor.get('/shop', asking('500'))).status, 500);
  });

  test('refuses a misspelt fault', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const fault of ['dorp', 'constructor', '', '__proto__']) {
      assert.equal((await visitor.add({ itemId: 'mug' }, asking(fault))).status, 400, fault);
    }
  });

  test('ignores the header when the store was started without faults', async () => {
    const dataDir = await makeEmbeddedFolder();
    const plain = await startServer({ port: 0, dataDir });
    try {
      const visitor = await Visitor.arrive(plain.url);
      for (const fault of ['500', 'drop', 'commit-then-drop', 'dorp']) {
        assert.equal((await visitor.add({ itemId: 'mug' }, asking(fault))).status, 200, fault);
      }
    } finally {
      await plain.close();
      removeFolder(dataDir);
    }
  });
});
