import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openMenu } from '../support/open-menu.ts';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { openOwnStore, WIDTHS, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openOwnStore();
});

after(() => shop.close());

const isFocused = (page: Page, name: string) =>
  page.waitForFunction((expected) => {
    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    return node?.textContent === expected;
  }, name);

async function logIn(page: Page): Promise<void> {
  await page.goto('/owner/stores/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('owner');
  await page.getByLabel('Password').fill(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'New store' }).waitFor();
}

test('an owner creates a store by keyboard alone, and visitors find it in the menu', async () => {
  const { page } = await shop.visit({ viewport: WIDTHS.phone });
  await logIn(page);
  await page.getByRole('textbox', { name: 'Title' }).press('T');
  await page.keyboard.type('ea & Ceremony');
  await page.getByText('Address: /tea-ceremony').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bowls and whisks.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await isFocused(page, '“Tea & Ceremony” is ready');
  assert.deepEqual(await page.getByRole('listitem').allInnerTexts(), [
    'Create the store\ndone',
    'Create its first category\ndone',
    'Add it to the main navigation\ndone',
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Tea & Ceremony' }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/tea-ceremony');
  const link = (await openMenu(page)).getByRole('link', { name: 'Tea & Ceremony' });
  assert.equal(await link.getAttribute('aria-current'), 'page');
  await page.goto('/owner/stores');
  await page.getByRole('link', { name: 'Tea & Ceremony' }).waitFor();
});

test('an interrupted creation continues after a new login, on another page, without duplicates', async () => {
  const { context, page } = await shop.visit();
  await logIn(page);
  const [fault, answers] = [{ 'x-test-fault': 'commit-then-drop' }, { count: 0 }];
  await page.route('**/products*', async (route) => {
    answers.count += 1;
    await route.continue({ headers: { ...route.request().headers(), ...fault } });
  });
  await page.getByRole('textbox', { name: 'Title' }).fill('Journals');
  await page.getByRole('textbox', { name: 'Title' }).press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Unable to connect. Please try again' }).waitFor();
  assert.equal(answers.count, 1);
  await page.unroute('**/products*');
  await context.clearCookies({ name: 'ss_owner' });
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.getByRole('alert').filter({ hasText: 'You are no longer logged in.' }).waitFor();

  await logIn(page);
  await page.getByRole('heading', { name: '“Journals” is not finished' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await isFocused(page, '“Journals” is ready');
  await page.goto('/owner/stores');
  assert.equal(await page.getByRole('link', { name: 'Journals' }).count(), 1);
  assert.equal(await page.getByText('/journals', { exact: true }).count(), 1);
});
