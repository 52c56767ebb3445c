import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from '../support/add-button.ts';
import { pressUntilShown } from '../support/press.ts';
import { agreeToBeCounted } from '../support/analytics-troubles.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { openSettled } from '../support/settle.ts';
import { openWatchedStore, untilWritten, type WatchedStore } from '../support/written-visits.ts';

const MUG = '/shop/mug';
/** A page that was opened in a background tab. */
const HIDDEN = '/shop/harbour-print';
const MEASURED = ['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB'];
const MEASURED_HIDDEN = ['INP', 'TTFB'];

describeWithPostgres('how fast a page was', () => {
  let store: WatchedStore;
  before(async () => {
    store = await openWatchedStore();
  });
  after(() => store.close());

  /** Buys a mug as a new visitor and opens the cart; returns the reported metrics. */
  async function buyAMug(agree: ((page: Page) => Promise<unknown>) | null, openAt = MUG) {
    const { context, page } = await store.visit();
    if (openAt !== MUG) await context.addInitScript(pretendToBeHidden);
    const sent: { readonly path: string; readonly status: number | undefined }[] = [];
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/1/performance/')) return;
      void request.response().then((response) => sent.push({ path: pathname, status: response?.status() }));
    });
    await agree?.(page);
    const isWatched = agree && page.waitForResponse('**/api/1/performance/settings');
    await openSettled(page, openAt);
    await isWatched;
    await pressUntilShown(page, () => addButton(page).click(), PRODUCT_WORDS.added);
    await page.evaluate(untilFirstInputIsKnown);
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Cart' }).first().waitFor();
    return { sent, close: () => context.close() };
  }

  it('needs consent, and reports each metric once, with the names of our tags', async () => {
    const silent = await buyAMug(null);
    assert.deepEqual(silent.sent, []);
    await silent.close();

    const hidden = await buyAMug(agreeToBeCounted, HIDDEN);
    const measuredHidden = await untilWritten(() => store.measuresOf(HIDDEN), MEASURED_HIDDEN.length);
    await hidden.close();
    assert.deepEqual(
      measuredHidden.map(({ name }) => name),
      MEASURED_HIDDEN,
      'what a browser does in the background says nothing of the page',
    );

    const counted = await buyAMug(agreeToBeCounted);
    const rows = await untilWritten(() => store.measuresOf(MUG), MEASURED.length);
    await counted.close();
    assert.deepEqual(
      rows.map(({ name }) => name),
      MEASURED,
    );
    assert.equal(new Set(rows.map(({ page_load_id }) => page_load_id)).size, 1);
    for (const { name, value, rating } of rows) {
      assert.ok(value >= 0 && value < 60_000, `${name} ${value}`);
      assert.match(rating, /^(good|needs-improvement|poor)$/);
    }
    const elementOf = new Map(rows.map(({ name, element }) => [name, element]));
    assert.equal(elementOf.get('INP'), 'store-add-to-cart');
    assert.equal(elementOf.get('FID'), 'store-add-to-cart');
    assert.equal(elementOf.get('TTFB'), '');
  });
});

/** Simulates the entries of a tab that was hidden until after its first input. */
function pretendToBeHidden(): void {
  const entriesOf = performance.getEntriesByType.bind(performance);
  performance.getEntriesByType = ((type: string) =>
    type === 'visibility-state' ? [{ name: 'hidden', startTime: 0 }] : entriesOf(type)) as typeof entriesOf;
}

/** Waits for a paint: browsers report a click only after its effect is painted. */
function untilFirstInputIsKnown(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => {
      resolve();
    }).observe({ type: 'first-input', buffered: true });
  });
}
