import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { barriersIn, complaintsOf, sidewaysScroll } from '../support/page-audit.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

const DIALOG = { name: 'Before the kiln is opened' };

interface WatchedWindow {
  shifts: number;
}

/** Opens the journal as somebody who reads it; the overlay comes as soon as it may. */
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

/** Playwright does not find what a slot shows in a dialog. */
const emailIn = (page: Page) => page.locator('popup-overlay').getByLabel(/Email/);

describe('letters are offered in the journal', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  for (const [name, viewport] of Object.entries(WIDTHS)) {
    it(`on a ${name}: over the page, which does not move and can be used; no barrier`, async () => {
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

  it('by keyboard: the form is sent, the store has it, and they are not offered again', async () => {
    const { page } = await store.visit();
    await readJournal(page);
    const dialog = page.getByRole('dialog', DIALOG);
    await dialog.waitFor();
    await emailIn(page).focus();
    await page.keyboard.type('ada@example.org');
    await page.keyboard.press('Enter');
    await page.locator('popup-overlay').getByText('Thank you.').waitFor();
    assert.equal(await shiftsIn(page), 0, 'where the thanks take the place of the form');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await readJournal(page);
    // What is due would have come before this one.
    await page.evaluate(() => {
      const other = Object.assign(document.createElement('popup-overlay'), { delayMs: 0 });
      other.append(Object.assign(document.createElement('h2'), { textContent: 'Another' }));
      document.body.append(other);
    });
    await page.getByRole('dialog', { name: 'Another' }).waitFor();
    assert.equal(await dialog.isVisible(), false);
  });

  it('not without a script', async () => {
    const { page } = await store.visit({ javaScriptEnabled: false });
    await page.goto('/journal');
    assert.equal(await page.getByText(DIALOG.name).count(), 0);
    assert.equal(await page.getByRole('button', { name: 'No thanks' }).count(), 0);
  });
});
