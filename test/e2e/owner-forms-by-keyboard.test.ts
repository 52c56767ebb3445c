import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { openOwnStore, WIDTHS, type VisitedStore } from '../support/store.ts';
import { tabTo } from '../support/tab-to.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openOwnStore();
});

after(() => shop.close());

/** Logs in, and opens a page of the owner's without a script. */
async function openAsOwner(url: string): Promise<Page> {
  const { page } = await shop.visit({ viewport: WIDTHS.phone, javaScriptEnabled: false });
  await page.goto(url);
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type('owner');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(url);
  return page;
}

/** Focuses a button of the page and presses Enter. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

test('an announcement survives a conflict with another owner, and is saved', async () => {
  const [page, other] = [await openAsOwner('/owner/frame'), await openAsOwner('/owner/frame')];
  for (const [tab, text] of [
    [other, 'Closed on Monday'],
    [page, 'Open on Monday'],
  ] as const) {
    await tabTo(tab, tab.getByRole('textbox').first());
    await tab.keyboard.type(text);
    await press(tab, 'Save');
  }
  await other.getByRole('status').filter({ hasText: 'Saved. It’s now live on every page.' }).waitFor();
  await page.getByRole('alert').filter({ hasText: 'What you typed is still here' }).waitFor();
  await page.getByText('Closed on Monday', { exact: true }).last().waitFor();
  assert.equal(await page.getByRole('textbox').first().inputValue(), 'Open on Monday');
  await press(page, 'Save');
  await page.getByRole('status').filter({ hasText: 'Saved. It’s now live on every page.' }).waitFor();
  await other.goto('/');
  await other.getByText('Open on Monday').waitFor();
});

test('the space bar toggles the low-stock notice in the preferences', async () => {
  const page = await openAsOwner('/owner/preferences');
  const choice = page.getByRole('checkbox', { name: 'Show low stock' });
  for (const isOn of [false, true]) {
    await tabTo(page, choice);
    await page.keyboard.press('Space');
    await press(page, 'Save');
    await page.getByRole('status').filter({ hasText: 'Preferences saved.' }).waitFor();
    assert.equal(await choice.isChecked(), isOn);
  }
});

test('a store without a title gets an error at the field, and is created with one', async () => {
  const page = await openAsOwner('/owner/stores/new');
  await press(page, 'Create store');
  const title = page.getByRole('textbox', { name: 'Title' });
  await page.waitForURL('/owner/stores/new');
  assert.ok(await title.evaluate((node) => node.matches('[aria-invalid=true]:focus')));
  await page.keyboard.type('Ladles');
  await press(page, 'Create store');
  await page.waitForURL('/owner/stores/*?done=created');
  await page.getByRole('heading', { name: 'Ladles' }).waitFor();
});
