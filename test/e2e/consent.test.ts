import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

import { everyPage, isPage, type KnownPage } from '../support/every-page.ts';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { untilIdle } from '../support/settle.ts';
import { openOwnStore, type VisitedStore } from '../support/store.ts';
import { readStoredNames, storedIn } from '../support/stored-keys.ts';

const { isListed, needsConsent } = readStoredNames();
/** What is stored of a visitor who has agreed. */
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

/** Who sees which of the site's pages: anybody, who sees of the owner's no more than the login, and the owner. */
const VISITORS = {
  'a visitor': (path: string) => path === '/owner/login' || !path.startsWith('/owner'),
  'the owner': (path: string) => path.startsWith('/owner'),
} as const;

describe('the consent of a visitor, in a browser', () => {
  let store: VisitedStore;
  let pages: readonly KnownPage[];
  before(async () => {
    store = await openOwnStore({ captcha: null });
    pages = (await everyPage(store.url)).filter(isPage);
  });
  after(() => store.close());

  async function visit(options: BrowserContextOptions = {}) {
    const visitor = await store.visit(options);
    // They are made when they are first asked for, which takes longer than all else.
    await visitor.context.route('**/assets/photographs/**', (route) => route.abort());
    if (options.javaScriptEnabled === false) PLAIN.add(visitor.context);
    return visitor;
  }

  /** Opens a page and waits until its scripts have done what they do by themselves. */
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

  const answerWith = async (page: Page, button: 'Count my visits' | 'Do not count them', said: string) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByText(said).waitFor();
    await untilDone(page);
  };
  const agree = (page: Page) => answerWith(page, 'Count my visits', 'Your visits are counted, for us alone.');
  const refuse = (page: Page) => answerWith(page, 'Do not count them', 'Your visits are not counted.');

  async function logIn(page: Page): Promise<void> {
    await page.goto('/owner');
    await page.getByLabel('Name').fill('owner');
    await page.getByLabel('Password').fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Agrees, and is known from then on. */
  async function becomeKnown(context: BrowserContext, page: Page): Promise<void> {
    await open(page, '/shop');
    await agree(page);
    await page.waitForFunction(() => localStorage.getItem('SS_ANALYTICS_ID') !== null);
    const names = await storedIn(context, page);
    for (const name of IDENTIFYING) assert.ok(names.includes(name), `${name} of ${names.join(', ')}`);
  }

  for (const javaScriptEnabled of [true, false])
    for (const [who, isTheirs] of Object.entries(VISITORS))
      it(`that is not given, or refused, is heeded on every page ${who} opens ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
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

  it('that is given lets the visitor be known, under names of the table alone, and a refusal clears them', async () => {
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
    // The browser shows what it has kept of a page on which the answer was another.
    await page.goBack();
    await untilDone(page);
    assertNecessary(await storedIn(context, page), 'gone back');
    await page.reload();
    await untilDone(page);
    await page.getByText('Your visits are not counted.').waitFor();
    await context.close();
  });

  it('that is refused without JavaScript clears the cookies at once, and the next script the rest', async () => {
    const { context, page } = await visit();
    await becomeKnown(context, page);
    const plain = await visit({ javaScriptEnabled: false, storageState: await context.storageState() });
    await plain.page.goto('/shop');
    await plain.page.getByRole('button', { name: 'Do not count them' }).click();
    await plain.page.getByText('Your visits are not counted.').waitFor();
    const cookies = (await plain.context.cookies()).map(({ name }) => name);
    assert.deepEqual(cookies.filter(needsConsent), []);
    const { context: later, page: next } = await visit({ storageState: await plain.context.storageState() });
    await open(next, '/shop');
    await next.waitForFunction(() => localStorage.getItem('SS_ANALYTICS_ID') === null);
    assertNecessary(await storedIn(later, next), 'with a script again');
  });

  it('that is refused in another tab: an open page stores nothing again, and tells nothing more', async () => {
    const { context, page } = await visit();
    // What is told waits: the server is in trouble.
    await context.route(EVENTS, (route) => route.fulfill({ status: 503 }));
    await becomeKnown(context, page);
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith('store-analytics.')),
    );
    const other = await context.newPage();
    await open(other, '/journal');
    await refuse(other);
    await context.unroute(EVENTS);
    const told: string[] = [];
    context.on('request', (request) => {
      if (EVENTS.test(request.url())) told.push(request.url());
    });
    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await untilDone(page);
    await open(page, '/shop/mug');
    assertNecessary(await storedIn(context, page), 'in the first tab');
    assert.deepEqual(told, []);
  });

  it('of the owner counts for nothing in their own shop', async () => {
    const { context, page } = await visit();
    await logIn(page);
    const told: string[] = [];
    context.on('request', (request) => {
      if (EVENTS.test(request.url())) told.push(request.url());
    });
    await open(page, '/shop/mug');
    await agree(page);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByText('Added!').waitFor();
    await open(page, '/lessons/centering-the-clay');
    await open(page, '/cart');
    assert.deepEqual(told, []);
    // The same page counts whoever is no longer the owner.
    await page.goto('/owner');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/owner/login');
    const isTold = page.waitForRequest(EVENTS);
    await page.goto('/shop/mug');
    await isTold;
  });
});

/**
 * Waits until the page's shop has started, which heeds consent first and then writes what it knows of the cart, and the page is
 * idle. Without scripts it is done when it is loaded.
 */
async function untilDone(page: Page): Promise<void> {
  if (PLAIN.has(page.context())) return;
  const isShop = page.locator('head:has(script[src*="/dist/cdn/storefront"]) ~ body cart-pill');
  if ((await isShop.count()) > 0) await page.waitForFunction(isCartKnown);
  await untilIdle(page);
}

const isCartKnown = () => 'store-cart-summary' in localStorage || 'store-cart-summary' in sessionStorage;
