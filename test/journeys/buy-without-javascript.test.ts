import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from '../support/add-button.ts';
import { fillAddress } from '../support/fill-address.ts';
import { openSettled } from '../support/settle.ts';
import { pressUntilShown } from '../support/press.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

describe('without JavaScript', () => {
  for (const [name, viewport] of Object.entries(WIDTHS)) {
    (name === 'phone' ? test : onlyInWholeRun(test))(`the mug is ordered, ${name}`, async () => {
      const { context, page } = await shop.visit({ viewport, javaScriptEnabled: false });
      await page.goto('/');
      await page.getByRole('link', { name: 'Visit the shop' }).click();
      await page.getByRole('link', { name: 'Stoneware Mug', exact: true }).click();
      await page.getByRole('heading', { name: 'Stoneware Mug', level: 1 }).waitFor();
      await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
      await addButton(page).click();

      await page.waitForURL('**/cart');
      await page.getByRole('spinbutton', { name: 'Quantity of Stoneware Mug' }).fill('3');
      await page.getByRole('button', { name: 'Update' }).click();
      await page.getByRole('definition').filter({ hasText: '$54.00' }).first().waitFor();
      await page.getByText('You have nothing in your shopping cart.').waitFor({ state: 'hidden' });

      await page.getByRole('link', { name: 'Checkout' }).click();
      await page.getByRole('button', { name: 'Place order · $54.00' }).click();
      const problems = page.getByRole('group', { name: 'There is a problem' });
      await problems.getByRole('link', { name: 'Name: Required' }).click();
      await page.getByLabel('Name').fill('Ada');
      await page.getByLabel('Email').fill('ada@example.org');
      await fillAddress(page);
      await page.getByRole('button', { name: 'Place order · $54.00' }).click();
      await page.getByRole('heading', { name: 'Thank you, Ada', level: 1 }).waitFor();
      await page.goto('/cart');
      await page.getByText('You have nothing in your shopping cart.').waitFor();
      await context.close();
    });
  }

  test('a card adds one piece, and the pill links to the cart', async () => {
    const { context, page } = await shop.visit({ javaScriptEnabled: false });
    await page.goto('/shop');
    const card = page.getByRole('listitem').filter({ hasText: 'Stoneware Mug' });
    await addButton(card).click();
    await page.waitForURL('**/cart');
    await page.goto('/shop');
    await page.getByRole('link', { name: 'One item in cart, $18.00' }).click();
    await page.waitForURL('**/cart');
    await page.getByRole('button', { name: 'Remove Stoneware Mug' }).click();
    await page.getByText('You have nothing in your shopping cart.').waitFor();
    await context.close();
  });

  test("a thumbnail shows a product's other side", async () => {
    const { context, page } = await shop.visit({ javaScriptEnabled: false });
    await page.goto('/shop/everyday-tee');
    const isInSight = (name: string) =>
      page.waitForFunction((alt) => {
        const gallery = document.querySelector('gallery-block')?.getBoundingClientRect();
        const image = document.querySelector(`gallery-block > img[alt="${alt}"]`)?.getBoundingClientRect();
        return gallery && image && Math.abs(gallery.left - image.left) < 2;
      }, name);
    await page.getByRole('link', { name: 'The tee in forest' }).click();
    await isInSight('The tee in forest');
    await page.getByRole('link', { name: 'The tee in ink' }).click();
    await isInSight('The tee in ink');
    await context.close();
  });
});

test('a card adds one piece without leaving the shop', async () => {
  const { context, page } = await shop.visit();
  await openSettled(page, '/shop');
  const card = page.getByRole('listitem').filter({ hasText: 'Stoneware Mug' });
  const button = addButton(card);
  await pressUntilShown(page, () => button.click(), PRODUCT_WORDS.added);
  await page.getByRole('link', { name: 'One item in cart, $18.00' }).waitFor();
  assert.ok(page.url().endsWith('/shop'));
  await context.close();
});
