import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { after, before, describe, it } from 'node:test';

import { addButton } from '../support/add-button.ts';
import { frameShown, openSettled } from '../support/settle.ts';
import { tabTo } from '../support/tab-to.ts';
import { openStore, type VisitedStore, WIDTHS } from '../support/store.ts';

const CALL = '**/api/commerce/products/*/reviews?*';
/** Reads are retried twice automatically. */
const TRIES = 3;

describe('reviews', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  const partsOf = (page: Page) => {
    const reviews = page.locator('store-reviews');
    return {
      reviews,
      titles: reviews.getByRole('heading', { level: 3 }),
      items: reviews.getByRole('listitem'),
      sort: reviews.getByRole('combobox', { name: 'Sort by' }),
      // The page renders a link in its place.
      more: reviews.getByRole('button', { name: 'Show more' }),
      retry: reviews.getByRole('button', { name: 'Try again' }),
    };
  };
  const open = async (page: Page, path = '/shop/mug') => {
    await openSettled(page, path);
    const parts = partsOf(page);
    await parts.reviews.scrollIntoViewIfNeeded();
    // The server-rendered reviews stay until the first interaction.
    await page.mouse.wheel(0, 1);
    return parts;
  };
  const untilCount = async (items: Locator, count: number) => {
    await items.nth(count - 1).waitFor();
    assert.equal(await items.count(), count);
  };
  /** Waits until a review has the focus, which it gets after it was rendered. */
  const untilFocused = async (page: Page, item: Locator) => {
    await page.waitForFunction(
      (text) => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return active?.textContent === text;
      },
      await item.textContent(),
    );
  };

  it('are sorted, and load page by page to the last', async () => {
    const { page } = await store.visit();
    const { titles, items, sort, more } = await open(page);
    await more.waitFor();
    await sort.selectOption('Lowest rating');
    await titles.first().filter({ hasText: 'Not for our machine' }).waitFor();
    await more.click();
    await untilCount(items, 12);
    await page.getByText('12 reviews', { exact: true }).waitFor({ state: 'attached' });
    await more.click();
    await untilCount(items, 16);
    await more.waitFor({ state: 'hidden' });
    const texts = await titles.allInnerTexts();
    assert.equal(new Set(texts).size, texts.length, 'nothing twice');
  });

  it('work by keyboard alone', async () => {
    const { page } = await store.visit();
    const { titles, items, sort, more } = await open(page);
    await more.waitFor();
    const isOn = (control: Locator) => control.evaluate((node) => node.matches(':focus-visible'));
    await tabTo(page, sort);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await titles.first().filter({ hasText: 'Not for our machine' }).waitFor();
    assert.ok(await isOn(sort), 'the list of orders keeps the focus');
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await untilCount(items, 12);
    await untilFocused(page, items.nth(6));
  });

  for (const [width, viewport] of Object.entries(WIDTHS)) {
    it(`shift nothing when the tag replaces the server-rendered ones, ${width}`, async () => {
      const { page } = await store.visit({ viewport });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Reflect.set(window, 'shifts', shifts);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // The response waits until the visitor has scrolled to them.
      let answer = (): void => undefined;
      const isThere = new Promise<void>((resolve) => (answer = resolve));
      await page.route(CALL, async (route) => {
        await isThere;
        await route.continue();
      });
      const { more } = await open(page);
      answer();
      await more.waitFor();
      await frameShown(page);
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
      const sum = shifts.reduce((total, shift) => total + shift, 0);
      assert.ok(sum < 0.02, String(sum));
    });
  }

  it('are sorted and paged without JavaScript', async () => {
    const { page } = await store.visit({ javaScriptEnabled: false });
    await page.goto('/shop/mug');
    const { reviews, sort } = partsOf(page);
    await untilCount(reviews.getByRole('listitem'), 6);
    await sort.selectOption('Lowest rating');
    await reviews.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(/[?&]sort=lowest/);
    const main = page.getByRole('main');
    const titles = main.getByRole('heading', { level: 3 });
    assert.equal(await titles.first().innerText(), 'Not for our machine');
    const seen = await titles.allInnerTexts();
    for (let count = 0; count < 2; count += 1) {
      const link = main.getByRole('link', { name: 'Show more' });
      const { href } = new URL((await link.getAttribute('href'))!, page.url());
      await link.click();
      await page.waitForURL(href);
      seen.push(...(await titles.allInnerTexts()));
    }
    assert.equal(await main.getByRole('link', { name: 'Show more' }).count(), 0);
    assert.equal(new Set(seen).size, seen.length);
    assert.equal(await main.getByRole('combobox').inputValue(), 'lowest');
  });

  it('keep the server-rendered ones when the store fails, and a click tries again', async () => {
    const { page } = await store.visit();
    await page.route(
      CALL,
      (route) => route.continue({ headers: { ...route.request().headers(), 'x-test-fault': '500' } }),
      { times: TRIES },
    );
    const { titles, items, retry, more } = await open(page);
    await retry.waitFor();
    assert.equal(await titles.first().innerText(), 'My hands know it by now');
    await addButton(page).click();
    await page.getByRole('link', { name: /^One item in cart/ }).waitFor();
    await retry.click();
    await more.waitFor();
    await untilCount(items, 6);
    await untilFocused(page, items.first());
  });

  it('report a truncated response, and keep the list', async () => {
    const { page } = await store.visit();
    const { items, more, retry } = await open(page);
    await more.waitFor();
    await page.route(
      CALL,
      (route) => route.continue({ headers: { ...route.request().headers(), 'x-test-fault': 'truncate' } }),
      { times: 1 },
    );
    await more.click();
    await retry.waitFor();
    await untilCount(items, 6);
    await retry.click();
    await untilCount(items, 12);
  });

  it('have texts for one and none, and mark the language of each', async () => {
    const { page } = await store.visit();
    const one = await open(page, '/shop/harbour-print');
    await untilCount(one.items, 1);
    await one.reviews.getByText('1 review', { exact: true }).filter({ visible: true }).waitFor();
    const none = await open(page, '/shop/coffee-every-week');
    await none.reviews.getByText('No reviews yet.').filter({ visible: true }).waitFor();
    const several = await open(page, '/shop/mug');
    await several.more.waitFor();
    const japanese = several.titles.filter({ hasText: '手になじむ形' });
    assert.deepEqual(
      [await japanese.getAttribute('lang'), await japanese.getAttribute('dir')],
      ['ja', 'auto'],
    );
  });
});
