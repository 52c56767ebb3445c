import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from '../support/add-button.ts';
import { PATIENCE_MS } from '../support/browser.ts';
import { pressUntilShown } from '../support/press.ts';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { openSettled } from '../support/settle.ts';
import { openOwnStore, type VisitedStore } from '../support/store.ts';

/** The owner's numbers: "event, tracker" → count. */
type Counts = Readonly<Record<string, string>>;

const trackers = (event: string, count: string): Counts => ({
  [`${event}, newer`]: count,
  [`${event}, older`]: count,
});
const all = (event: string, count: string): Counts => ({
  [`${event}, census`]: count,
  ...trackers(event, count),
});
/** Every page ends with the newsletter form. */
const viewsOf = (count: string): Counts => ({
  ...all('page view', count),
  ...all('form render', count),
  ...all('button render', count),
});
const SHOP = viewsOf('1');
const SHOP_AND_MUG: Counts = {
  ...viewsOf('2'),
  ...all('button press', '1'),
  ...trackers('product view', '1'),
  ...trackers('cart addition', '1'),
};

describe('the count of a visit', () => {
  let store: VisitedStore;
  let owner: Page;
  before(async () => {
    store = await openOwnStore();
    ({ page: owner } = await store.visit());
    await owner.goto('/owner/visits');
    await owner.getByLabel('Name').fill('owner');
    await owner.getByLabel('Password').fill(OWNER_PASSWORD);
    await owner.getByRole('button', { name: 'Log in' }).click();
    await owner.getByRole('heading', { name: 'Visits', level: 1 }).waitFor();
  });
  after(() => store.close());

  async function readCounts(): Promise<Counts> {
    await owner.goto('/owner/visits');
    const rows = await owner.getByRole('table', { name: 'All events' }).getByRole('row').all();
    const entries = await Promise.all(
      rows.slice(1).map(async (row) => {
        const event = await row.getByRole('rowheader').innerText();
        const [teller = '', count = ''] = await row.getByRole('cell').allInnerTexts();
        return [`${event}, ${teller}`, count] as const;
      }),
    );
    return Object.fromEntries(entries);
  }

  /** Opens the mug's page and buys one. */
  async function buyAMug(page: Page) {
    await openSettled(page, '/shop/mug');
    await pressUntilShown(page, () => addButton(page).click(), PRODUCT_WORDS.added);
  }

  /** Waits until the counts are as expected. */
  async function waitForCounts(expected: Counts) {
    const endMs = performance.now() + PATIENCE_MS;
    let seen = await readCounts();
    while (performance.now() < endMs && JSON.stringify(sorted(seen)) !== JSON.stringify(sorted(expected)))
      seen = await readCounts();
    assert.deepEqual(seen, expected);
  }

  it('starts with consent, and has each action once', async () => {
    const { page, context } = await store.visit();
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(census|events|v1\/clanker)\//.test(pathname)) requests.push(pathname);
    });
    await buyAMug(page);
    await page.goto('/shop');
    assert.deepEqual(requests, []);
    assert.deepEqual(await readCounts(), {});
    assert.doesNotMatch((await context.cookies()).map(({ name }) => name).join(' '), /SS_/);

    await page.getByRole('button', { name: 'Allow analytics' }).click();
    await page.getByText('Anonymous analytics are on.').waitFor();
    await waitForCounts(SHOP);
    await buyAMug(page);
    await waitForCounts(SHOP_AND_MUG);
    await page.getByRole('button', { name: 'Don’t allow' }).click();
    await page.getByText('Anonymous analytics are off.').waitFor();
    await page.goto('/cart');
    await page
      .getByRole('link', { name: 'Checkout' })
      .or(page.getByRole('button', { name: 'Checkout' }))
      .first()
      .waitFor();
    await waitForCounts(SHOP_AND_MUG);
  });
});

function sorted(counts: Counts): readonly (readonly [string, string])[] {
  return Object.entries(counts).sort(([one], [other]) => one.localeCompare(other));
}
