import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { openSettled, untilIdle } from '../support/settle.ts';
import { tabTo } from '../support/tab-to.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

const THANKS = 'Thank you. Mara or Ilse will get back to you within two days.';
const LETTER = 'Thank you. We’ll write the next time we open the kiln.';
const NEEDS_SCRIPT = 'This form needs JavaScript to check that you’re not a robot.';
const HEADING = 'Your form has encountered a problem. Please scroll down to review.';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

async function open(path: string, { hasScript = true } = {}): Promise<Page> {
  const { page } = await shop.visit({ viewport: WIDTHS.phone, javaScriptEnabled: hasScript });
  await page.goto(path);
  return page;
}

const hasFocus = (place: Locator) => place.evaluate((node) => node === document.activeElement);

/** Tabs to a field and types. */
async function type(page: Page, name: string, text: string): Promise<void> {
  const field = page.getByLabel(name, { exact: true }).first();
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function fillRest(page: Page): Promise<void> {
  await type(page, 'Last name', 'Byron');
  await type(page, 'Email', 'ada@example.com');
  await type(page, 'Subject', 'A workshop');
  await type(page, 'Message', 'Is there a seat left?');
}

test('the contact form explains errors and keeps the entries without a script', async () => {
  const page = await open('/contact', { hasScript: false });
  await type(page, 'First name', 'Ada');
  await fillRest(page);
  await page.getByRole('textbox', { name: 'First name' }).press('Enter');
  const summary = page.getByRole('group', { name: NEEDS_SCRIPT });
  await summary.waitFor();
  assert.ok(await hasFocus(summary), 'the summary has the focus');
  assert.equal(await page.getByLabel('First name').inputValue(), 'Ada');
  assert.equal(await page.getByLabel('Message').inputValue(), 'Is there a seat left?');
});

test('a form keeps entries from before the script, shifts nothing, and is sent in place', async () => {
  const { page } = await shop.visit({ viewport: WIDTHS.phone });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await type(page, 'First name', 'Ada');
  const form = page.locator('site-form form');
  const boxesOf = () =>
    form.evaluate((node) =>
      [...node.querySelectorAll('input, select, textarea, button')].map((one) => {
        Object.assign(one, { wasPrinted: true });
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y + scrollY, width, height];
      }),
    );
  const printed = await boxesOf();
  letGo();
  await page.waitForFunction(() => customElements.get('site-form') !== undefined);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name="name.Last"]')?.validity.customError,
  );
  assert.deepEqual(await boxesOf(), printed);
  assert.equal(await page.getByLabel('First name').inputValue(), 'Ada');
  await fillRest(page);
  const wasPrinted = await form.evaluate((node) =>
    [...node.querySelectorAll('input, select, textarea, button')].every((one) => 'wasPrinted' in one),
  );
  assert.ok(wasPrinted, 'the nodes are those that were printed');
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  await page.getByRole('status').filter({ hasText: THANKS }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/contact');
});

test('a form whose script fails to load is posted as it is, without an uncaught error', async () => {
  const { page } = await shop.visit({ viewport: WIDTHS.phone });
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await page.route('**/chunks/enhance-printed-form-*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes('?') });
  await page.goto('/contact');
  await failed;
  await type(page, 'First name', 'Ada');
  await fillRest(page);
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  await page.getByRole('group', { name: NEEDS_SCRIPT }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/forms/contact');
  assert.deepEqual(thrown, []);
});

test('the newsletter form works without a script, by keyboard, and after a mistake', async () => {
  const page = await open('/shop', { hasScript: false });
  await type(page, 'Email', 'nobody');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: HEADING });
  await summary.waitFor();
  assert.ok(await hasFocus(summary), 'the summary has the focus');
  const email = page.getByLabel('Email', { exact: true });
  assert.deepEqual([await email.inputValue(), await email.getAttribute('aria-invalid')], ['nobody', 'true']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await email.fill('eve@example.com');
  await email.press('Enter');
  await page.getByRole('heading', { name: LETTER }).waitFor();
});

test('the newsletter form is sent in place with a script, which loads on use', async () => {
  const { page } = await shop.visit({ viewport: WIDTHS.phone });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  // The header shows the cart's count.
  const cart = page.waitForRequest(/enhance-printed-cart-/);
  await openSettled(page, '/shop');
  await cart;
  await untilIdle(page);
  assert.deepEqual(
    fetched.filter((url) => /site-form|enhance-printed-(?!cart-)/.test(url)),
    [],
  );
  await type(page, 'Email', 'nobody');
  await page.keyboard.press('Enter');
  // One field: its error is in view, so there is no summary.
  await page.getByLabel('Email', { exact: true }).and(page.locator('[aria-invalid=true]:focus')).waitFor();
  assert.equal(await page.getByRole('group', { name: HEADING }).count(), 0);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('zoe@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: LETTER }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/shop');
});
