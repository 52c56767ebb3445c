import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { SELLING_TAGS } from '../../elements/tag-names.ts';
import { addButton } from '../support/add-button.ts';
import { untilIdle } from '../support/settle.ts';
import { openStore, type VisitedStore, WIDTHS } from '../support/store.ts';

const TEE = '/shop/everyday-tee';
/** The shop's own chunks, those of visible galleries, and that of the cart's count in the header. */
const SHOP = ['enhance-printed-cart', 'gallery-block', 'network', 'storefront'];
/** Longer than any deferred setup of a page. */
const LATER_MS = 10_000;

/** Presses or releases the mouse on the menu, which is focused by that, without moving it before. */
function mouseOnMenu(type: 'mousePressed' | 'mouseReleased'): (page: Page) => Promise<void> {
  return async (page) => {
    const box = await page.getByText('Menu', { exact: true }).boundingBox();
    assert.ok(box);
    const cdp = await page.context().newCDPSession(page);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await cdp.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 });
  };
}

describe('a page without interaction', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  const nameOf = (path: string) => path.replace(/^.*\/(.*)-[\w-]{8}\.js$/, '$1');
  /** Visits with a phone, and lists what the page fetches from the shop. */
  const visit = async () => {
    const { page } = await store.visit({ viewport: WIDTHS.phone, hasTouch: true });
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) fetched.push(pathname);
      if (pathname.startsWith('/dist/')) fetched.push(nameOf(pathname));
    });
    return { page, fetched };
  };
  const openUntouched = async (page: Page, path = TEE) => {
    const isFetched = page.waitForRequest((request) => nameOf(request.url()) === 'storefront');
    await Promise.all([page.goto(path), isFetched]);
    await untilIdle(page);
  };
  /** Begins to use the page, and waits until the shop's own chunks have loaded and the page is idle. */
  const begin = async (page: Page, use = () => page.locator('h1').tap()) => {
    const others = SHOP.filter((name) => name !== 'storefront');
    const asked = others.map((name) => page.waitForRequest((request) => nameOf(request.url()) === name));
    await Promise.all([use(), ...asked]);
    await page.evaluate(
      (tags) => Promise.all(tags.map((tag) => customElements.whenDefined(tag))),
      [...SELLING_TAGS, 'gallery-block'],
    );
    await untilIdle(page);
  };
  const shiftsOf = (page: Page) =>
    page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().map((entry) => Reflect.get(entry, 'value') as number);
    });

  it('fetches the entry bundle for later, and runs nothing as time passes', async () => {
    const { page, fetched } = await visit();
    await page.clock.install();
    await openUntouched(page);
    await page.clock.fastForward(LATER_MS);
    // The fake clock replaces `requestIdleCallback`.
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
    assert.deepEqual(fetched, ['storefront']);
    assert.equal(await page.evaluate(() => customElements.get('store-add-to-cart')), undefined);
  });

  it('loads the shop once it is used, and shifts nothing', async () => {
    const { page, fetched } = await visit();
    await openUntouched(page);
    await begin(page);
    assert.deepEqual(
      SHOP.filter((name) => !fetched.includes(name)),
      [],
    );
    assert.deepEqual(await shiftsOf(page), []);
  });

  for (const [sign, use] of [
    ['a key', (page: Page) => page.keyboard.press('Tab')],
    ['the mouse', (page: Page) => page.mouse.move(5, 5)],
    ['the wheel', (page: Page) => page.mouse.wheel(0, 1)],
  ] as const)
    it(`loads it for ${sign}`, async () => {
      const { page } = await visit();
      await openUntouched(page);
      await begin(page, () => use(page));
    });

  for (const [what, press, release] of [
    ['a key', (page: Page) => page.keyboard.down('Shift'), (page: Page) => page.keyboard.up('Shift')],
    ['the mouse on the menu', mouseOnMenu('mousePressed'), mouseOnMenu('mouseReleased')],
  ] as const)
    it(`fetches more while ${what} is pressed, and runs nothing before it is released`, async () => {
      const { page } = await visit();
      await openUntouched(page);
      const asked = page.waitForRequest((request) => nameOf(request.url()) === 'network');
      await Promise.all([press(page), asked]);
      assert.equal(await page.locator('[data-store-used]').count(), 0);
      await release(page);
      await page.evaluate(() => customElements.whenDefined('store-add-to-cart').then(() => undefined));
    });

  it('adds what a first click without a pointer adds, as of assistive technology', async () => {
    const { page } = await visit();
    await openUntouched(page, '/shop/mug');
    await addButton(page).evaluate((button: HTMLElement) => {
      button.click();
    });
    await page.getByRole('button', { name: PRODUCT_WORDS.adding }).waitFor();
    await page.getByRole('link', { name: /^One item in cart/ }).waitFor();
  });

  it('adds for a later click if the network has failed at the first', async () => {
    const { page } = await visit();
    await page.route(/\/dist\/cdn\/storefront-/, (route) => route.abort());
    await page.goto('/shop/mug');
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    for (let xPx = 5; !failed.some((url) => url.includes('?')); xPx = 1 + (xPx % 300))
      await page.mouse.move(xPx, 5);
    await page.unrouteAll();
    await addButton(page).click();
    await page.getByRole('link', { name: /^One item in cart/ }).waitFor();
  });

  it('opens what is tapped first: a picture, or a button that the server has printed', async () => {
    const { page } = await visit();
    await openUntouched(page);
    await page.getByRole('img', { name: 'The tee in sand' }).first().tap();
    await page.getByRole('dialog').waitFor();
    await openUntouched(page, '/shop/mug');
    await page.getByRole('button', { name: /Afterpay/ }).tap();
    await page.getByRole('dialog', { name: 'Afterpay installments' }).waitFor();
  });

  it('shows the picture of a thumbnail that is tapped first', async () => {
    const { page } = await visit();
    await openUntouched(page);
    await page.getByRole('list', { name: 'Pictures' }).getByRole('link').nth(2).tap();
    const chosen = page.getByRole('button', { name: /^3 of 3/ }).and(page.locator('[aria-current]'));
    await chosen.waitFor();
  });

  for (const direction of ['ltr', 'rtl'])
    it(`begins a gallery with the picture that it was scrolled to, ${direction}`, async () => {
      const { page } = await visit();
      await openUntouched(page);
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
      await page.getByRole('img', { name: 'The tee in sand' }).first().waitFor();
      await begin(page, () =>
        page.locator('gallery-block').evaluate((gallery) => {
          gallery.children[1]?.scrollIntoView({ block: 'nearest', inline: 'start' });
        }),
      );
      await page
        .getByRole('button', { name: /^2 of 3/ })
        .and(page.locator('[aria-current]'))
        .waitFor();
    });

  it('runs at once when it is loaded again, and when it is returned to', async () => {
    const { page } = await visit();
    const isDefined = () => page.waitForFunction(() => customElements.get('store-add-to-cart') !== undefined);
    await openUntouched(page);
    await page.reload();
    await isDefined();
    await page.goto('/cart');
    await page.goBack();
    await isDefined();
  });

  it('leaves alone what works without scripts, and errors of other tags', async () => {
    const { page } = await visit();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openUntouched(page);
    await page.locator('store-product').evaluate((product) => {
      const label = document.createElement('label');
      label.append(Object.assign(document.createElement('input'), { type: 'checkbox' }), 'Gift');
      const widget = document.createElement('div');
      widget.attachShadow({ mode: 'open' }).append(document.createElement('button'));
      product.prepend(label, widget);
    });
    const gift = page.getByRole('checkbox', { name: 'Gift' });
    await begin(page, async () => {
      await gift.check();
      await page.locator('div button').filter({ hasText: /^$/ }).first().tap();
    });
    assert.equal(await gift.isChecked(), true);
    assert.deepEqual(errors, []);
  });

  it('runs at once for a visitor who has something in the cart', async () => {
    const { page } = await visit();
    await page.goto('/shop/mug');
    await addButton(page).click();
    await page.getByRole('link', { name: /^One item in cart/ }).waitFor();
    await page.goto(TEE);
    await page.evaluate(() => customElements.whenDefined('store-add-to-cart'));
  });

  it('yields to the browser between the definitions of the tags', async () => {
    const { page } = await visit();
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
    await openUntouched(page);
    await begin(page);
    const tasks = JSON.parse(
      (await page.evaluate(() => document.documentElement.dataset.tasks)) ?? '[]',
    ) as string[][];
    const selling = tasks.filter((tags) => tags.some((tag) => SELLING_TAGS.some((one) => one === tag)));
    assert.deepEqual(
      selling,
      SELLING_TAGS.map((tag) => [tag]),
    );
  });

  it('loads reviews near the viewport, their view on first interaction, and shifts nothing', async () => {
    const { page, fetched } = await visit();
    await openUntouched(page);
    const reviews = page.locator('store-reviews');
    const isFetched = page.waitForRequest(/store-reviews-/);
    await reviews.evaluate((element) => {
      element.scrollIntoView();
    });
    await isFetched;
    await page.evaluate(() => customElements.whenDefined('store-reviews'));
    await untilIdle(page);
    // The gallery may be out of sight before it has loaded.
    const loaded = new Set([...fetched, 'gallery-block']);
    assert.deepEqual([...loaded].sort(), [...SHOP, 'store-reviews'].sort());
    await page.mouse.wheel(0, 1);
    await reviews.getByRole('combobox', { name: 'Sort by' }).and(page.locator(':not(form *)')).waitFor();
    assert.ok(fetched.includes('react') && fetched.includes('/api/commerce/products/tee/reviews'));
    assert.deepEqual(await shiftsOf(page), []);
  });
});
