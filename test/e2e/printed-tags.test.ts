import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { settle } from '../support/settle.ts';
import { fillCart } from '../support/site-pages.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

/** A control that a server has printed for a tag. */
interface PrintedControl {
  readonly path: string;
  readonly find: (page: Page) => Locator;
}

const MUGS = [{ itemId: 'mug', quantity: '2' }];
const instalmentsIn = (page: Page) => page.locator('afterpay-pill');

const CONTROLS: Readonly<Record<string, PrintedControl>> = {
  'the cart pill': {
    path: '/journal',
    find: (page) => page.getByRole('link', { name: '2 items in cart, $36.00' }),
  },
  'the installments of a product': {
    path: '/shop/mug',
    find: (page) => instalmentsIn(page).getByText('4 interest-free payments of $4.50'),
  },
  'the installments of a cart': {
    path: '/cart',
    find: (page) => instalmentsIn(page).getByText('4 interest-free payments of $9.00'),
  },
};

/** Measures where a control is in its document and what it looks like; runs in the page. */
function lookOf(control: Element) {
  scrollTo(0, 0);
  const { x, y, width, height } = control.getBoundingClientRect();
  const { color, backgroundColor, borderRadius, boxShadow, fontSize, fontWeight } = getComputedStyle(control);
  return {
    box: [x, y, width, height],
    color,
    backgroundColor,
    borderRadius,
    boxShadow,
    fontSize,
    fontWeight,
  };
}

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

describe('a printed control', () => {
  for (const [name, { path, find }] of Object.entries(CONTROLS))
    for (const [width, viewport] of Object.entries(WIDTHS))
      test(`stays where and as it is when the script starts: ${name}, ${width}`, async () => {
        const { context, page } = await shop.visit({ viewport, reducedMotion: 'reduce' });
        await fillCart(context, MUGS);
        let start: () => void = () => undefined;
        const isHeld = new Promise<void>((resolve) => {
          start = resolve;
        });
        await page.route('**/dist/cdn/**', async (route) => {
          await isHeld;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        const control = find(page);
        // The last link: everything before it is in the page.
        await page.getByRole('link', { name: 'the playground' }).waitFor();
        const printed = await control.evaluate(lookOf);
        await control.evaluate((element) => {
          element.setAttribute('data-printed', 'yes');
        });
        start();
        await page.waitForLoadState();
        await settle(page);
        // React loads on the first interaction.
        await page.keyboard.press('Tab');
        await page.waitForLoadState('networkidle');
        assert.equal(await control.getAttribute('data-printed'), 'yes', 'it is the same element');
        assert.deepEqual(await control.evaluate(lookOf), printed);
        await context.close();
      });
});

test('without JavaScript, installments have a text, but no button, which could open nothing', async () => {
  const { context, page } = await shop.visit({ javaScriptEnabled: false });
  await page.goto('/shop/mug');
  await instalmentsIn(page).getByText('4 interest-free payments of $4.50').waitFor();
  assert.equal(await instalmentsIn(page).getByRole('button').count(), 0);
  await context.close();
});
