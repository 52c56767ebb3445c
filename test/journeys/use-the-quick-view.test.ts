import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from '../support/add-button.ts';
import { pressUntilShown } from '../support/press.ts';
import { PATIENCE_MS } from '../support/browser.ts';
import { barriersIn, complaintsOf, sidewaysScroll } from '../support/page-audit.ts';
import { openSettled, untilIdle } from '../support/settle.ts';
import { openStore, type VisitedStore, WIDTHS } from '../support/store.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

const PRODUCT = '**/api/commerce/products/tee';
const TEE = 'Everyday Tee';

let shop: VisitedStore;
before(async () => {
  shop = await openStore();
});
after(() => shop.close());

const triggerIn = (page: Page) => page.getByRole('link', { name: `Quick View ${TEE}` });
// The content is slotted into the dialog.
const dialogIn = (page: Page) => page.locator('[data-store-dialog]');
const untilNamed = (page: Page) => page.getByRole('dialog', { name: TEE }).waitFor();

async function buyIn(page: Page, dialog: Locator) {
  await dialog.getByRole('combobox', { name: 'Color' }).selectOption('Ink');
  await dialog.getByRole('combobox', { name: 'Size' }).selectOption('M');
  const press = () => addButton(dialog).click();
  await Promise.all([
    page.getByRole('status').getByText(PRODUCT_WORDS.added).waitFor({ state: 'attached' }),
    pressUntilShown(page, press, PRODUCT_WORDS.added),
  ]);
}

