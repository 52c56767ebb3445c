import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openSettled } from '../support/settle.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

const LIGHTBOX = '**/chunks/lightbox-*';
const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Gallery' });
const firstPicture = (page: Page) => page.locator('gallery-block figure').first().getByRole('button');
/** The content of a dialog is next to it in the page. */
const secondPicture = (page: Page) =>
  page.locator('[data-store-dialog]').getByRole('group', { name: /^2 of/ });

async function openGallery(): Promise<{ page: Page; fetched: string[] }> {
  const { page } = await shop.visit();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openSettled(page, '/gallery/a-day-in-the-yard');
  await firstPicture(page).waitFor();
  return { page, fetched };
}

test('loads on the first click; Back closes it and keeps the scroll position', async () => {
  const { page, fetched } = await openGallery();
  const isThere = () => fetched.some((url) => url.includes('/chunks/lightbox-'));
  assert.equal(isThere(), false);
  await firstPicture(page).scrollIntoViewIfNeeded();
  const [address, scrollY] = await page.evaluate(() => [location.href, window.scrollY] as const);
  await firstPicture(page).click();
  await dialogIn(page).waitFor();
  assert.equal(isThere(), true);
  await page.locator('[data-store-dialog]').getByRole('button', { name: 'Next picture' }).click();
  await secondPicture(page).waitFor();
  await page.goBack();
  await dialogIn(page).waitFor({ state: 'detached' });
  assert.deepEqual(await page.evaluate(() => [location.href, window.scrollY]), [address, scrollY]);
});

test('opens from its URL', async () => {
  const { page } = await openGallery();
  await page.goto(`${page.url()}#lightbox=1/2`);
  await page.reload();
  await secondPicture(page).waitFor();
});

test('shows an alert if its code fails to load, and the next click tries again', async () => {
  const { page } = await openGallery();
  await page.route(LIGHTBOX, (route) => route.abort());
  await firstPicture(page).click();
  await page.getByRole('alert').getByText('The picture could not be opened. Please try again.').waitFor();
  await page.unroute(LIGHTBOX);
  await firstPicture(page).click();
  await dialogIn(page).waitFor();
});
