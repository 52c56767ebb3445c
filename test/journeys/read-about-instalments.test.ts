import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page, Route } from 'playwright-core';

import { addButton } from '../support/add-button.ts';
import { openStore, type VisitedStore } from '../support/store.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

const HOSTED = '**/instalments/*';

describe('the instalment pill', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  const info = (page: Page) => page.getByRole('button', { name: 'Learn more about Afterpay installments' });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Afterpay installments' });
  const open = async (path = '/shop/mug') => {
    const { page } = await store.visit();
    await page.goto(path);
    await info(page).waitFor();
    return page;
  };

  onlyInWholeRun(it)(
    'updates its text with variant and quantity, and says when the price is too high',
    async () => {
      const page = await open('/shop/everyday-tee');
      const pill = page.locator('afterpay-pill');
      await pill.getByText('4 interest-free payments from $4.75').waitFor();
      await page.getByRole('combobox', { name: 'Color' }).selectOption('Ink');
      await page.getByRole('combobox', { name: 'Size' }).selectOption('M');
      await pill.getByText(/^4 interest-free payments of/).waitFor();
      // Of this colour there are enough to exceed the limit.
      await page.getByRole('combobox', { name: 'Color' }).selectOption('Sand');
      await page.getByRole('textbox', { name: 'Quantity' }).fill('9');
      await pill.getByText('available for orders up to $200.00').waitFor();
    },
  );

  onlyInWholeRun(it)('is hidden for goods that are not physical', async () => {
    const { page } = await store.visit();
    for (const path of ['/shop/harbour-print', '/shop/gift-card', '/shop/plant-care']) {
      await page.goto(path);
      assert.equal(await page.locator('afterpay-pill').count(), 0, path);
    }
  });

  it('shifts nothing when it renders', async () => {
    const { page } = await store.visit();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/shop/mug');
    await info(page).waitFor();
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    assert.deepEqual(shifts, []);
  });

  it('loads the information page on a click, and opens it in a dialog', async () => {
    const { page } = await store.visit();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/instalments/')) asked.push(request.url());
    });
    await page.goto('/shop/mug');
    await info(page).waitFor();
    assert.deepEqual(asked, []);
    await info(page).click();
    await dialog(page).waitFor();
    assert.match(asked.join(), /\/instalments\/en_US$/);
    await page.getByRole('heading', { name: 'Pay in four, interest-free' }).waitFor();
    const terms = page.getByRole('link', { name: 'Afterpay terms' });
    assert.equal(await terms.getAttribute('target'), '_blank');
    assert.equal(await terms.getAttribute('rel'), 'noopener noreferrer');
    assert.match((await terms.getAttribute('href')) ?? '', /\/instalments\/en_US#terms$/);
  });

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['a press outside', (page: Page) => page.mouse.click(5, 5)],
  ] as const)
    onlyInWholeRun(it)(`closes its dialog by ${way}, and restores the focus to the button`, async () => {
      const page = await open();
      await info(page).focus();
      await page.keyboard.press('Enter');
      await dialog(page).waitFor();
      await close(page);
      await dialog(page).waitFor({ state: 'detached' });
      assert.equal(
        await info(page).evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button),
        true,
      );
    });

  for (const [what, answer] of [
    [
      'answers 500',
      (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<p>No</p>' }),
    ],
    ['is no page', (route: Route) => route.fulfill({ contentType: 'application/json', body: '{}' })],
    ['leads elsewhere', (route: Route) => route.fulfill({ status: 302, headers: { location: '/cart' } })],
    ['is out of reach', (route: Route) => route.abort('internetdisconnected')],
  ] as const)
    onlyInWholeRun(it)(
      `logs a hosted page that ${what}, opens no dialog, and the next click may succeed`,
      async () => {
        const page = await open();
        const logged = page.waitForEvent('console', (message) =>
          message.text().includes('afterpay-pill/page'),
        );
        await page.route(HOSTED, answer);
        await info(page).click();
        await logged;
        assert.equal(await page.getByRole('dialog').count(), 0);
        await page.locator('afterpay-pill').getByText('4 interest-free payments of $4.50').waitFor();
        await page.unroute(HOSTED);
        await info(page).click();
        await dialog(page).waitFor();
      },
    );

  onlyInWholeRun(it)('does not block buying while the hosted page does not respond', async () => {
    const page = await open();
    await page.route(HOSTED, () => undefined);
    await info(page).click();
    await addButton(page).click();
    await page.getByRole('link', { name: /^One item in cart/ }).waitFor();
  });
});