describe('the quick view of a product in the shop', () => {
  for (const [name, viewport] of Object.entries(WIDTHS))
    (name === 'phone' ? test : onlyInWholeRun(test))(
      `on a ${name}: bought over the list, which stays where it is`,
      async () => {
        const { page } = await shop.visit({ viewport });
        const complaints = complaintsOf(page);
        const scripts: string[] = [];
        page.on('request', (request) => scripts.push(request.url()));
        await openSettled(page, '/shop');
        assert.ok(!scripts.some((url) => url.includes('quick-view')), 'nothing is loaded for it before');
        const trigger = triggerIn(page);
        await trigger.scrollIntoViewIfNeeded();
        const before = await page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
        await trigger.click();
        const dialog = dialogIn(page);
        await untilNamed(page);
        await dialog.getByRole('combobox', { name: 'Color' }).waitFor();
        assert.deepEqual(await page.evaluate(() => [scrollY, document.documentElement.clientWidth]), before);
        assert.equal(await page.evaluate(sidewaysScroll), 0);
        assert.deepEqual(await barriersIn(page), []);
        await buyIn(page, dialog);
        assert.ok(await page.getByRole('dialog', { name: TEE }).isVisible(), 'it stays open');
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        await dialog.waitFor({ state: 'detached' });
        await page.getByRole('link', { name: /^One item in cart/ }).waitFor();
        assert.deepEqual(await page.evaluate(() => [scrollY, document.documentElement.clientWidth]), before);
        assert.deepEqual(complaints, []);
      },
    );

  test('traps the focus and restores it, by keyboard alone', async () => {
    const { page } = await shop.visit();
    await openSettled(page, '/shop');
    await triggerIn(page).focus();
    await page.keyboard.press('Enter');
    const dialog = dialogIn(page);
    await dialog.getByRole('link', { name: 'View full details' }).waitFor();
    // More often than there are tab stops.
    for (let count = 0; count < 25; count += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement?.closest('[data-store-dialog]') !== null,
      );
      assert.ok(isInside, `the focus left after ${count + 1} tabs`);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.ok(await triggerIn(page).evaluate((link) => link === document.activeElement));
  });

  for (const [name, viewport] of Object.entries(WIDTHS))
    onlyInWholeRun(test)(`steps through the list by keyboard, on a ${name}`, async () => {
      const { page } = await shop.visit({ viewport });
      const complaints = complaintsOf(page);
      await openSettled(page, '/shop');
      const triggers = page.getByRole('link', { name: /^Quick View/ });
      const titles = (await triggers.allTextContents()).map((text) => text.replace('Quick View ', ''));
      await triggers.first().focus();
      await page.keyboard.press('Enter');
      const named = (index: number) => page.getByRole('dialog', { name: titles[index] ?? '', exact: true });
      await named(0).waitFor();
      const next = page.getByRole('button', { name: 'Next product' });
      await next.focus();
      for (const index of titles.keys()) {
        await named(index).waitFor();
        await dialogIn(page).getByRole('link', { name: 'View full details' }).waitFor();
        await dialogIn(page)
          .getByText(`${index + 1} of ${titles.length}`, { exact: true })
          .waitFor();
        await page.keyboard.press('Enter');
      }
      await named(titles.length - 1).waitFor();
      assert.ok(await next.evaluate((button) => button === document.activeElement), 'the focus stays');
      assert.equal(await next.getAttribute('aria-disabled'), 'true');
      assert.equal(await page.evaluate(sidewaysScroll), 0);
      assert.deepEqual(await barriersIn(page), []);
      await page.keyboard.press('Escape');
      await dialogIn(page).waitFor({ state: 'detached' });
      assert.ok(await triggers.first().evaluate((link) => link === document.activeElement));
      assert.deepEqual(complaints, []);
    });

  onlyInWholeRun(test)('closes on a click outside', async () => {
    const { page } = await shop.visit();
    await openSettled(page, '/shop');
    await triggerIn(page).click();
    const dialog = dialogIn(page);
    await dialog.getByRole('combobox', { name: 'Color' }).waitFor();
    await page.mouse.click(10, 10);
    await dialog.waitFor({ state: 'detached' });
  });

  onlyInWholeRun(test)('shows the picture of the variant, and links to the details', async () => {
    const { page } = await shop.visit();
    await openSettled(page, '/shop');
    await triggerIn(page).click();
    const dialog = dialogIn(page);
    const picture = dialog.getByRole('img').first();
    const first = await picture.getAttribute('src');
    await dialog.getByRole('combobox', { name: 'Color' }).selectOption('Ink');
    await page.waitForFunction(([node, src]) => (node as Element).getAttribute('src') !== src, [
      await picture.elementHandle(),
      first,
    ] as const);
    await dialog.getByRole('link', { name: 'View full details' }).click();
    await page.waitForURL('**/shop/everyday-tee');
  });

  test('is a link to the page without JavaScript', async () => {
    const { page } = await shop.visit({ javaScriptEnabled: false });
    await page.goto('/shop');
    await triggerIn(page).click();
    await page.waitForURL('**/shop/everyday-tee');
  });

  onlyInWholeRun(test)(
    'leaves a Control-click to the browser, which opens another tab',
    { timeout: PATIENCE_MS },
    async () => {
      const { page, context } = await shop.visit();
      await openSettled(page, '/shop');
      // The code that would open it has loaded.
      await Promise.all([page.waitForResponse(/quick-view-/), triggerIn(page).hover()]);
      // Checked on this page: a new tab crashes in a headless shell (microsoft/playwright#42142).
      const devtools = await context.newCDPSession(page);
      await devtools.send('Page.enable');
      const asked = new Promise<{ url: string; disposition: string }>((resolve) => {
        devtools.once('Page.frameRequestedNavigation', resolve);
      });
      await triggerIn(page).click({ modifiers: ['Control'] });
      const { url, disposition } = await asked;
      assert.deepEqual([url, disposition], [new URL('/shop/everyday-tee', page.url()).href, 'newTab']);
      await untilIdle(page);
      assert.equal(await page.getByRole('dialog').count(), 0);
    },
  );

  onlyInWholeRun(test)('reports a failure of the store, and offers a retry', async () => {
    const { page } = await shop.visit();
    await openSettled(page, '/shop');
    const fault = (route: {
      continue: (options: object) => Promise<void>;
      request: () => { headers: () => object };
    }) => route.continue({ headers: { ...route.request().headers(), 'x-test-fault': '404' } });
    await page.route(PRODUCT, fault, { times: 1 });
    await triggerIn(page).click();
    const dialog = dialogIn(page);
    await dialog.getByRole('alert').getByText('This product is not available right now.').waitFor();
    assert.match(
      (await dialog.getByRole('link', { name: 'View full details' }).getAttribute('href')) ?? '',
      /\/shop\/everyday-tee$/,
    );
    assert.deepEqual(await barriersIn(page), []);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialogIn(page).getByRole('combobox', { name: 'Color' }).waitFor();
  });

  onlyInWholeRun(test)('follows the link if its code fails to load', async () => {
    const { page } = await shop.visit();
    await page.route('**/chunks/quick-view-*', (route) => route.abort());
    await openSettled(page, '/shop');
    await triggerIn(page).click();
    await page.waitForURL('**/shop/everyday-tee');
  });
});
