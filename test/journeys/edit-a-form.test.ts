import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

async function openField(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await page.locator('form-editor li button[aria-expanded]').first().press('Enter');
  await titleOf(page).waitFor();
}

// The message itself, not the page's live region, which repeats it for a while.
const savedNote = (page: Page) => page.getByRole('main').getByText('Saved', { exact: true });

async function save(page: Page, title: string) {
  await titleOf(page).fill(title);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
}

test('an owner logs in, edits a form, resolves a conflict, and keeps their own version', async () => {
  const { context, page } = await shop.visit({ viewport: WIDTHS.phone });
  await page.goto('/owner/forms/newsletter');
  await page.getByRole('textbox', { name: 'Name' }).fill('owner');
  await page.getByLabel('Password').fill(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await openField(page);
  const before = await titleOf(page).inputValue();
  const other = await context.newPage();
  await other.goto('/owner/forms/newsletter');
  await openField(other);

  await save(page, 'Where to?');
  await savedNote(page).waitFor();
  await save(other, 'Your address');
  await other.getByRole('alert').filter({ hasText: 'changed somewhere else' }).waitFor();
  await other.getByRole('button', { name: 'Keep my version' }).press('Enter');
  await savedNote(other).waitFor();
  await page.reload();
  await openField(page);
  assert.equal(await titleOf(page).inputValue(), 'Your address');

  await context.clearCookies({ name: 'ss_owner' });
  await save(page, before);
  await page.getByRole('alert').filter({ hasText: 'no longer logged in' }).waitFor();
  assert.equal(await titleOf(page).inputValue(), before, 'nothing is lost');
  await other.goto('/owner/login');
  await other.getByRole('textbox', { name: 'Name' }).fill('owner');
  await other.getByLabel('Password').fill(OWNER_PASSWORD);
  await other.keyboard.press('Enter');
  await other.getByRole('heading', { name: 'Overview' }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await savedNote(page).waitFor();
});
