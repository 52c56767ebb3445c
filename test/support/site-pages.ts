import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';

import { fillAddress } from './fill-address.ts';

/** A visitor's browser context and current page. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Opens a page. */
export const open =
  (path: string) =>
  async ({ page }: Visit) => {
    await page.goto(path);
  };

/** Two mugs, a tee and a print, as the forms of the shop would send them. */
const SOME_OF_ALL: readonly Readonly<Record<string, string>>[] = [
  { itemId: 'mug', quantity: '2' },
  { itemId: 'tee', quantity: '1', 'option.Color': 'Ink', 'option.Size': 'M' },
  { itemId: 'print', quantity: '1' },
];

/**
 * Fills a visitor's cart through the forms that work without a script.
 * @param context the visitor's browser context, which needs no page yet
 * @param forms the values of each form
 */
export async function fillCart(
  { request }: BrowserContext,
  forms: readonly Readonly<Record<string, string>>[] = SOME_OF_ALL,
): Promise<void> {
  const arrival = await request.get('/api/commerce/shopping-cart');
  const { cookies } = await request.storageState();
  const crumb = decodeURIComponent(cookies.find(({ name }) => name === 'crumb')!.value);
  const headers = { origin: new URL(arrival.url()).origin };
  for (const form of forms) {
    const options = { form: { ...form, crumb }, headers, maxRedirects: 0 };
    assert.equal((await request.post('/cart/entries', options)).status(), 303);
  }
}

/** Opens a page with something in the cart. */
export const openFilled = (path: string) => async (visitor: Visit) => {
  await fillCart(visitor.context);
  await visitor.page.goto(path);
};

async function openWrongCheckout(visitor: Visit) {
  await openFilled('/checkout')(visitor);
  await visitor.page.getByLabel('Email').fill('ada');
  await visitor.page.getByRole('button', { name: /^Place order/ }).click();
  await visitor.page.getByRole('group', { name: 'There is a problem' }).waitFor();
}

async function openConfirmation(visitor: Visit) {
  await openFilled('/checkout')(visitor);
  await visitor.page.getByLabel('Email').fill('ada@example.org');
  await visitor.page.getByLabel('Name').fill('Ada Lovelace-With-Avery-Long-Name-That-Never-Ends');
  await fillAddress(visitor.page);
  await visitor.page.getByRole('button', { name: /^Place order/ }).click();
  await visitor.page.waitForURL('**/confirmed/**');
}

/** Name → a page in one of its visibly different states. */
export const SITE_PAGES: readonly {
  readonly name: string;
  readonly title: string;
  readonly go: (visitor: Visit) => Promise<void>;
}[] = [
  { name: 'the front page', title: 'Home', go: open('/') },
  { name: 'the shop', title: 'Shop', go: open('/shop') },
  { name: 'a product with options', title: 'Everyday Tee', go: open('/shop/everyday-tee') },
  { name: 'a product without options', title: 'Stoneware Mug', go: open('/shop/mug') },
  { name: 'a product on sale', title: 'Harbor Print', go: open('/shop/harbour-print') },
  { name: 'all reviews of a product', title: 'Stoneware Mug: Reviews', go: open('/shop/mug/reviews') },
  { name: 'a product that is sold out', title: 'Bud Vase', go: open('/shop/bud-vase') },
  { name: 'a gift card', title: 'Gift Card', go: open('/shop/gift-card') },
  { name: 'a subscription', title: 'Plant Care', go: open('/shop/plant-care') },
  {
    name: 'a product printed by formatters',
    title: 'Everyday Tee, printed',
    go: open('/shop/everyday-tee/classic'),
  },
  { name: 'one that is sold out, printed', title: 'Bud Vase, printed', go: open('/shop/bud-vase/classic') },
  { name: 'the lessons', title: 'Lessons', go: open('/lessons') },
  {
    name: 'a lesson behind its paywall',
    title: 'Centering the clay',
    go: open('/lessons/centering-the-clay'),
  },
  { name: 'the journal', title: 'Journal', go: open('/journal') },
  {
    name: 'an entry with comments',
    title: 'The kiln we opened too early',
    go: open('/journal/the-kiln-we-opened-too-early'),
  },
  {
    name: 'an entry without comments',
    title: 'How to send a bowl back',
    go: open('/journal/how-to-send-a-bowl-back'),
  },
  { name: 'the events', title: 'Events', go: open('/events') },
  { name: 'an event', title: 'Open yard weekend', go: open('/events/open-yard-weekend') },
  {
    name: 'an event that is over',
    title: 'First firing of the season',
    go: open('/events/first-firing-of-the-season'),
  },
  { name: 'the galleries', title: 'Gallery', go: open('/gallery') },
  { name: 'a gallery as a grid', title: 'Off the shelf', go: open('/gallery/off-the-shelf') },
  { name: 'a gallery as a slideshow', title: 'A day in the yard', go: open('/gallery/a-day-in-the-yard') },
  { name: 'a gallery as a stack', title: 'Mended', go: open('/gallery/mended') },
  { name: 'an album', title: 'Sounds of the yard', go: open('/gallery/sounds-of-the-yard') },
  { name: 'a slide', title: 'A rim · Mended', go: open('/gallery/mended/a-rim') },
  { name: 'the shop with something in the cart', title: 'Shop', go: openFilled('/shop') },
  { name: 'the contact page', title: 'Contact', go: open('/contact') },
  { name: 'the playground', title: 'Playground', go: open('/playground') },
  { name: 'the empty cart', title: 'Cart', go: open('/cart') },
  { name: 'the filled cart', title: 'Cart', go: openFilled('/cart') },
  { name: 'a refusal in the cart', title: 'Cart', go: open('/cart?notice=soldOut') },
  { name: 'the checkout of nothing', title: 'Checkout', go: open('/checkout') },
  { name: 'the checkout', title: 'Checkout', go: openFilled('/checkout') },
  { name: 'the checkout with mistakes', title: 'Error: Checkout', go: openWrongCheckout },
  { name: 'the confirmation', title: 'Order confirmed', go: openConfirmation },
  { name: 'a page that is not there', title: 'We could not find that page.', go: open('/nowhere') },
];
