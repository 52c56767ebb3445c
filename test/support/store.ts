import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { startServer, type StoreServer, type StoreServerOptions } from '../../demo/server/index.ts';
import { launchBrowser } from './browser.ts';

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

/**
 * Starts a store on a new database, and a browser.
 * @param options of the server
 * @returns the store; close it after the tests
 */
export async function openStore(options: StoreServerOptions = {}): Promise<VisitedStore> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-e2e-'));
  const [store, browser] = await Promise.all([
    startServer({ port: 0, dataDir, ...options }),
    launchBrowser(),
  ]);
  return {
    store,
    browser,
    async visit(contextOptions = {}) {
      const context = await browser.newContext({
        baseURL: store.url,
        viewport: WIDTHS.desktop,
        ...contextOptions,
      });
      context.setDefaultTimeout(10_000);
      return { context, page: await context.newPage() };
    },
    async close() {
      await browser.close();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
