import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openSettled } from '../support/settle.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="100%" height="100%" fill="teal"/></svg>',
);

/** A gallery whose first picture links to a URL without a file ending. */
async function openLinked(page: Page, href: string): Promise<void> {
  await openSettled(page, '/gallery/a-day-in-the-yard');
  await page.locator('gallery-block').evaluate((gallery, url) => {
    const first = gallery.querySelector('figure')!;
    const image = first.querySelector('img')!;
    const link = document.createElement('a');
    link.href = url;
    link.append(image);
    first.prepend(link);
    gallery.replaceChildren(first);
  }, href);
}

/** The visible picture of the lightbox. */
const shownIn = (page: Page) => page.locator('[data-store-dialog] figure:not([inert]) img');

/** Waits until the visible picture of the lightbox has loaded from a URL with this end. */
const untilLoaded = (page: Page, end = '') =>
  page.waitForFunction((expected) => {
    const place = document.querySelector('[data-store-dialog] > div')?.shadowRoot;
    const shown = place?.querySelector<HTMLImageElement>('figure:not([inert]) img');
    return shown !== null && shown !== undefined && shown.src.endsWith(expected) && shown.naturalWidth > 0;
  }, end);

test('a slow picture without a file ending opens as its thumbnail, with progress, and then itself', async () => {
  const { page } = await shop.visit({ viewport: WIDTHS.phone });
  let send = (): void => undefined;
  const isDue = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/media/7', async (route) => {
    if (route.request().method() !== 'HEAD') await isDue;
    await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  });
  await openLinked(page, '/media/7');
  await page.locator('gallery-block a:has(img)').click();
  const image = shownIn(page);
  await image.waitFor();
  assert.match(await image.evaluate((it) => it.style.backgroundImage), /^url\(/);
  const box = (await image.boundingBox()) ?? assert.fail();
  assert.ok(box.width > WIDTHS.phone.width * 0.9, `${box.width} px`);
  await page.getByRole('progressbar', { name: 'Loading the picture…' }).waitFor();
  send();
  await page.getByRole('progressbar').waitFor({ state: 'hidden' });
  await untilLoaded(page, '/media/7');
  assert.deepEqual(
    await image.evaluate((it: HTMLImageElement) => [it.naturalWidth, it.style.backgroundImage]),
    [900, ''],
  );
});

test('a picture that fails leaves its thumbnail and a message', async () => {
  const { page } = await shop.visit({ viewport: WIDTHS.phone });
  await page.route('**/media/8.jpg', (route) => route.abort());
  await openLinked(page, '/media/8.jpg');
  await page.locator('gallery-block a:has(img)').click();
  await page.getByRole('alert').getByText('The picture could not be loaded.').waitFor();
  await untilLoaded(page);
});

test('a link to a page opens the picture; the page is neither loaded nor asked with cookies', async () => {
  const { page } = await shop.visit({ viewport: WIDTHS.phone });
  const asked: string[] = [];
  await page.route('**/log-out', async (route) => {
    const headers = await route.request().allHeaders();
    asked.push(`${route.request().method()} ${headers['cookie'] ?? 'without cookies'}`);
    await route.fulfill({ status: 200, contentType: 'text/html', body: '' });
  });
  await openLinked(page, '/log-out');
  await page.context().addCookies([{ name: 'session', value: 'visitor', url: page.url() }]);
  const answered = page.waitForResponse('**/log-out');
  await page.locator('gallery-block a:has(img)').click();
  await answered;
  await untilLoaded(page);
  assert.deepEqual(asked, ['HEAD without cookies']);
  assert.match(page.url(), /\/gallery\/a-day-in-the-yard#lightbox=/);
});

test('a server that answers no HEAD request is asked again, without cookies', async () => {
  const { page } = await shop.visit({ viewport: WIDTHS.phone });
  await page.route('**/media/9', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ status: 405 })
      : route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  await openLinked(page, '/media/9');
  await page.locator('gallery-block a:has(img)').click();
  await untilLoaded(page, '/media/9');
  assert.equal(await shownIn(page).evaluate((it: HTMLImageElement) => it.naturalWidth), 900);
});

test("another site's picture is asked for without cookies, and shown where that site allows it", async () => {
  const asked: string[] = [];
  // Cookies do not tell ports apart.
  const other = createServer(({ url, headers }, answer) => {
    asked.push(`${url} ${headers.cookie ?? 'without cookies'}`);
    if (url !== '/log-out') answer.setHeader('access-control-allow-origin', '*');
    answer.setHeader('content-type', url === '/log-out' ? 'text/html' : 'image/svg+xml').end(PICTURE);
  });
  await once(other.listen(0, '127.0.0.1'), 'listening');
  try {
    // The store's own policy loads no picture of another site.
    const { page } = await shop.visit({ viewport: WIDTHS.phone, bypassCSP: true });
    const { hostname } = new URL(shop.url);
    const origin = `http://${hostname}:${(other.address() as AddressInfo).port}`;
    await page.context().addCookies([{ name: 'session', value: 'visitor', url: origin }]);
    await openLinked(page, `${origin}/log-out`);
    const answered = once(other, 'request');
    await page.locator('gallery-block a:has(img)').click();
    await answered;
    await untilLoaded(page);
    await openLinked(page, `${origin}/open/7`);
    await page.locator('gallery-block a:has(img)').click();
    await untilLoaded(page, '/open/7');
    assert.deepEqual(asked.slice(0, 2), ['/log-out without cookies', '/open/7 without cookies']);
  } finally {
    other.closeAllConnections();
    other.close();
  }
});

test('a slideshow prints all its pictures and shows the same one afterwards', async () => {
  const { page } = await shop.visit({ viewport: WIDTHS.desktop });
  await openSettled(page, '/gallery/a-day-in-the-yard');
  const gallery = page.locator('gallery-block');
  await gallery.evaluate((it) => {
    it.setAttribute('design', 'slideshow');
    for (const image of it.querySelectorAll('img')) image.loading = 'lazy';
  });
  const count = await gallery.locator('figure').count();
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await gallery.getByText(`2 of ${count}`).waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('gallery-block figure')].every((it) => it.getAnimations().length === 0),
  );
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const boxes = await gallery.locator('figure img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const { left, right, width, height } = image.getBoundingClientRect();
      return { isWhole: left >= 0 && right <= innerWidth && width > 0 && height > 0, loading: image.loading };
    }),
  );
  assert.deepEqual(
    boxes,
    boxes.map(() => ({ isWhole: true, loading: 'eager' })),
  );
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await gallery.getByText(`2 of ${count}`).waitFor();
  await page.waitForFunction(() => {
    const [whole, second] = [
      ...document.querySelectorAll('gallery-block, gallery-block figure:nth-of-type(2)'),
    ];
    return Math.abs(whole!.getBoundingClientRect().left - second!.getBoundingClientRect().left) < 3;
  });
});
