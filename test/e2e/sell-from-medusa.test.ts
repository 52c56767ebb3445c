import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, it } from 'node:test';
import type { Page } from 'playwright-core';

import { ANY_ADD_LABEL } from '../support/add-button.ts';
import { type Medusa, startMedusa } from '../support/backends/medusa.ts';
import { BROWSER } from '../support/browser.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { type PageServer, startPageServer } from '../support/page-server.ts';

const EXAMPLE = readFileSync('demo/hosts/medusa/index.html', 'utf8');

describeWithPostgres('the example page of Medusa', () => {
  let medusa: Medusa;
  let server: PageServer;
  before(async () => {
    medusa = await startMedusa();
    const page = EXAMPLE.replace('http://localhost:9000', medusa.url);
    server = await startPageServer({ pages: { '/': page.replace('pk_…', medusa.settings.publishableKey) } });
  });
  after(async () => {
    BROWSER.giveBack();
    await server.close();
    await medusa.stop();
  });

  const add = (page: Page, index: number) =>
    page.getByRole('button', { name: ANY_ADD_LABEL }).nth(index).click();
  const pill = (page: Page, name: string) => page.getByRole('link', { name }).waitFor();

  it('sells from another origin, remembers the cart, and removes its lines', async () => {
    const browser = await BROWSER.borrow();
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await page.goto('/');
    await add(page, 0);
    await pill(page, 'One item in cart');
    await page.getByRole('combobox', { name: 'Color' }).selectOption('Forest');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('S');
    await add(page, 1);
    await pill(page, '2 items in cart');

    await page.reload();
    await pill(page, '2 items in cart');
    const cart = page.locator('store-cart');
    await cart.getByText('Everyday Tee').waitFor();
    await cart.getByText('$42.00').filter({ visible: true }).first().waitFor();
    const remove = cart.getByRole('button', { name: /^Remove/ });
    await remove.first().click();
    await pill(page, 'One item in cart');
    const cookies = (await context.cookies(medusa.url)).map(({ name }) => name);
    assert.deepEqual(cookies, [], 'cookies of Medusa');
    await context.close();
  });
});
