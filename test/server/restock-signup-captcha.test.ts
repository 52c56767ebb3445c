import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { solveCaptcha } from '../support/captcha/solve.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { type StoreAnswer, Visitor } from '../support/visitor.ts';
import { VASE } from '../support/waiting-people.ts';

const CALL = '/api/site-users/account/notifications/restock';

describeOnAnyDatabase('a restock sign-up with a captcha', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
  });

  const signUp = (visitor: Visitor, siteVisitorEmail: string, captchaToken?: string): Promise<StoreAnswer> =>
    visitor.send('POST', CALL, { ...VASE, isJoinMailingList: false, siteVisitorEmail, captchaToken });

  test('is accepted once with a solved challenge', async () => {
    const visitor = await Visitor.arrive(store.url);
    const token = await solveCaptcha(visitor);
    assert.equal((await signUp(visitor, 'solved@example.com', token)).status, 200);
    assert.equal((await signUp(visitor, 'again@example.com', token)).status, 400);
  });

  test('is refused without a challenge or with a forged one', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const token of [undefined, '', 'made up'])
      assert.equal((await signUp(visitor, 'none@example.com', token)).status, 400, token);
  });

  test('is refused without JavaScript, which has to solve it', async () => {
    const visitor = await Visitor.arrive(store.url);
    const answer = await visitor.post('/shop/bud-vase/restock', {
      variantId: 'vase',
      email: 'plain@example.com',
    });
    assert.equal(answer.status, 400);
    assert.ok(answer.text.includes('plain@example.com'), 'what was typed is still there');
    assert.equal(answer.text.split('needs JavaScript').length, 2, 'told once');
  });

  test('leaves one sign-up of all these', async () => {
    const db = await stores.closeAndRead(store);
    const rows = await db.selectFrom('restock_signups').select('email').execute();
    assert.deepEqual(rows, [{ email: 'solved@example.com' }]);
  });
});
