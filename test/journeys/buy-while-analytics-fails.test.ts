import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Request } from 'playwright-core';
import {
  addThrowingSink,
  agreeToBeCounted,
  ANALYTICS_CALLS,
  ANALYTICS_TROUBLES,
  troubleAnalytics,
  untilCounted,
} from '../support/analytics-troubles.ts';
import { buyShownProduct } from '../support/buy-shown-product.ts';
import { openSettled } from '../support/settle.ts';
import { openStore, type VisitedStore } from '../support/store.ts';
import { sampleOf } from '../support/whole-run.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

for (const trouble of sampleOf(ANALYTICS_TROUBLES, [0, 3]))
  test(`the mug is bought while analytics is ${trouble}`, async () => {
    const { context, page } = await shop.visit();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const outcomes: string[] = [];
    const isAnalyticsCall = (request: Request) => ANALYTICS_CALLS.test(request.url());
    context.on('request', (request) => isAnalyticsCall(request) && outcomes.push('asked'));
    context.on('requestfailed', (request) => isAnalyticsCall(request) && outcomes.push('blocked'));
    context.on('response', (answer) => {
      if (isAnalyticsCall(answer.request())) outcomes.push(answer.ok() ? 'taken' : 'refused');
    });
    await troubleAnalytics(page, trouble);
    await agreeToBeCounted(page);
    await openSettled(page, '/shop/mug');
    await untilCounted(page);
    if (trouble === 'throwing') await addThrowingSink(page);
    await buyShownProduct(page);
    assert.ok(outcomes.includes('asked'), 'analytics was tried');
    if (trouble !== 'throwing') assert.ok(!outcomes.includes('taken'), 'nothing was counted');
    if (trouble === 'blocked' || trouble === 'refused')
      assert.ok(outcomes.includes(trouble), outcomes.join(' '));
    if (trouble === 'throwing') assert.match(said.join('\n'), /a sink that throws/);
    assert.deepEqual(errors, []);
    await context.close();
  });
