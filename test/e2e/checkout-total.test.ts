import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Route } from 'playwright-core';

import { createCode } from '../support/codes.ts';
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

test('a chosen address that loads slowly keeps what is typed meanwhile, and replaces an earlier one', async () => {
  const { context, page } = await shop.visit();
  await fillCart(context);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Update total' }).waitFor({ state: 'hidden' });
  const line = page.getByLabel('Address line 1');
  const choose = async (typed: string): Promise<void> => {
    await line.fill(typed);
    const option = page.locator(`datalist option[value*="${typed}" i]`).first();
    await option.waitFor({ state: 'attached' });
    await line.evaluate(
      (field: HTMLInputElement, text) => {
        field.value = text;
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
      },
      (await option.getAttribute('value')) ?? '',
    );
  };
  const valueOf = (label: string) => page.getByLabel(label).inputValue();
  await choose('slipway');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#postalCode')?.value === '04101',
  );
  assert.equal(await valueOf('State or region'), 'ME');

  const held = new Promise<Route>((resolve) => {
    void page.route('**/places/details*', resolve);
  });
  await choose('hafen');
  const answer = await held;
  await page.getByLabel('City').fill('Altona');
  await answer.continue();
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('#country')?.value === 'DE');
  assert.equal(await valueOf('City'), 'Altona');
  assert.equal(await valueOf('State or region'), '', 'no region of the earlier address');
  assert.match(await valueOf('Postal code'), /^\d{5}$/);
  await context.close();
});

test('methods and totals have names, also without JavaScript, with a code for free shipping', async () => {
  await createCode(await arriveAsOwner(shop.url), { code: 'FREEWAY', kind: 'none', hasFreeShipping: '1' });
  const { context, page } = await shop.visit({ javaScriptEnabled: false });
  await fillCart(context);
  await page.goto('/checkout');
  const methods = page.getByRole('group', { name: 'Shipping method' });
  await methods.getByRole('radio', { name: 'Express $12.50', exact: true }).check();
  await page.getByRole('button', { name: 'Update total' }).click();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await summary.getByRole('term').filter({ hasText: 'Shipping' }).waitFor();
  const termsOf = () => summary.getByRole('term').allInnerTexts();
  assert.deepEqual(await termsOf(), ['Subtotal', 'Shipping', 'Total']);
  await page.getByLabel('Discount or gift card code').fill('freeway');
  await page.getByRole('button', { name: 'Apply' }).click();
  await methods.getByRole('radio', { name: 'Express Free', exact: true, checked: true }).waitFor();
  assert.deepEqual(await termsOf(), ['Subtotal', 'Total']);
  const amounts = await summary.getByRole('definition').allInnerTexts();
  assert.equal(amounts[0], amounts[1]);
  await page.getByRole('button', { name: `Place order · ${amounts[1] ?? ''}` }).waitFor();
  await page.getByRole('button', { name: 'Remove FREEWAY' }).click();
  await methods.getByRole('radio', { name: 'Express $12.50', exact: true, checked: true }).waitFor();
  await context.close();
});
