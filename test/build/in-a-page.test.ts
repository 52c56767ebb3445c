import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { TAGS } from '../../tools/build-entries.mjs';
import { SELLING_TAGS } from '../../elements/tag-names.ts';
import { addButton } from '../support/add-button.ts';
import { exampleIn } from '../support/examples.ts';
import { openSettled, untilIdle, untilShopFails } from '../support/settle.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

/** Tolerates different fonts; an element without reserved space shifts by more. */
const FONT_TOLERANCE_PX = 16;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

// Records in each frame the top of the last paragraph, in whole pixels.
const NOTE_PLACES = `
  const places = new Set();
  requestAnimationFrame(function look() {
    const below = document.querySelector('main > p:last-child');
    if (below?.textContent === 'Below') places.add(Math.round(below.getBoundingClientRect().top));
    document.documentElement.dataset.places = [...places].join();
    requestAnimationFrame(look);
  });
`;

/** Opens a page and collects its errors, policy violations included. */
async function open(address: string) {
  const { context, page } = await shop.visit();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  await page.goto(address);
  return { page, troubles, close: () => context.close() };
}

async function viewsStand(page: Page): Promise<void> {
  await page.evaluate(
    async ({ tags, selling }) => {
      await Promise.all(selling.map((tag) => customElements.whenDefined(tag)));
      const elements = document.querySelectorAll<HTMLElement & { readonly ready: Promise<void> }>(tags);
      await Promise.all([...elements].map(({ ready }) => ready));
    },
    { tags: TAGS.join(), selling: SELLING_TAGS },
  );
}

async function buyTheMug(page: Page): Promise<void> {
  await addButton(page).click();
  await page.getByRole('link', { name: 'One item in cart, $18.00' }).waitFor();
}

describe('a page with one script tag', () => {
  it('sells the mug, under a strict policy', async () => {
    const { page, troubles, close } = await open('/hosts/plain.html');
    await buyTheMug(page);
    await viewsStand(page);
    // Leaving the page would abort pending requests, which count as failed.
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.getByRole('link', { name: 'One item in cart, $18.00' }).click();
    await page.getByRole('heading', { name: 'Stoneware Mug' }).waitFor();
    assert.deepEqual(troubles, []);
    await close();
  });

  it('loads one script before the first paint, and React on the first interaction', async () => {
    const { context, page } = await shop.visit();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script')
        scripts.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js/, ''));
    });
    await page.goto('/hosts/plain.html');
    await viewsStand(page);
    await untilIdle(page);
    assert.deepEqual(scripts, ['/dist/cdn/storefront.js', '/dist/cdn/chunks/network']);
    const react = page.waitForRequest(/\/react-/);
    await page.mouse.move(10, 10);
    await react;
    assert.deepEqual(scripts.slice(2), ['/dist/cdn/chunks/react']);
    await context.close();
  });

  it('marks the document when its tags work', async () => {
    const { context, page } = await shop.visit();
    await page.addInitScript(() => {
      document.addEventListener('store-ready', ({ tags }) => {
        const { dataset } = document.documentElement;
        dataset.ready = `${dataset.ready ?? ''} ${tags.join(' ')}`.trim();
      });
    });
    await page.goto('/hosts/plain.html');
    await page.waitForFunction(() => document.documentElement.dataset.ready?.includes('afterpay-pill'));
    const ready = await page.evaluate(() => document.documentElement.dataset.ready);
    assert.equal(ready, [...SELLING_TAGS, 'cart-pill', 'afterpay-pill'].join(' '));
    await context.close();
  });

  const signs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'the connection is back': async (page) => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
    'the page becomes visible': (page) =>
      page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  };
  for (const [sign, give] of Object.entries(signs)) {
    it(`loads the other tags once their bundle is available and ${sign}`, async () => {
      const { context, page } = await shop.visit();
      await page.route('**/chunks/**', (route) => route.abort());
      await Promise.all([untilShopFails(page), page.goto('/hosts/plain.html')]);
      assert.equal(await page.getByRole('link', { name: /cart/ }).count(), 0);
      await page.unroute('**/chunks/**');
      await give(page);
      // A click would load them, too.
      await page.waitForFunction(() => customElements.get('cart-pill') !== undefined, null, {
        timeout: 10_000,
      });
      await buyTheMug(page);
      await context.close();
    });
  }

  it('does not shift the content below an element', async () => {
    const { context, page } = await shop.visit();
    await page.route('**/hosts/plain.html', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('</main>', '<p>Below</p></main>');
      await route.fulfill({ response: answer, body });
    });
    await page.addInitScript({ content: NOTE_PLACES });
    await page.goto('/hosts/plain.html');
    await viewsStand(page);
    const places = await page.evaluate(() => document.documentElement.dataset.places);
    const pixels = (places ?? '').split(',').map(Number);
    assert.ok(pixels.every((place) => place > 0));
    assert.ok(Math.max(...pixels) - Math.min(...pixels) <= FONT_TOLERANCE_PX, places);
    await context.close();
  });

  it('works if the page loads the script with a version in its URL', async () => {
    const { context, page } = await shop.visit();
    await page.route('**/hosts/plain.html', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('storefront.js"', 'storefront.js?v=3"');
      await route.fulfill({ response: answer, body });
    });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/hosts/plain.html');
    await viewsStand(page);
    await buyTheMug(page);
    assert.deepEqual(
      scripts.filter((url) => url.includes('/storefront.js')).map((url) => new URL(url).search),
      ['?v=3'],
    );
    await context.close();
  });
});

