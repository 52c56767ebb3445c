import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { SELLING_TAGS } from '../../elements/tag-names.ts';
import { untilIdle } from '../support/settle.ts';
import { openStore, type VisitedStore, WIDTHS } from '../support/store.ts';

const TEE = '/shop/everyday-tee';
/** The shop's own chunks, those of visible galleries, and that of the cart's count in the header. */
const SHOP = ['enhance-printed-cart', 'gallery-block', 'network', 'storefront'];
/** Longer than any deferred setup of a page. */
const LATER_MS = 10_000;

describe('a page without interaction', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  const open = async () => {
    const { page } = await store.visit({ viewport: WIDTHS.phone });
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) fetched.push(pathname);
      if (pathname.startsWith('/dist/')) fetched.push(nameOf(pathname));
    });
    await openWhole(page);
    return { page, fetched };
  };
  /** Opens the page and waits until the shop's own chunks have loaded and the page is idle. */
  const openWhole = async (page: Page) => {
    const asked = SHOP.map((name) => page.waitForRequest((request) => nameOf(request.url()) === name));
    await Promise.all([page.goto(TEE), ...asked]);
    await page.evaluate(
      (tags) => Promise.all(tags.map((tag) => customElements.whenDefined(tag))),
      [...SELLING_TAGS, 'gallery-block'],
    );
    await untilIdle(page);
  };
  const nameOf = (path: string) => path.replace(/^.*\/(.*)-[\w-]{8}\.js$/, '$1');
  const shiftsOf = (page: Page) =>
    page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().map((entry) => Reflect.get(entry, 'value') as number);
    });

  it('loads the shop only, and nothing for tags further down', async () => {
    const { fetched } = await open();
    // The order is not specified.
    assert.deepEqual([...fetched].sort(), SHOP);
  });

  it('yields to the browser between the definitions of the tags', async () => {
    const { page } = await store.visit({ viewport: WIDTHS.phone });
    await page.addInitScript(() => {
      const define = customElements.define.bind(customElements);
      const tasks: string[][] = [[]];
      customElements.define = (tag, ...rest) => {
        tasks.at(-1)?.push(tag);
        document.documentElement.dataset.tasks = JSON.stringify(tasks);
        // Before any other queued task.
        void scheduler.postTask(() => tasks.push([]), { priority: 'user-blocking' });
        define(tag, ...rest);
      };
    });
    await openWhole(page);
    const tasks = JSON.parse(
      (await page.evaluate(() => document.documentElement.dataset.tasks)) ?? '[]',
    ) as string[][];
    const selling = tasks.filter((tags) => tags.some((tag) => SELLING_TAGS.some((one) => one === tag)));
    assert.deepEqual(
      selling,
      SELLING_TAGS.map((tag) => [tag]),
    );
  });

  it('loads nothing more as time passes', async () => {
    const { page } = await store.visit({ viewport: WIDTHS.phone });
    await page.clock.install();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openWhole(page);
    await page.clock.fastForward(LATER_MS);
    // The fake clock replaces `requestIdleCallback`.
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
    assert.deepEqual(
      fetched
        .filter((url) => url.includes('/chunks/'))
        .map((url) => nameOf(url))
        .sort(),
      SHOP.filter((name) => name !== 'storefront'),
    );
  });

  it('loads reviews near the viewport, their view on first interaction, and shifts nothing', async () => {
    const { page, fetched } = await open();
    const reviews = page.locator('store-reviews');
    const isFetched = page.waitForRequest(/store-reviews-/);
    await reviews.evaluate((element) => {
      element.scrollIntoView();
    });
    await isFetched;
    await page.evaluate(() => customElements.whenDefined('store-reviews'));
    await untilIdle(page);
    assert.deepEqual([...fetched].sort(), [...SHOP, 'store-reviews'].sort());
    await page.mouse.wheel(0, 1);
    await reviews.getByRole('combobox', { name: 'Sort by' }).and(page.locator(':not(form *)')).waitFor();
    assert.ok(fetched.includes('react') && fetched.includes('/api/commerce/products/tee/reviews'));
    assert.deepEqual(await shiftsOf(page), []);
  });
});
