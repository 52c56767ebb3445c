import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

test('a form restores its draft after a navigation and a reload, removes it once sent, and shows markup with the thanks', async () => {
  const { page } = await shop.visit({ viewport: WIDTHS.phone });
  const message = page.getByLabel('Message');
  const word = page.getByLabel('Pickup code word');
  const isRestored = () => page.waitForFunction(() => document.querySelector('textarea')?.value !== '');
  await page.goto('/contact');
  await message.fill('Is there a seat left?');
  await word.fill('swordfish');
  // A page keeps no draft before its code has loaded.
  await page.waitForFunction(() => JSON.stringify(sessionStorage).includes('seat left'));
  await page.goto('/shop');
  await page.goto('/contact');
  await isRestored();
  assert.equal(await message.inputValue(), 'Is there a seat left?');
  await page.reload();
  await isRestored();
  assert.equal(await word.inputValue(), '');
  assert.equal(await page.evaluate(() => JSON.stringify(sessionStorage).includes('swordfish')), false);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.locator('site-form [name=email]').first().fill('ada@example.com');
  await page.getByLabel('Subject').selectOption('A workshop');
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  const link = page.getByRole('link', { name: 'a kiln is fired' });
  await link.waitFor();
  assert.equal(await link.getAttribute('rel'), 'noopener noreferrer');
  if (process.env['SHOTS']) {
    await page.screenshot({ path: `${process.env['SHOTS']}/390.png` });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.screenshot({ path: `${process.env['SHOTS']}/1280.png` });
  }
  await page.goto('/contact');
  await page.waitForFunction(() => document.querySelector('textarea')?.validity.customError);
  assert.equal(await message.inputValue(), '');
});
