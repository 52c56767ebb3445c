import { build } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { BROWSER } from '../browser.ts';
import { makeEmbeddedFolder } from '../embedded-folder.ts';
import { runStore, type StoreProcess } from '../store-process.ts';
import { removeFolder } from '../temporary-folder.ts';

/** Where schedules play: a browser with two tabs, and a store that can be killed. */
export interface Stage {
  readonly context: BrowserContext;
  readonly tabs: readonly Page[];
  /** Lets a visitor arrive who was never there: both tabs are loaded anew. */
  readonly arrive: () => Promise<void>;
  /** Kills the store and starts it again; resolves when it is there. */
  readonly kill: () => Promise<void>;
  /** Resolves when the store is there. */
  readonly isUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How many tabs the visitor has. */
export const TABS = 2;

/** Time on these pages runs so many times as fast, so that nobody waits for cooldowns; time-outs give a busy store some. */
const HASTE = { pauses: 50, limits: 15 } as const;

const MUG = {
  id: 'mug',
  title: 'Stoneware Mug',
  structuredContent: {
    productType: 1,
    variants: [{ sku: 'mug', priceMoney: { value: '18.00', currency: 'USD' }, unlimited: true }],
  },
};
const PAGE = `<!doctype html><html lang="en"><title>Schedule</title><link rel="icon" href="data:,">
<store-add-to-cart product='${JSON.stringify(MUG)}'></store-add-to-cart><cart-pill></cart-pill>
<script>if (location.search === '?new') localStorage.clear()</script>
<script type="module" src="/schedule.js"></script></html>`;

/**
 * Starts the store and the browser.
 * @returns the stage; close it
 */
export async function openStage(): Promise<Stage> {
  const [script, browser, dataDir] = await Promise.all([
    bundlePage(),
    BROWSER.borrow(),
    makeEmbeddedFolder(),
  ]);
  const launch = (port: string): Promise<StoreProcess> => {
    const env = { DATA_DIR: dataDir, PORT: port };
    return runStore({ program: 'test/support/store-without-limits.ts', args: ['--faults'], env });
  };
  let store = await launch('0');
  let restart = Promise.resolve();
  const { url } = store;
  const context = await openContext(browser, url, script);
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  return {
    context,
    tabs,
    async arrive() {
      await Promise.all(tabs.map((tab) => tab.goto('about:blank')));
      await context.clearCookies();
      // A page of the store brings the session and its crumb.
      await context.request.get('/api/commerce/shopping-cart', { maxRetries: 3 });
      for (const [index, tab] of tabs.entries()) await openTab(tab, index === 0 ? '?new' : '');
    },
    isUp: () => restart,
    kill() {
      restart = restart.then(async () => {
        await store.end('SIGKILL');
        store = await launch(new URL(url).port);
      });
      return restart;
    },
    async close() {
      await restart;
      await Promise.all([context.close(), store.end('SIGTERM')]);
      BROWSER.giveBack();
      removeFolder(dataDir);
    },
  };
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

/**
 * Loads the page in a tab, for the first time or anew.
 * @param page the tab
 * @param query `?new` for a visitor who was never there
 */
export async function openTab(page: Page, query = ''): Promise<void> {
  await page.goto(`/schedule${query}`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => 'schedule' in window);
}

function hurry({ pauses, limits }: typeof HASTE): void {
  const { setTimeout: ownTimeout } = globalThis;
  const ownNow = performance.now.bind(performance);
  const ownLimit = AbortSignal.timeout.bind(AbortSignal);
  const longMs = 10_000;
  performance.now = () => ownNow() * pauses;
  AbortSignal.timeout = (delayMs) => ownLimit(delayMs / limits);
  globalThis.setTimeout = ((action: () => void, delayMs = 0) =>
    ownTimeout(action, delayMs / (delayMs < longMs ? pauses : limits))) as typeof setTimeout;
}

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['test/support/schedule/page.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    // The package names the side effects of what is built, not of its sources.
    ignoreAnnotations: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}
