import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { openSettled } from '../support/settle.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';
import { tabTo } from '../support/tab-to.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

/** Logs in, and opens a page of the owner's. */
async function openAsOwner(url: string): Promise<Page> {
  const { page } = await shop.visit({ viewport: WIDTHS.phone });
  await page.goto(url);
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type('owner');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(url);
  return page;
}

test('a label of a form is changed and restored', async () => {
  const [OLD, NEW] = ['How many are there?', 'How many plants?'];
  const page = await openAsOwner('/owner/forms/plants');
  const { page: visitor } = await shop.visit();
  for (const [from, to] of [
    [OLD, NEW],
    [NEW, OLD],
  ] as const) {
    await tabTo(page, page.getByRole('button', { name: from, expanded: false }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Title', exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(to);
    // The preview has another one.
    await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }).first());
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByText('Saved', { exact: true }).waitFor();
    await visitor.goto('/forms/plants');
    await visitor.getByRole('textbox', { name: to }).waitFor();
    await page.reload();
  }
});

test('customers who wait for the vase get an email', async () => {
  const { page: visitor } = await shop.visit();
  await openSettled(visitor, '/shop/bud-vase');
  const signup = visitor.locator('restock-signup');
  // The script is ready to check the address.
  await signup.locator('input:invalid').waitFor();
  await tabTo(visitor, signup.getByLabel('Email'));
  await visitor.keyboard.type('grace@example.org');
  await visitor.keyboard.press('Enter');
  await signup.getByRole('status').filter({ hasText: 'Signed up!' }).waitFor();

  const page = await openAsOwner('/owner/stock?q=vase');
  await tabTo(page, page.getByLabel('In stock: Bud Vase'));
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.getByText('The stock of one variant was saved.').waitFor();
  await page.goto(new URL('/owner/restock', page.url()).href);
  await tabTo(page, page.getByRole('button', { name: 'Send emails about Bud Vase' }));
  await page.keyboard.press('Enter');
  // Enter alone would cancel.
  const question = page.locator('[data-store-question]');
  await question.getByText('cannot be undone').waitFor();
  await tabTo(page, question.getByRole('button', { name: 'Send emails' }));
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ emails? sent\.$/ })
    .waitFor();
  await page.goto('/owner/mails');
  await tabTo(page, page.getByRole('link', { name: 'Back in stock: Bud Vase' }).first());
  await page.keyboard.press('Enter');
  await page.getByText('To grace@example.org').waitFor();
});
