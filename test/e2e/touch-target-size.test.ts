import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { addButton } from '../support/add-button.ts';
import { openSettled } from '../support/settle.ts';
import { fillCart } from '../support/site-pages.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

/** 44 pixels, less the borders of framed controls. */
const FINGER = 42;

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

const visitByTouch = () => shop.visit({ viewport: WIDTHS.phone, hasTouch: true, isMobile: true });

/** Measures the area around the middle of a control that activates it; runs in the page. */
function pressedSize(control: Element): readonly number[] {
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const target = control.closest('label') ?? control;
  const { left, top, width, height } = target.getBoundingClientRect();
  const root = control.getRootNode() as Document | ShadowRoot;
  return [
    [1, 0],
    [0, 1],
  ].map(([x = 0, y = 0]) => {
    let size = 1;
    for (const sign of [1, -1])
      for (let step = sign; Math.abs(step) < 60; step += sign) {
        const hit = root.elementFromPoint(left + width / 2 + x * step, top + height / 2 + y * step);
        if (!hit || !target.contains(hit)) break;
        size += 1;
      }
    return size;
  });
}

async function assertLarge(page: Page, controls: Locator) {
  assert.equal(await page.evaluate(() => matchMedia('(pointer: coarse)').matches), true);
  const all = await controls.filter({ visible: true }).all();
  assert.ok(all.length > 0, 'there are some');
  for (const control of all) {
    const size = await control.evaluate(pressedSize);
    assert.ok(Math.min(...size) >= FINGER, `${String(control)}: ${size.join(' × ')}`);
  }
}

describe('touch targets on a phone are large enough', () => {
  for (const [what, path, controls] of [
    [
      'what tells more of instalments',
      '/shop/mug',
      (page: Page) => page.getByRole('button', { name: /^Learn more/ }),
    ],
    ['the denominations of a gift card', '/shop/gift-card', (page: Page) => page.getByRole('radio')],
    ['the ways to buy', '/shop/harbour-tea', (page: Page) => page.getByRole('radio')],
  ] as const)
    test(what, async () => {
      const { context, page } = await visitByTouch();
      await openSettled(page, path);
      await controls(page).first().waitFor();
      await assertLarge(page, controls(page));
      await context.close();
    });

  test('a card is a link as a whole; its quick view is for keyboards and screen readers', async () => {
    const { context, page } = await visitByTouch();
    await openSettled(page, '/shop');
    const corners = (card: Element) => {
      const picture = card.querySelector('img')!.getBoundingClientRect();
      const link = card.querySelector('h2 a')!;
      return [0.05, 0.5, 0.95].flatMap((x) =>
        [0.05, 0.5, 0.95].map((y) => {
          const hit = document.elementFromPoint(
            picture.left + picture.width * x,
            picture.top + picture.height * y,
          );
          return hit === link;
        }),
      );
    };
    const card = page.getByRole('listitem').filter({ hasText: 'Stoneware Mug' });
    assert.ok(!(await card.evaluate(corners)).includes(false), 'nothing else is over the picture');
    const quickView = page.getByRole('link', { name: 'Quick View Stoneware Mug' });
    await page.keyboard.press('Tab');
    await quickView.focus();
    assert.equal(await quickView.evaluate((link) => getComputedStyle(link).clipPath), 'none');
    await context.close();
  });

  test('the options of a form in a dialog', async () => {
    const { context, page } = await visitByTouch();
    await openSettled(page, '/shop/pottery-workshop');
    await addButton(page).click();
    await page.getByRole('radio', { name: 'Never' }).waitFor();
    await assertLarge(page, page.getByRole('radio'));
    await context.close();
  });

  test('every button of the cart', async () => {
    const { context, page } = await visitByTouch();
    await fillCart(context);
    await openSettled(page, '/cart');
    await page.getByRole('button', { name: 'Remove Stoneware Mug' }).waitFor();
    await assertLarge(page, page.getByRole('main').getByRole('button'));
    await context.close();
  });
});
