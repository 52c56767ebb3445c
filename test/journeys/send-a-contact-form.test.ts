import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { gateIn } from '../support/gate.ts';
import { arriveAsOwner } from '../support/owner.ts';
import { barriersIn, complaintsOf, sidewaysScroll } from '../support/page-audit.ts';
import { untilFormEnhanced } from '../support/settle.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

const KEY = '**/api/form/FormSubmissionKey?*';
const SAVE = '**/api/form/SaveFormSubmission?*';
const THANKS = 'Thank you. Mara or Ilse will get back to you within two days.';
const UNCLEAR = 'Error processing form submission. Please reload and try again.';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

async function openForm() {
  const { page } = await shop.visit({ viewport: WIDTHS.phone });
  await page.goto('/contact');
  await untilFormEnhanced(page);
  return page;
}

/** Fills in the required fields by keyboard. */
async function fillByKeyboard(page: Page) {
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await page.getByRole('textbox', { name: 'First name' }).focus();
  for (const text of ['Ada', 'Byron', 'ada@example.com']) await type(text);
  await page.getByRole('combobox', { name: 'Subject' }).focus();
  for (const text of ['A workshop', 'Is there a seat left?']) await type(text);
}

async function withFault(page: Page, url: string, fault: string) {
  await page.route(
    url,
    (route) => route.continue({ headers: { ...route.request().headers(), 'x-test-fault': fault } }),
    { times: 1 },
  );
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Enter');
}

test('the server-rendered form completes an address from the store', async () => {
  const page = await openForm();
  const complaints = complaintsOf(page);
  const line = page.getByLabel('Address line 1');
  await line.click();
  // The list's code loads on first focus.
  await page.getByRole('combobox', { name: 'Address line 1' }).waitFor();
  await page.keyboard.type('99 slipway');
  const option = page.getByRole('option', { name: 'Slipway Lane Portland, ME, United States', exact: true });
  await option.waitFor();
  await page.keyboard.press('ArrowDown');
  assert.deepEqual(await barriersIn(page), []);
  assert.equal(await page.evaluate(sidewaysScroll), 0);
  await option.click();
  const valueOf = (name: string) => page.getByLabel(name, { exact: true }).inputValue();
  await page.getByRole('status').filter({ hasText: 'Address filled in' }).waitFor({ state: 'attached' });
  const parts = ['Address line 1', 'Address line 2', 'City', 'State or region', 'Postal code', 'Country'];
  const values = ['99 Slipway Lane', '', 'Portland', 'ME', '04101', 'United States'];
  assert.deepEqual(await Promise.all(parts.map(valueOf)), values);
  assert.deepEqual(complaints, []);
});

test('a form is filled in and sent by keyboard alone, and its thanks replace it', async () => {
  const page = await openForm();
  await fillByKeyboard(page);
  await send(page);
  await page.getByRole('status').filter({ hasText: THANKS }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), THANKS);
});

for (const [url, fault, sentence] of [
  [KEY, 'drop', 'Could not get a form submission key, please try again later.'],
  [KEY, '500', 'Unable to send form. Please try again later.'],
  [SAVE, 'commit-then-drop', UNCLEAR],
  [SAVE, 'drop', UNCLEAR],
  [SAVE, '500', 'Unable to send form. Please try again later.'],
  [SAVE, '429', 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
] as const) {
  onlyInWholeRun(test)(
    `shows "${sentence}" after ${fault} at ${url}, keeps the entries, and the next attempt sends them`,
    async () => {
      const page = await openForm();
      await fillByKeyboard(page);
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().includes('SaveFormSubmission')) keys.push(request.headers()['idempotency-key']);
      });
      await withFault(page, url, fault);
      await send(page);
      await page.getByRole('group', { name: sentence }).waitFor();
      assert.equal(await page.getByRole('textbox', { name: 'First name' }).inputValue(), 'Ada');
      await send(page);
      await page.getByRole('status').filter({ hasText: THANKS }).waitFor();
      assert.equal(new Set(keys).size, 1, 'one submission, however often it is tried');
    },
  );
}

onlyInWholeRun(test)(
  'lets a visitor leave during the submission without a prompt, and stores the form once',
  async () => {
    const page = await openForm();
    page.on('dialog', () => assert.fail('the visitor was asked'));
    await fillByKeyboard(page);
    const email = `${randomUUID()}@example.com`;
    await page.getByRole('textbox', { name: 'Email' }).first().fill(email);
    const gate = gateIn(shop.url);
    await withFault(page, SAVE, gate.fault);
    const sent = page.waitForRequest(SAVE);
    await send(page);
    await sent;
    await page.getByRole('button', { name: 'Submitting…' }).waitFor();
    await gate.reached();
    await page.goto('/shop');
    await gate.release();
    const owner = await arriveAsOwner(shop.url);
    const countKept = async () =>
      (await owner.get('/owner/submissions.csv?form=contact')).text.split(email).length - 1;
    assert.equal(await countKept(), 1, 'the form was not lost on the way');
    await page.goBack();
    await page.getByRole('button', { name: 'Send' }).waitFor();
    assert.equal(await countKept(), 1);
  },
);
