import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { openOwnStore, WIDTHS, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openOwnStore();
});

after(() => shop.close());

const FIRST = ['Shop', 'Journal', 'Events', 'Gallery', 'Makers', 'Members', 'Cart'];

const wordsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByRole('main').getByText('Saved', { exact: true }).waitFor();
}

test('an owner reorders the navigation by keyboard, and visitors see it with and without a script', async () => {
  const { page } = await shop.visit();
  await page.goto('/owner/navigation');
  await page.getByRole('textbox', { name: 'Name' }).fill('owner');
  await page.getByLabel('Password').fill(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  const handle = page.getByRole('button', { name: 'Move Members', exact: true });
  await handle.waitFor();
  await handle.press('ArrowUp');
  await handle.press('ArrowUp');
  await save(page);

  const { page: visitor } = await shop.visit({ viewport: WIDTHS.desktop, javaScriptEnabled: false });
  await visitor.goto('/contact');
  const moved = ['Shop', 'Journal', 'Events', 'Members', 'Gallery', 'Makers', 'Cart'];
  assert.deepEqual(await wordsOf(visitor), moved);

  await page.getByRole('button', { name: 'Add an item' }).press('Enter');
  await page.getByRole('button', { name: 'Folder', exact: true }).press('Enter');
  await page.getByRole('textbox', { name: 'Title' }).fill('Yard');
  await page.getByRole('button', { name: 'Move up' }).press('Enter');
  const makers = page.getByRole('button', { name: 'Move Makers', exact: true });
  await makers.press('ArrowDown');
  await makers.press('ArrowRight');
  await save(page);
  await visitor.reload();
  assert.deepEqual(
    await wordsOf(visitor),
    moved.filter((words) => words !== 'Makers'),
  );
  await visitor.getByText('Yard', { exact: true }).click();
  assert.equal((await wordsOf(visitor)).includes('Makers'), true);

  const { page: other } = await shop.visit({ viewport: WIDTHS.desktop });
  await other.goto('/contact');
  await other.getByText('Yard', { exact: true }).press('Enter');
  const link = other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Makers' });
  await link.waitFor();
  await other.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });

  await makers.press('ArrowLeft');
  await page.getByRole('button', { name: 'Remove Yard', exact: true }).press('Enter');
  await handle.press('ArrowDown');
  await handle.press('ArrowDown');
  await save(page);
  await visitor.reload();
  assert.deepEqual(await wordsOf(visitor), FIRST);
});
