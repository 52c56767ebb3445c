import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addButton } from '../support/add-button.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

test('a seat is bought without JavaScript: a page of the store asks for its form and keeps the entries', async () => {
  const { context, page } = await shop.visit({ javaScriptEnabled: false, viewport: WIDTHS.phone });
  await page.goto('/shop/pottery-workshop');
  await addButton(page).click();
  await page.getByRole('heading', { name: 'Pottery Workshop', level: 1 }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/cart/answers');
  await page.getByLabel('First name').fill('Ada');
  await addButton(page).click();

  const missing = page.getByRole('link', { name: 'Participant: Required' });
  await missing.waitFor();
  assert.equal(await page.getByLabel('First name').inputValue(), 'Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByRole('radio', { name: 'Often' }).check();
  await addButton(page).click();
  await page.waitForURL('**/cart');
  const { entries } = (await (await context.request.get('/api/commerce/shopping-cart')).json()) as {
    entries: { itemId: string; quantity: number; additionalFields: string }[];
  };
  assert.deepEqual(
    entries.map(({ itemId, quantity, additionalFields }) => [
      itemId,
      quantity,
      JSON.parse(additionalFields) as unknown,
    ]),
    [['workshop', 1, { participant: ['Ada', 'Byron'], experience: 'Often', wish: '' }]],
  );
  await context.close();
});
