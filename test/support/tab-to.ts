import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

/** More tab stops than any page of the store has between two controls. */
const MOST_PRESSES = 80;

/**
 * Presses Tab until a control has the focus, like a visitor without a mouse.
 * @param page the page
 * @param control the control to reach
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const isThere = () => control.evaluate((node) => node.matches(':focus-visible'));
  for (let presses = 0; presses < MOST_PRESSES && !(await isThere()); presses += 1)
    await page.keyboard.press('Tab');
  assert.ok(await isThere(), `${control.toString()} is reached by keyboard`);
}
