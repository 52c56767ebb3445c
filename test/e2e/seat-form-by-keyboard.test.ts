import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from '../support/add-button.ts';
import { pressUntilShown } from '../support/press.ts';
import { openSettled } from '../support/settle.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

test('a seat is bought and changed by keyboard alone, although the store refuses at first', async () => {
  const { context, page } = await shop.visit();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await openSettled(page, '/shop/pottery-workshop');
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pottery Workshop' });
  await page.getByLabel('First name').focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  // All errors are in view, so there is no summary.
  await page.getByRole('group', { name: /Required\s*Participant/ }).waitFor();
  await page.getByLabel('Last name').focus();
  await page.keyboard.type('Byron');
  await page.getByRole('radio', { name: 'Never' }).press('Space');
  await page.route('**/shopping-cart/entries*', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Enter');
  await page.getByText('Please check your internet connection.').waitFor();
  assert.equal(await page.getByLabel('Last name').inputValue(), 'Byron');
  await pressUntilShown(page, () => page.getByLabel('Last name').press('Enter'), PRODUCT_WORDS.added);

  await openSettled(page, '/cart');
  await page.getByRole('button', { name: 'Edit Pottery Workshop' }).press('Enter');
  assert.equal(await page.getByLabel('First name').inputValue(), 'Ada');
  await page.getByRole('radio', { name: 'Often' }).press('Space');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const answers = await page.evaluate(async () => {
    const { entries } = (await (await fetch('/api/commerce/shopping-cart')).json()) as {
      entries: { additionalFields: string }[];
    };
    return JSON.parse(entries[0]!.additionalFields) as unknown;
  });
  assert.deepEqual(answers, { participant: ['Ada', 'Byron'], experience: 'Often', wish: '' });
  assert.deepEqual(violations, []);
  await context.close();
});
