import { parse } from 'csv-parse/sync';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';

import { solveCaptcha } from '../support/captcha/solve.ts';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { barriersIn, complaintsOf, sidewaysScroll } from '../support/page-audit.ts';
import { sendForm } from '../support/send-form.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';
import { Visitor } from '../support/visitor.ts';

const SUBJECT = `Donaudampfschifffahrt${'sgesellschaft'.repeat(12)}`;

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
  const visitor = await Visitor.arrive(shop.url);
  const form = {
    name: ['Zuleika', 'Dobson'],
    email: 'zuleika@example.com',
    subject: 'A workshop',
    message: `${SUBJECT}\nPłock; Łódź`,
  };
  // Data for the charts.
  await visitor.add({ itemId: 'mug' });
  await visitor.order();
  await sendForm(visitor, form, { captchaKey: await solveCaptcha(visitor) });
});

after(() => shop.close());

async function looksRight(page: Page): Promise<void> {
  for (const width of [320, WIDTHS.phone.width, WIDTHS.desktop.width]) {
    await page.setViewportSize({ width, height: 900 });
    assert.equal(await page.evaluate(sidewaysScroll), 0, `${page.url()} sideways at ${width}`);
    if (width !== 320) assert.deepEqual(await barriersIn(page), [], `${page.url()} at ${width}`);
  }
  await page.setViewportSize(WIDTHS.phone);
}

/** Waits for the focus, which a page sets some time after it has loaded. */
const focusIsIn = (page: Page, label: string) => page.getByLabel(label).and(page.locator(':focus')).waitFor();

async function pressOn(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  await page.getByRole(role, { name }).focus();
  await page.keyboard.press('Enter');
}

test('the owner finds a submission, exports and deletes it, by keyboard without JavaScript', async () => {
  const options = { viewport: WIDTHS.phone, javaScriptEnabled: false, acceptDownloads: true };
  const { context, page } = await shop.visit(options);
  await page.goto('/owner/submissions');
  await focusIsIn(page, 'Name');
  await page.keyboard.type('owner');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a wrong password');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: "don't match" }).waitFor();
  await focusIsIn(page, 'Password');
  await page.keyboard.type(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Submissions', level: 1 }).waitFor();

  await page.getByRole('combobox', { name: 'Form' }).focus();
  await page.keyboard.type('contact');
  await page.keyboard.press('Tab');
  await page.keyboard.type('łódź zuleika');
  await page.keyboard.press('Enter');
  await page.getByText('One submission', { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await pressOn(page, 'link', 'contact');
  const file = await download;
  assert.equal(file.suggestedFilename(), 'contact-submissions.csv');
  const rows: readonly Readonly<Record<string, string>>[] = parse(readFileSync(await file.path()), {
    bom: true,
    columns: true,
  });
  assert.deepEqual(
    rows.map(({ Message }) => Message),
    [`${SUBJECT}\nPłock; Łódź`],
  );

  await pressOn(page, 'link', 'Zuleika Dobson');
  await page.getByRole('definition').filter({ hasText: 'Łódź' }).waitFor();
  await pressOn(page, 'link', 'Delete…');
  await pressOn(page, 'button', 'Delete it');
  await page.getByRole('status').filter({ hasText: 'The submission was deleted.' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Zuleika Dobson' }).count(), 0);
  await pressOn(page, 'button', 'Log out');
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor();
  await context.close();
});

test("the owner's pages have no overflow, are accessible, and keep the strict policy", async () => {
  const details = { formId: 'newsletter', pageUrl: `/${SUBJECT}` };
  await sendForm(await Visitor.arrive(shop.url), { email: 'long@example.com' }, details);
  const { context, page } = await shop.visit();
  const complaints = complaintsOf(page);
  await page.goto('/owner/submissions?q=long');
  await looksRight(page);
  await page.getByLabel('Name').fill('owner');
  await page.getByLabel('Password').fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'long@example.com' }).waitFor();
  await looksRight(page);
  const menu = page.getByRole('navigation', { name: 'Owner' });
  for (const [link, heading, group] of [
    ['long@example.com', 'Submission'],
    ['Delete…', 'Delete this submission?'],
    ['Forms', 'Forms', 'Site'],
    ['Overview', 'Overview'],
    ['Visits', 'Visits', 'Visitors'],
  ] as const) {
    if (group) await menu.getByText(group, { exact: true }).click();
    await page.getByRole('link', { name: link }).click();
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await looksRight(page);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});
