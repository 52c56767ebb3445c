import type { BrowserContext, Page } from 'playwright-core';

/** What can be wrong with analytics. */
export const ANALYTICS_TROUBLES = ['blocked', 'slow', 'refused', 'throwing'] as const;

/** One of them. */
export type AnalyticsTrouble = (typeof ANALYTICS_TROUBLES)[number];

/** The calls that tell of visits. */
export const ANALYTICS_CALLS = /\/api\/(?:census|events)\//;

const FAULTS = { slow: 'slow=10000', refused: '500' } as const;

/**
 * Brings trouble to the analytics of a visitor.
 * @param context the visitor, in a store with faults on demand
 * @param trouble of which kind
 */
export async function troubleAnalytics(context: BrowserContext, trouble: AnalyticsTrouble): Promise<void> {
  if (trouble === 'blocked') await context.route(ANALYTICS_CALLS, (route) => route.abort('blockedbyclient'));
  if (trouble === 'slow' || trouble === 'refused')
    await context.route(ANALYTICS_CALLS, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-test-fault': FAULTS[trouble] } }),
    );
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
 * Agrees to be counted.
 * @param page of a visitor who was asked
 */
export async function agreeToBeCounted(page: Page): Promise<void> {
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Count my visits' }).click();
  await page.getByText('Your visits are counted, for us alone.').waitFor();
}

/**
 * Waits for the code of analytics: of pages that are left before it comes nobody hears.
 * @param page of a visitor who has agreed
 */
export async function untilCounted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/analytics-[^/]+\.js$/.test(name)),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
}
