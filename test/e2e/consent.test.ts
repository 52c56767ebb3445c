import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from '../support/add-button.ts';
import { everyPage, isPage, type KnownPage } from '../support/every-page.ts';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { settle, untilIdle } from '../support/settle.ts';
import { openOwnStore, type VisitedStore } from '../support/store.ts';
import { readStoredNames, storedIn } from '../support/stored-keys.ts';

const { isListed, needsConsent } = readStoredNames();
/** The stored data of a visitor who has consented. */
const IDENTIFYING = [
  'SS_ANALYTICS_EXPIRATION',
  'SS_ANALYTICS_ID',
  'SS_HAS_LANDED',
  'SS_IS_FIRST_SESSION',
  'SS_SESSION_ID',
  'ss_cvr',
  'ss_cvt',
];
const EVENTS = /\/api\/(?:census|events|v1\/clanker|1\/performance\/records)/;

/** Visitors without scripts. */
const PLAIN = new WeakSet<BrowserContext>();

/** Role → the pages that it can see: visitors see only the login of the owner's pages. */
const VISITORS = {
  'a visitor': (path: string) => path === '/owner/login' || !path.startsWith('/owner'),
  'the owner': (path: string) => path.startsWith('/owner'),
} as const;

describe("a visitor's consent", () => {
  let store: VisitedStore;
  let pages: readonly KnownPage[];
  before(async () => {
    store = await openOwnStore({ captcha: null });
    pages = (await everyPage(store.url)).filter(isPage);
  });
  after(() => store.close());

  async function visit(options: BrowserContextOptions = {}) {
    const visitor = await store.visit(options);
    // Created on first request, which is slower than everything else.
    await visitor.context.route('**/assets/photographs/**', (route) => route.abort());
    if (options.javaScriptEnabled === false) PLAIN.add(visitor.context);
    return visitor;
  }

  /** Opens a page and waits until its scripts are idle. */
  async function open(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await untilDone(page);
  }

  const assertNecessary = (names: readonly string[], where: string) => {
    assert.deepEqual(names.filter(needsConsent), [], where);
    assert.deepEqual(
      names.filter((name) => !isListed(name)),
      [],
      `${where}: not in the table`,
    );
  };

  const answerWith = async (page: Page, button: 'Allow analytics' | 'Don’t allow', said: string) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByText(said).waitFor();
    await untilDone(page);
  };
  const agree = (page: Page) => answerWith(page, 'Allow analytics', 'Anonymous analytics are on.');
  const refuse = (page: Page) => answerWith(page, 'Don’t allow', 'Anonymous analytics are off.');

  async function logIn(page: Page): Promise<void> {
    await page.goto('/owner');
    await page.getByLabel('Name').fill('owner');
    await page.getByLabel('Password').fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Consents, and is recorded from then on. */
  async function becomeKnown(context: BrowserContext, page: Page): Promise<void> {
    await open(page, '/shop');
    await agree(page);
    await page.waitForFunction(() => localStorage.getItem('SS_ANALYTICS_ID') !== null);
    const names = await storedIn(context, page);
    for (const name of IDENTIFYING) assert.ok(names.includes(name), `${name} of ${names.join(', ')}`);
  }

  for (const javaScriptEnabled of [true, false])
    for (const [who, isTheirs] of Object.entries(VISITORS))
      it(`stores nothing while missing or refused, on every page ${who} opens ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
        const { context, page } = await visit({ javaScriptEnabled });
        if (who === 'the owner') await logIn(page);
        const theirs = pages.filter(({ path }) => isTheirs(path));
        assert.ok(theirs.length > 15, `only ${theirs.length} pages`);
        for (const { path } of theirs) {
          await open(page, path);
          assertNecessary(await storedIn(context, page), `${path}, not asked`);
        }
        await open(page, '/shop');
        await refuse(page);
        for (const { path } of theirs) {
          await open(page, path);
          assertNecessary(await storedIn(context, page), `${path}, refused`);
        }
        await context.close();
      });

  it('allows only the documented names in storage, and a refusal clears them', async () => {
    const { context, page } = await visit();
    await becomeKnown(context, page);
    await open(page, '/shop/mug');
    const names = await storedIn(context, page);
    assert.deepEqual(
      names.filter((name) => !isListed(name)),
      [],
    );
    await refuse(page);
    assertNecessary(await storedIn(context, page), 'refused');
    // The browser restores a page from before the answer changed.
    await page.goBack();
    await untilDone(page);
    assertNecessary(await storedIn(context, page), 'gone back');
    await page.reload();
    await untilDone(page);
    await page.getByText('Anonymous analytics are off.').waitFor();
    await context.close();
  });

  it('clears the cookies when refused without JavaScript, and the next script clears the rest', async () => {
    const { context, page } = await visit();
    await becomeKnown(context, page);
    const plain = await visit({ javaScriptEnabled: false, storageState: await context.storageState() });
    await plain.page.goto('/shop');
    await plain.page.getByRole('button', { name: 'Don’t allow' }).click();
    await plain.page.getByText('Anonymous analytics are off.').waitFor();
    const cookies = (await plain.context.cookies()).map(({ name }) => name);
    assert.deepEqual(cookies.filter(needsConsent), []);
    const { context: later, page: next } = await visit({ storageState: await plain.context.storageState() });
    await open(next, '/shop');
    await next.waitForFunction(() => localStorage.getItem('SS_ANALYTICS_ID') === null);
    assertNecessary(await storedIn(later, next), 'with a script again');
  });

  it('stops storage and events in an open page when refused in another tab', async () => {
    const { context, page } = await visit();
    // Events queue up, because the server fails.
    await context.route(EVENTS, (route) => route.fulfill({ status: 503 }));
    await becomeKnown(context, page);
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith('store-analytics.')),
    );
    const other = await context.newPage();
    await open(other, '/journal');
    await refuse(other);
    await context.unroute(EVENTS);
    const sent: string[] = [];
    context.on('request', (request) => {
      if (EVENTS.test(request.url())) sent.push(request.url());
    });
    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await untilDone(page);
    await open(page, '/shop/mug');
    assertNecessary(await storedIn(context, page), 'in the first tab');
    assert.deepEqual(sent, []);
  });

  it('has no effect for the owner in their own shop', async () => {
    const { context, page } = await visit();
    await logIn(page);
    const sent: string[] = [];
    context.on('request', (request) => {
      if (EVENTS.test(request.url())) sent.push(request.url());
    });
    await open(page, '/shop/mug');
    await agree(page);
    // The button of the tag, not the printed one, which it replaces.
    await settle(page);
    await addButton(page).click();
    await page.getByText(PRODUCT_WORDS.added).waitFor();
    await open(page, '/lessons/centering-the-clay');
    await open(page, '/cart');
    assert.deepEqual(sent, []);
    // The same page records the visitor after the owner's logout.
    await page.goto('/owner');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/owner/login');
    const nextEvent = page.waitForRequest(EVENTS);
    await page.goto('/shop/mug');
    await nextEvent;
  });

  for (const width of [390, 1280])
    it(`leaves a page of ${width} px scrolled as it was, and focuses the form`, async () => {
      const { page, context } = await visit({ viewport: { width, height: 800 } });
      await open(page, '/');
      const button = page.getByRole('button', { name: 'Allow analytics' });
      // In the lower half of the window: the fragment alone would scroll further.
      await button.evaluate((node) => {
        scrollBy({ top: node.getBoundingClientRect().bottom - innerHeight + 240, behavior: 'instant' });
      });
      const readTop = () => page.evaluate(() => Math.round(scrollY));
      const before = await readTop();
      await agree(page);
      assert.ok(Math.abs((await readTop()) - before) <= 1, `${before} px became ${await readTop()} px`);
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'counting');
      assert.equal(new URL(page.url()).hash, '');
      await context.close();
    });
});

/**
 * Waits until the page's shop has started and the page is idle: the shop applies the consent and then stores the cart.
 * Without scripts, waits for the load.
 */
async function untilDone(page: Page): Promise<void> {
  if (PLAIN.has(page.context())) return;
  const isShop = page.locator('head:has(script[src*="/dist/cdn/storefront"]) ~ body cart-pill');
  if ((await isShop.count()) > 0) await page.waitForFunction(isCartKnown);
  await untilIdle(page);
}

const isCartKnown = () => 'store-cart-summary' in localStorage || 'store-cart-summary' in sessionStorage;