describe('a product page of the store', () => {
  it('requests files only: product and stock are in the page, and reviews load late', async () => {
    const { context, page } = await shop.visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openSettled(page, '/shop/everyday-tee');
    assert.ok(asked.length > 1);
    assert.deepEqual(
      asked.slice(1).filter((path) => !/^\/(dist|assets)\/|\/reviews$/.test(path)),
      [],
    );
    await context.close();
  });

  it('loads each script and picture once, though some are preloaded', async () => {
    const { page } = await shop.visit();
    await openSettled(page, '/shop/everyday-tee');
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((entry) => (entry.transferSize > 0 ? entry.name : [])),
    );
    for (const announced of [/\/storefront-[\w-]{8}\.js$/, /\/tee-sand-[^?]+\?format=(?!300w)/])
      assert.equal(loaded.filter((url) => announced.test(url)).length, 1, String(announced));
  });
});

describe('the page of the README', () => {
  it('sells the mug', async () => {
    const { context, page } = await shop.visit();
    await page.route('**/hosts/plain.html', async (route) => {
      const answer = await route.fetch();
      const nonce = /nonce-([^']+)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';
      const markup = exampleIn('README.md', 'html').replaceAll('<script', `<script nonce="${nonce}"`);
      await route.fulfill({
        response: answer,
        body: `<!doctype html><html lang="en"><title>Shop</title>${markup}`,
      });
    });
    await page.goto('/hosts/plain.html');
    await buyTheMug(page);
    await context.close();
  });
});

describe('a page with two copies of the script', () => {
  it('has one cart', async () => {
    const { page, troubles, close } = await open('/hosts/two-bundles.html');
    const counted = page.getByRole('status', { name: 'Counted by the second copy' });
    await page.waitForFunction(() => document.querySelector('output')?.textContent === '0');
    await viewsStand(page);
    await buyTheMug(page);
    assert.equal(await counted.textContent(), '1');
    assert.deepEqual(troubles, []);
    await close();
  });

  it('records a visit once', async () => {
    const { context, page } = await shop.visit();
    await context.addCookies([{ name: 'ss_census', value: '1', url: shop.url }]);
    let requestCount = 0;
    let hitCount = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/census/RecordHit')) hitCount += 1;
    });
    const areAllSent = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/events/RecordEvent') && (requestCount += 1) === 3,
    );
    await page.goto('/hosts/two-bundles.html');
    await viewsStand(page);
    await buyTheMug(page);
    // Page, product, and addition.
    await areAllSent;
    assert.equal(hitCount, 1);
    await context.close();
  });

  it('keeps that cart over a reload', async () => {
    const { page, troubles, close } = await open('/hosts/two-bundles.html');
    // A reload aborts pending requests.
    await viewsStand(page);
    await buyTheMug(page);
    await page.reload();
    await page.getByRole('link', { name: 'One item in cart, $18.00' }).waitFor();
    await page.waitForFunction(() => document.querySelector('output')?.textContent === '1');
    assert.deepEqual(troubles, []);
    await close();
  });

  it('has one cart even if both copies are the module, under two URLs', async () => {
    const { context, page } = await shop.visit();
    await page.route('**/hosts/two-bundles.html', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        'src="/dist/cdn/storefront.all.js" defer',
        'type="module" src="/dist/cdn/storefront.js?theme=1"',
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/hosts/two-bundles.html');
    await viewsStand(page);
    await buyTheMug(page);
    assert.equal(await page.locator('output').textContent(), '1');
    await context.close();
  });
});
