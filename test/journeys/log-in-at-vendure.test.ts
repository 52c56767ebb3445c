/** The answers of Vendure are recorded: `npm run backend -- record vendure`. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';

import { addButton } from '../support/add-button.ts';
import type { BackendOwner } from '../support/backends/owner.ts';
import { createRecording } from '../support/backends/recording.ts';
import { RECORDED_VENDURE } from '../support/backends/vendure-recording.ts';
import { BROWSER } from '../support/browser.ts';
import { startPageServer } from '../support/page-server.ts';

const vendure = createRecording({ ...RECORDED_VENDURE, name: 'login-page', isInOrder: false });
const ENTRY = { email: `ada-${crypto.randomUUID()}@example.com`, password: 'celadon over tenmoku' };

const pageFor = (apiRoot: string): string => `<!doctype html>
  <html lang="en">
    <meta charset="utf-8" />
    <title>Mugs</title>
    <script type="module" src="/dist/cdn/storefront.js"></script>
    <store-config gateway="vendure" api-root="${apiRoot}"></store-config>
    <member-login></member-login>
    <store-add-to-cart item-id="mug"></store-add-to-cart>
    <cart-pill></cart-pill>
  </html>`;

describe('a page that names Vendure', () => {
  vendure.runner({ describe, it }).it('logs a customer in and out with <member-login>', async () => {
    const { owner } = await vendure.start();
    try {
      await logsIn(vendure.visit().url, owner);
    } finally {
      await vendure.close();
    }
  });
});

async function logsIn(apiRoot: string, owner: BackendOwner): Promise<void> {
  await owner.createCustomer?.(ENTRY);
  const server = await startPageServer({ pages: { '/': pageFor(apiRoot) } });
  const browser = await BROWSER.borrow();
  const context = await browser.newContext({ baseURL: server.url });
  const asked: string[] = [];
  context.on('request', (request) => void asked.push(request.url()));
  try {
    const page = await context.newPage();
    await page.goto('/');
    await addButton(page).click();
    await pill(page).waitFor();
    await typeAndSend(page, 'celadon');
    await page.getByText("Email and password don't match.").filter({ visible: true }).first().waitFor();
    await typeAndSend(page, ENTRY.password);
    await page.getByText('You are logged in.').filter({ visible: true }).first().waitFor();
    await pill(page).waitFor();

    await page.reload();
    await page.getByRole('button', { name: 'Log out' }).waitFor();
    await pill(page).waitFor();
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    assert.ok(!stored.includes(ENTRY.password));

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    await pill(page).waitFor({ state: 'detached' });
    // The page's own server is asked for files alone.
    const own = asked.filter((url) => url.startsWith(server.url) && new URL(url).pathname.startsWith('/api'));
    assert.deepEqual(own, []);
    assert.deepEqual(await context.cookies(), []);
  } finally {
    await context.close();
    BROWSER.giveBack();
    await server.close();
  }
}

const pill = (page: Page) => page.getByRole('link', { name: 'One item in cart, $18.00' });

async function typeAndSend(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(ENTRY.email);
  await page.locator('member-login input[name="password"]').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
