import type { Page } from 'playwright-core';

/** What can be wrong with analytics. */
export const ANALYTICS_TROUBLES = ['blocked', 'slow', 'refused', 'throwing'] as const;

/** One of them. */
export type AnalyticsTrouble = (typeof ANALYTICS_TROUBLES)[number];

/** The URLs of analytics. */
export const ANALYTICS_CALLS = /\/api\/(?:census|events|v1\/clanker)\//;

const ANALYTICS_PATHS = ['/api/census/', '/api/events/', '/api/v1/clanker/'];

const FAULTS: { readonly [Trouble in AnalyticsTrouble]?: string } = { slow: 'slow=10000', refused: '500' };

/**
 * Makes a visitor's analytics fail. Uses the DevTools protocol: Playwright's routes would turn off the cache, and each page
 * would load and compile its scripts again.
 * @param page the visitor's, in a store with faults on demand
 * @param trouble of which kind; null lets everything pass in the same way
 */
export async function troubleAnalytics(page: Page, trouble: AnalyticsTrouble | null): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const fault = trouble === null ? undefined : FAULTS[trouble];
    const headers = Object.entries({ ...request.headers, ...(fault && { 'x-test-fault': fault }) });
    const answered =
      trouble === 'blocked'
        ? devtools.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
        : devtools.send('Fetch.continueRequest', {
            requestId,
            headers: headers.map(([name, value]) => ({ name, value })),
          });
    // The page may have been closed meanwhile.
    answered.catch(() => undefined);
  });
  const patterns = ANALYTICS_PATHS.map((path) => ({ urlPattern: `*${path}*` }));
  await devtools.send('Fetch.enable', { patterns });
}

/**
 * Adds a sink that throws at every event to a page of the store.
 * @param page has our script
 */
export async function addThrowingSink(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const url = document.querySelector<HTMLScriptElement>('script[src*="storefront"]')!.src;
    const { configureStore } = (await import(url)) as {
      readonly configureStore: (settings: object) => void;
    };
    configureStore({
      analytics: [
        {
          name: 'broken',
          isThirdParty: false,
          record() {
            throw new Error('a sink that throws');
          },
        },
      ],
    });
  });
}

/**
 * Consents to analytics.
 * @param page of a visitor who was asked
 */
export async function agreeToBeCounted(page: Page): Promise<void> {
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Allow analytics' }).click();
  await page.getByText('Anonymous analytics are on.').waitFor();
}

/**
 * Waits until analytics has loaded: pages that a visitor leaves before that are not recorded.
 * @param page of a visitor who has consented
 */
export async function untilCounted(page: Page): Promise<void> {
  const script = await page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /\/analytics-[^/]+\.js$/.test(name)) ?? '',
  );
  // It has loaded, but on a busy machine it may not have run.
  await script.evaluate(async (url) => {
    await import(url);
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
}
