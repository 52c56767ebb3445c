import type { Browser, BrowserContext, Page } from 'playwright-core';
import { spokenCount } from '../../../core/cart-client/index.ts';
import { ANY_ADD_LABEL } from '../add-button.ts';
import { BROWSER } from '../browser.ts';
import { PRODUCT_WORDS } from '../../../core/words/index.ts';
import { startMortalStore } from './mortal-store.ts';
import { HASTE, linesOf, MUG, SETTLE_LIMIT_MS, TABS, type ShownLine, type Stage, type Tab } from './tab.ts';
import { bundlePage } from '../bundle-page.ts';

const CART = '/api/commerce/shopping-cart';

const PAGE = `<!doctype html><html lang="en"><title>Schedule</title><link rel="icon" href="data:,">
<store-add-to-cart product='${JSON.stringify(MUG)}'></store-add-to-cart><cart-pill></cart-pill>
<script>if (location.search === '?new') localStorage.clear()</script>
<script type="module" src="/schedule.js"></script></html>`;

/**
 * Starts the store and the browser.
 * @returns the stage; close it
 */
export async function openBrowserStage(): Promise<Stage> {
  const [script, browser, store] = await Promise.all([
    bundlePage('test/support/schedule/page.ts'),
    BROWSER.borrow(),
    startMortalStore(),
  ]);
  const context = await openContext(browser, store.url, script);
  const pages = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  // A connection may have died with the store.
  const readCart = () => context.request.get(CART, { maxRetries: 3 });
  return {
    tabs: pages.map(tabOf),
    async arrive() {
      await Promise.all(pages.map((page) => page.goto('about:blank')));
      await context.clearCookies();
      // A page of the store brings the session and its crumb.
      await readCart();
      for (const [index, page] of pages.entries()) await openTab(page, index === 0 ? '?new' : '');
    },
    async held() {
      const { entries } = (await (await readCart()).json()) as { readonly entries: readonly ShownLine[] };
      return linesOf(entries);
    },
    isUp: store.isUp,
    kill: store.kill,
    async close() {
      await store.isUp();
      await Promise.all([context.close(), store.close()]);
      BROWSER.giveBack();
    },
  };
}

function tabOf(page: Page): Tab {
  return {
    async start(act) {
      if (act.type === 'press')
        // Waits until "Adding…" has passed: a click meanwhile is a double click, and ignored.
        await page.locator('store-add-to-cart').getByRole('button', { name: ANY_ADD_LABEL }).click();
      else
        await page.evaluate((one) => {
          window.schedule.start(one);
        }, act);
    },
    settled: () =>
      page.evaluate(
        (limitMs) =>
          Promise.race([
            window.schedule.settled(),
            new Promise<void>((_, reject) => {
              setInterval(() => {
                reject(new Error('never settled'));
              }, limitMs);
            }),
          ]),
        SETTLE_LIMIT_MS,
      ),
    reported: () => page.evaluate(() => window.schedule.reported()),
    arm: (...call) =>
      page.evaluate((given) => {
        window.schedule.arm(...given);
      }, call),
    disarm: () =>
      page.evaluate(() => {
        window.schedule.disarm();
      }),
    async look() {
      const shown = await page.evaluate(() => window.schedule.look());
      return { ...shown, busy: [...shown.busy, ...(await busyControls(page))] };
    },
    reload: () => openTab(page),
    showsCount: (count) => page.getByRole('link', { name: new RegExp(`^${spokenCount(count)}`) }).waitFor(),
  };
}

async function busyControls(page: Page): Promise<readonly string[]> {
  const busy = [
    page.getByRole('button', { disabled: true }),
    page.getByRole('button', { name: PRODUCT_WORDS.adding }),
    page.locator('[aria-busy="true"]'),
  ];
  return (await Promise.all(busy.map((locator) => locator.allTextContents()))).flat();
}

async function openContext(browser: Browser, url: string, script: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url });
  await context.addInitScript(hurry, HASTE);
  await context.route(/\/schedule(\?new)?$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: PAGE }),
  );
  await context.route('**/schedule.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  return context;
}

/** Loads the page in a tab; the query is `?new` for a new visitor. */
async function openTab(page: Page, query = ''): Promise<void> {
  await page.goto(`/schedule${query}`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => 'schedule' in window);
}

function hurry({ pauses, limits, longMs }: typeof HASTE): void {
  const { setTimeout: ownTimeout } = globalThis;
  const ownNow = performance.now.bind(performance);
  const ownLimit = AbortSignal.timeout.bind(AbortSignal);
  performance.now = () => ownNow() * pauses;
  AbortSignal.timeout = (delayMs) => ownLimit(delayMs / limits);
  globalThis.setTimeout = ((action: () => void, delayMs = 0) =>
    ownTimeout(action, delayMs / (delayMs < longMs ? pauses : limits))) as typeof setTimeout;
}
