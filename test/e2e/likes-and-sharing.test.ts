import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

const POST = '/journal/why-a-tee-has-five-seams';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

const likeButton = (page: Page, isPressed: boolean) =>
  page.getByRole('button', { name: /^Like/, pressed: isPressed });

/** How the button is named while it has a count. */
const named = (page: Page, name: string, isPressed: boolean) =>
  page.getByRole('button', { name, exact: true, pressed: isPressed });

/** Waits until the store has answered a request for this state. */
const untilAnswered = (page: Page, liked: 'yes' | 'no') =>
  page.waitForResponse(
    (each) => each.url().endsWith('/like') && (each.request().postData() ?? '').includes(`liked=${liked}`),
  );

test('a like is counted on the page and by the store, and clicks in a row end with the last one', async () => {
  const { context, page } = await shop.visit({ viewport: WIDTHS.phone });
  await page.goto(POST);
  const first = untilAnswered(page, 'yes');
  await likeButton(page, false).click();
  await named(page, 'Like 1', true).waitFor();
  await first;
  assert.equal(new URL(page.url()).hash, '');
  const answered = untilAnswered(page, 'yes');
  for (const _ of [1, 2]) await page.getByRole('button', { name: /^Like/ }).click();
  await answered;
  await page.reload();
  const removed = untilAnswered(page, 'no');
  await named(page, 'Like 1', true).click();
  await named(page, 'Like', false).waitFor();
  await removed;
  await page.reload();
  await named(page, 'Like', false).waitFor();
  await context.close();
});

test('a like that the store does not take is shown as not liked, with the reason', async () => {
  const { context, page } = await shop.visit();
  await page.goto(POST);
  await page.route('**/like', (route) => route.abort());
  await likeButton(page, false).click();
  await page.getByRole('alert').filter({ hasText: 'Please try again.' }).waitFor();
  await named(page, 'Like', false).waitFor();
  await context.close();
});

test('likes and shows the count without a script', async () => {
  const { context, page } = await shop.visit({ javaScriptEnabled: false });
  await page.goto(POST);
  await likeButton(page, false).click();
  await named(page, 'Like 1', true).click();
  await named(page, 'Like', false).waitFor();
  await context.close();
});

test('copies the whole address of a post, and shares it with the dialog of the device', async () => {
  const { context, page } = await shop.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  // As text, because the compiler adds a helper to functions with names, which the page does not have.
  await page.addInitScript(
    `navigator.share = async (data) => { document.documentElement.dataset.shared = JSON.stringify(data); };`,
  );
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url)) foreign.push(request.url());
  });
  await page.goto(POST);
  const share = page.getByRole('region', { name: 'Share' });
  await share.getByRole('button', { name: 'Copy link' }).click();
  await share.getByText('Link copied.').waitFor();
  const address = shop.url + POST;
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address);
  await share.getByRole('button', { name: 'More options' }).click();
  const shared = await page.locator('html[data-shared]').getAttribute('data-shared');
  assert.deepEqual(JSON.parse(shared!), { title: 'Why a tee has five seams', url: address });
  const href = await share.getByRole('link', { name: 'Facebook' }).getAttribute('href');
  assert.equal(new URL(href!).searchParams.get('u'), address);
  assert.deepEqual(foreign, []);
  await context.close();
});
