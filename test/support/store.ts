import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { startServer, type StoreServer, type StoreServerOptions } from '../../demo/server/index.ts';
import { borrowBrowser } from './browser.ts';
import { makeEmbeddedFolder } from './embedded-folder.ts';
import { removeFolder } from './temporary-folder.ts';

/** A real store with a database of its own, and a browser to visit it with. */
export interface VisitedStore {
  readonly store: StoreServer;
  readonly browser: Browser;
  /** Opens the store as a visitor who was never there. */
  readonly visit: (options?: BrowserContextOptions) => Promise<{ context: BrowserContext; page: Page }>;
  readonly close: () => Promise<void>;
}

/** The two widths at which every page is looked at. */
export const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

/** Against what hangs, not against a slow machine. */
const PATIENCE_MS = 60_000;

/**
 * Starts a store on a database of its own, and a browser.
 * @param options of the server
 * @returns the store; close it after the tests
 */
export async function openStore(options: StoreServerOptions = {}): Promise<VisitedStore> {
  const dataDir = await makeEmbeddedFolder();
  const [store, { browser, giveBack }] = await Promise.all([
    startServer({ port: 0, dataDir, ...options }),
    borrowBrowser(),
  ]);
  const contexts: BrowserContext[] = [];
  return {
    store,
    browser,
    async visit(contextOptions = {}) {
      const context = await browser.newContext({
        baseURL: store.url,
        viewport: WIDTHS.desktop,
        ...contextOptions,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      return { context, page: await context.newPage() };
    },
    async close() {
      // One that a failed test left open would keep the store from closing.
      await Promise.all(contexts.map((context) => context.close()));
      giveBack();
      await store.close();
      removeFolder(dataDir);
    },
  };
}
