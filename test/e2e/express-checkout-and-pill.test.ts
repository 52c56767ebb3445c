import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { addButton } from '../support/add-button.ts';
import { openSettled } from '../support/settle.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

/** A visitor on the mug's page, with the tag ready. */
async function openMug(options: Parameters<VisitedStore['visit']>[0] = {}) {
  const { context, page } = await shop.visit(options);
  await openSettled(page, '/shop/mug');
  return { context, page };
}

const press = (page: Page) => addButton(page).first().click();

/** The opacities of the pill while it fades in, or none. */
const fadeOf = (page: Page) =>
  page.getByRole('link', { name: 'One item in cart, $18.00' }).evaluate((link) => {
    const { animationName } = getComputedStyle(link);
    const sheets = (link.getRootNode() as ShadowRoot).adoptedStyleSheets;
    const frames = sheets
      .flatMap((sheet) => [...sheet.cssRules])
      .find((rule) => rule instanceof CSSKeyframesRule && rule.name === animationName);
    return frames instanceof CSSKeyframesRule ? [...frames].map((frame) => frame.style.opacity) : [];
  });

test('express checkout opens the checkout as soon as the mug is in the cart', async () => {
  const { context, page } = await openMug();
  await page
    .locator('store-add-to-cart')
    .first()
    .evaluate((tag) => {
      tag.setAttribute('express', '');
    });
  await press(page);
  await page.waitForURL('**/checkout');
  await page.getByText('Stoneware Mug').filter({ visible: true }).first().waitFor();
  await context.close();
});

test('a gift card is bought with one button, which leads to the checkout', async () => {
  const { context, page } = await shop.visit();
  await openSettled(page, '/shop/gift-card');
  const form = page.locator('store-add-to-cart');
  await form.getByRole('radio', { name: '$50.00' }).check();
  await form.getByRole('button', { name: 'Buy now' }).click();
  await page.waitForURL('**/checkout');
  await page.getByText('Gift Card').filter({ visible: true }).first().waitFor();
  await context.close();
});

test('the pill fades from 0.7 to 1, and does not animate under reduced motion', async () => {
  const moving = await openMug();
  await press(moving.page);
  assert.deepEqual(await fadeOf(moving.page), ['0.7', '1']);
  await moving.context.close();
  const still = await openMug({ reducedMotion: 'reduce' });
  await press(still.page);
  assert.deepEqual(await fadeOf(still.page), []);
  await still.context.close();
});

test('a refusal on a phone scrolls into view, and the pill does not cover it', async () => {
  const { context, page } = await openMug({ viewport: WIDTHS.phone });
  await press(page);
  const pill = page.getByRole('link', { name: 'One item in cart, $18.00' });
  await pill.waitFor();
  await page.locator('store-add-to-cart:not(:state(added))').first().waitFor();
  await page.getByRole('textbox', { name: 'Quantity' }).first().fill('9999');
  await press(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Unable to Add Item' });
  await alert.waitFor();
  await page.waitForFunction(
    ([refusal, cover]) => refusal!.getBoundingClientRect().bottom <= cover!.getBoundingClientRect().top,
    [await alert.elementHandle(), await pill.elementHandle()],
  );
  await context.close();
});
