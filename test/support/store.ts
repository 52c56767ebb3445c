import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { startServer, type StoreServerOptions } from '../../demo/server/index.ts';
import { BROWSER } from './browser.ts';
import { makeEmbeddedFolder } from './embedded-folder.ts';
import { createLender } from './lender.ts';
import { NO_LIMITS } from './no-limits.ts';
import { OWNER_PASSWORD } from './owner.ts';
import { removeFolder } from './temporary-folder.ts';

/** A real store, and a browser to visit it with. */
export interface VisitedStore {
  readonly url: string;
  readonly browser: Browser;
  /** Opens the store as a new visitor. */
  readonly visit: (options?: BrowserContextOptions) => Promise<{ context: BrowserContext; page: Page }>;
  readonly close: () => Promise<void>;
}

/** The two widths at which every page is tested. */
export const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

/** Creates the lender of a store with faults on demand; each visitor has a session of their own. */
const createStoreLender = (options: StoreServerOptions = {}) =>
  createLender(
    async () => {
      const dataDir = await makeEmbeddedFolder();
      return {
        dataDir,
        server: await startServer({
          port: 0,
          dataDir,
          faults: true,
          rateLimits: NO_LIMITS,
          ownerPassword: OWNER_PASSWORD,
          ...options,
        }),
      };
    },
    async ({ dataDir, server }) => {
      await server.close();
      removeFolder(dataDir);
    },
  );

/** The one store of this process. */
const STORE = createStoreLender();

/**
 * Opens a store of its own, for tests of data that all visitors share.
 * @param options of the server
 * @returns the store; close it after the tests
 */
export function openOwnStore(options: StoreServerOptions = {}): Promise<VisitedStore> {
  return borrowFrom(createStoreLender(options));
}

/**
 * Returns the shared store and browser of this process.
 * @returns the store; close it after the tests
 */
export function openStore(): Promise<VisitedStore> {
  return borrowFrom(STORE);
}

async function borrowFrom(lender: typeof STORE): Promise<VisitedStore> {
  const [{ server }, browser] = await Promise.all([lender.borrow(), BROWSER.borrow()]);
  const contexts: BrowserContext[] = [];
  return {
    url: server.url,
    browser,
    async visit(contextOptions = {}) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: WIDTHS.desktop,
        ...contextOptions,
      });
      contexts.push(context);
      return { context, page: await context.newPage() };
    },
    async close() {
      // A context that a failed test left open would keep the store from closing.
      await Promise.all(contexts.map((context) => context.close()));
      BROWSER.giveBack();
      lender.giveBack();
    },
  };
}
