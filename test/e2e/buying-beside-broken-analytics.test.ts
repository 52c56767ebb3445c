import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
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

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

for (const trouble of ANALYTICS_TROUBLES)
  test(`the mug is bought while analytics is ${trouble}`, async () => {
    const { context, page } = await shop.visit();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    let callCount = 0;
    context.on('request', (request) => (callCount += Number(ANALYTICS_CALLS.test(request.url()))));
    await troubleAnalytics(context, trouble);
    await agreeToBeCounted(page);
    await openSettled(page, '/shop/mug');
    await untilCounted(page);
    if (trouble === 'throwing') await addThrowingSink(page);
    await buyShownProduct(page);
    assert.ok(callCount > 0, 'analytics was tried');
    if (trouble === 'throwing') assert.match(said.join('\n'), /a sink that throws/);
    assert.deepEqual(errors, []);
    await context.close();
  });
