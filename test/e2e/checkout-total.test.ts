import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { arriveAsOwner } from '../support/owner.ts';
import { createMethod } from '../support/owner-settings.ts';
import { fillCart } from '../support/site-pages.ts';
import { openOwnStore, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;
before(async () => {
  shop = await openOwnStore();
  const owner = await arriveAsOwner(shop.url);
  await createMethod(owner, { name: 'Express', price: '12.50', countries: ['US'] });
});
after(() => shop.close());

test('the total of a checkout follows method and country, and focus and entries stay', async () => {
  const { context, page } = await shop.visit();
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  await fillCart(context);
  await page.goto('/checkout');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  const before = await page.getByRole('button', { name: 'Place order' }).innerText();
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('City').fill('Cork');

  await page.getByRole('radio', { name: /Express/ }).check();
  await page
    .getByRole('status')
    .filter({ hasText: /^Total: \$/ })
    .waitFor();
  assert.notEqual(await page.getByRole('button', { name: 'Place order' }).innerText(), before);
  assert.equal(await focused(), 'method');

  await page.getByLabel('Country').focus();
  await page.getByLabel('Country').selectOption('IE');
  await page.getByRole('radio', { name: /Express/ }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: before }).waitFor();
  await page.getByText('Postal code (optional)').waitFor();
  assert.equal(await focused(), 'country');
  assert.equal(await page.getByLabel('Email').inputValue(), 'ada@example.org');
  assert.equal(await page.getByLabel('City').inputValue(), 'Cork');
  assert.equal(await page.getByRole('button', { name: 'Update total' }).isVisible(), false);

  await page.getByRole('radio', { name: /Pickup/ }).check();
  assert.equal(await page.getByLabel('City').isVisible(), false);
  assert.deepEqual(said, []);
  await context.close();
});

test('an address that is chosen from the list fills in the other fields, and the total follows', async () => {
  const { context, page } = await shop.visit();
  await fillCart(context);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Update total' }).waitFor({ state: 'hidden' });
  const line = page.getByLabel('Address line 1');
  await line.fill('hafen');
  const option = page.locator('datalist option').first();
  await option.waitFor({ state: 'attached' });
  const text = (await option.getAttribute('value')) ?? '';
  await page.getByLabel('City').fill('Cork');
  await line.fill(text);
  assert.equal(await page.getByLabel('City').inputValue(), 'Cork', 'a typed line changes nothing else');
  // What choosing an option does.
  await line.evaluate((field: HTMLInputElement) =>
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' })),
  );
  await page.getByText('Postal code').waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#postalCode')?.value !== '');
  assert.equal(await page.getByLabel('Country').inputValue(), 'DE');
  assert.notEqual(await page.getByLabel('City').inputValue(), 'Cork');
  assert.equal(await line.inputValue(), text);
  // The method of the United States alone is not offered any more.
  await page.getByRole('radio', { name: /Express/ }).waitFor({ state: 'detached' });
  await context.close();
});
