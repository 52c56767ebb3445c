import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { barriersIn, complaintsOf, sidewaysScroll } from '../support/page-audit.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

const DIALOG = { name: 'Be the first to know' };

interface WatchedWindow {
  shifts: number;
}

/** Opens the journal as a reader, so that the overlay opens as soon as it may. */
async function readJournal(page: Page): Promise<void> {
  await page.goto('/journal');
  await page.evaluate(() => {
    const watched = window as unknown as WatchedWindow;
    watched.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shifts += (entry as LayoutShiftEntry).value;
    }).observe({ type: 'layout-shift' });
    interface LayoutShiftEntry extends PerformanceEntry {
      readonly value: number;
    }
  });
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 310);
  await page.evaluate(async () => {
    await customElements.whenDefined('popup-overlay');
    document.querySelector('popup-overlay')!.delayMs = 0;
  });
}

const shiftsIn = (page: Page) => page.evaluate(() => (window as unknown as WatchedWindow).shifts);

/** Playwright does not find slotted content in a dialog. */
const emailIn = (page: Page) => page.locator('popup-overlay').getByLabel(/Email/);

describe('the newsletter overlay in the journal', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  for (const [name, viewport] of Object.entries(WIDTHS)) {
    it(`opens over the page on a ${name}, shifts nothing, leaves the page usable, and is accessible`, async () => {
      const { page } = await store.visit({ viewport });
      const complaints = complaintsOf(page);
      await readJournal(page);
      const dialog = page.getByRole('dialog', DIALOG);
      await dialog.waitFor();
      await emailIn(page).waitFor();
      assert.equal(await shiftsIn(page), 0);
      assert.equal(await page.evaluate(sidewaysScroll), 0);
      const { height } = (await dialog.boundingBox())!;
      if (name === 'phone') assert.ok(height <= viewport.height / 2 + 1, `${height} px`);
      assert.deepEqual(await barriersIn(page), []);
      const [card] = await page.getByRole('main').getByRole('link').all();
      await card!.click();
      await page.waitForURL(/\/journal\/./);
      assert.deepEqual(complaints, []);
    });
  }

  it('is sent by keyboard, and does not open again', async () => {
    const { page } = await store.visit();
    await readJournal(page);
    const dialog = page.getByRole('dialog', DIALOG);
    await dialog.waitFor();
    await emailIn(page).waitFor();
    // A field that takes the focus before it is painted loses it: no visitor can be that fast.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await emailIn(page).focus();
    await page.keyboard.type('ada@example.org');
    await page.keyboard.press('Enter');
    await page.locator('popup-overlay').getByText('Thank you.').waitFor();
    assert.equal(await shiftsIn(page), 0, 'where the thanks take the place of the form');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await readJournal(page);
    // The overlay would have opened before this.
    await page.evaluate(() => {
      const other = Object.assign(document.createElement('popup-overlay'), { delayMs: 0 });
      other.append(Object.assign(document.createElement('h2'), { textContent: 'Another' }));
      document.body.append(other);
    });
    await page.getByRole('dialog', { name: 'Another' }).waitFor();
    assert.equal(await dialog.isVisible(), false);
  });

  it('does not open without a script', async () => {
    const { page } = await store.visit({ javaScriptEnabled: false });
    await page.goto('/journal');
    assert.equal(await page.getByText(DIALOG.name).count(), 0);
    assert.equal(await page.getByRole('button', { name: 'No thanks' }).count(), 0);
  });
});
