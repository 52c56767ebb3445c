import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from '../support/add-button.ts';
import { agreeToBeCounted, ANALYTICS_CALLS, untilCounted } from '../support/analytics-troubles.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { pressUntilShown } from '../support/press.ts';
import { openSettled } from '../support/settle.ts';
import { openWatchedStore, untilWritten, type WatchedStore } from '../support/written-visits.ts';

const TEE = '/shop/everyday-tee';

/** One "tracker name path" per row. */
type Rows = readonly string[];

const both = (event: string): Rows => [`census ${event}`, `older ${event}`];
/** Every page ends with the newsletter form. */
const viewOf = (path: string): Rows => [...both(`page_view ${path}`), ...both(`form_render ${path}`)];
/** A page whose products have buttons. */
const viewOfShop: Rows = [...viewOf('/shop'), ...both('button_render /shop')];
const viewOfTee: Rows = [...viewOf(TEE), `older product_view ${TEE}`, ...both(`button_render ${TEE}`)];
const CHOICE: Rows = [`older variant_choice ${TEE}`];
const viewOfContact: Rows = [...viewOf('/contact'), ...both('form_render /contact')];
const ADDITION: Rows = [`older cart_addition ${TEE}`, ...both(`button_press ${TEE}`)];

/** The expected rows of the whole visit. */
const VISIT: Rows = [
  ...viewOfShop,
  ...viewOfTee,
  ...CHOICE,
  ...ADDITION,
  ...viewOfContact,
  'older form_submission /contact',
  ...viewOf('/cart'),
  'older checkout_start /cart',
  ...both('page_view /checkout'),
];

async function agree(page: Page) {
  await agreeToBeCounted(page);
  await untilCounted(page);
}

async function view(page: Page) {
  await openSettled(page, TEE);
  await untilCounted(page);
}

async function choose(page: Page) {
  await page.getByRole('combobox', { name: 'Color' }).selectOption('Sand');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('M');
}

async function add(page: Page) {
  const button = addButton(page);
  await pressUntilShown(page, () => button.click(), PRODUCT_WORDS.added);
}

async function write(page: Page) {
  await page.goto('/contact');
  await untilCounted(page);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byron');
  await page.getByRole('textbox', { name: 'Email' }).first().fill('ada@example.com');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('A workshop');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is there a seat left?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you. Mara or Ilse will get back to you within two days.').waitFor();
}

async function goToCheckout(page: Page) {
  await openSettled(page, '/cart');
  await untilCounted(page);
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL('**/checkout');
  await untilCounted(page);
}

async function visitAll(page: Page) {
  await agree(page);
  await goOn(page);
}

async function goOn(page: Page) {
  await view(page);
  await choose(page);
  await add(page);
  await write(page);
  await goToCheckout(page);
}

describeWithPostgres('each step of a visit is kept once', () => {
  const opened: WatchedStore[] = [];
  const open = async (...limits: Parameters<typeof openWatchedStore>) => {
    const store = await openWatchedStore(...limits);
    opened.push(store);
    return store;
  };
  let store: WatchedStore;
  before(async () => {
    store = await open();
  });
  after(() => Promise.all(opened.map((each) => each.close())));

  it('without faults', async () => {
    const { context, page } = await store.visit();
    await visitAll(page);
    await expectRows(store, context, VISIT);
    await context.close();
  });

  it('with a reload right after each step', async () => {
    const { context, page } = await store.visit();
    await agree(page);
    for (const steps of [[], [choose], [choose, add]]) {
      await view(page);
      for (const step of steps) await step(page);
      await page.reload();
      await untilCounted(page);
    }
    await expectRows(store, context, [
      ...viewOfShop,
      ...Array.from({ length: 6 }, () => viewOfTee).flat(),
      ...CHOICE,
      ...CHOICE,
      ...ADDITION,
    ]);
    await context.close();
  });

  it('with the network down for a while, and a page that fails to load', async () => {
    const { context, page } = await store.visit();
    await agree(page);
    await view(page);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => ANALYTICS_CALLS.test(request.url()));
    await choose(page);
    await failed;
    await context.setOffline(false);
    await add(page);
    await context.setOffline(true);
    await assert.rejects(page.reload());
    await context.setOffline(false);
    await write(page);
    await goToCheckout(page);
    await expectRows(store, context, VISIT);
    await context.close();
  });

  for (const fault of ['drop', 'commit-then-drop', '503']) {
    it(`when its first calls end with ${fault}`, async () => {
      const { context, page } = await store.visit();
      await context.route(
        // Button events are dropped after two and a half seconds, which a busy machine may need.
        (url) => ANALYTICS_CALLS.test(url.href) && !url.pathname.includes('/button-'),
        (route) => route.continue({ headers: { ...route.request().headers(), 'x-test-fault': fault } }),
        { times: 3 },
      );
      await agree(page);
      await view(page);
      await choose(page);
      await add(page);
      // A tracker pauses after several attempts; the next page sends its queue.
      await page.goto('/contact');
      await untilCounted(page);
      await expectRows(store, context, [
        ...viewOfShop,
        ...viewOfTee,
        ...CHOICE,
        ...ADDITION,
        ...viewOfContact,
      ]);
      await context.close();
    });
  }

  it('when the store answers 429 repeatedly', async () => {
    const busy = await open({ burst: 3, perSecond: 3 });
    const { context, page } = await busy.visit();
    await page.goto('/shop');
    // A beacon's response cannot be read, so the first call is not a beacon.
    await useUp(page);
    const isAskedToWait = page.waitForResponse(
      (answer) => ANALYTICS_CALLS.test(answer.url()) && answer.status() === 429,
    );
    await agree(page);
    await isAskedToWait;
    await goOn(page);
    await expectRows(busy, context, VISIT);
    await context.close();
  });

  it('in two tabs at once', async () => {
    const { context, page } = await store.visit();
    await agree(page);
    const other = await context.newPage();
    await Promise.all([view(page), view(other)]);
    await Promise.all([choose(page), choose(other)]);
    await add(page);
    await add(other);
    await Promise.all([write(page), other.close({ runBeforeUnload: true })]);
    await goToCheckout(page);
    await expectRows(store, context, [...VISIT, ...viewOfTee, ...CHOICE, ...ADDITION]);
    await context.close();
  });
});

/** Sends invalid events until the store answers 429. */
async function useUp({ request }: Page) {
  await Promise.all(Array.from({ length: 10 }, () => request.post('/api/census/RecordHit', { form: {} })));
}

/** Waits until the database has the expected number of rows, and compares them. */
async function expectRows(store: WatchedStore, context: BrowserContext, expected: Rows) {
  const cookies = await context.cookies();
  const crumb = decodeURIComponent(cookies.find(({ name }) => name === 'crumb')?.value ?? '');
  const events = await untilWritten(() => store.eventsOf(crumb), expected.length);
  const rows = events.map(({ tracker, name, page_path: path }) => `${tracker} ${name} ${path}`);
  assert.deepEqual(rows.toSorted(), expected.toSorted());
}
