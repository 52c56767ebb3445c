import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { OWNER_PASSWORD } from '../support/owner.ts';
import { barriersIn, complaintsOf, sidewaysScroll } from '../support/page-audit.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';
import { tabTo } from '../support/tab-to.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

for (const [width, viewport] of Object.entries(WIDTHS))
  test(`the menu reaches every page, by keyboard and without JavaScript, on a ${width}`, async () => {
    const { page } = await shop.visit({ viewport, javaScriptEnabled: false });
    await page.goto('/owner');
    await page.getByLabel('Name').fill('owner');
    await page.getByLabel('Password').fill(OWNER_PASSWORD);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Owner' });
    await menu.waitFor();
    const current = menu.locator('[aria-current=page]');
    assert.deepEqual(await current.allTextContents(), ['Overview']);
    const tops = await menu
      .getByRole('link')
      .or(menu.locator('summary'))
      .filter({ visible: true })
      .evaluateAll((entries) => entries.map((entry) => Math.round(entry.getBoundingClientRect().top)));
    assert.ok(new Set(tops).size <= 2, `rows of the menu at ${tops.join(', ')}`);
    const groups = await menu.locator('summary').allTextContents();
    assert.deepEqual(groups, ['Products', 'Sales', 'Visitors', 'Site', 'Settings']);
    for (const group of groups) {
      // A page may have the name of its group.
      const summary = menu.locator('summary').filter({ hasText: group });
      await tabTo(page, summary);
      await page.keyboard.press('Enter');
      const links = menu.locator('details[open]').getByRole('link');
      const names = await links.allTextContents();
      assert.ok(names.length > 1 && (await menu.locator('details[open]').count()) === 1, group);
      assert.equal(await page.evaluate(sidewaysScroll), 0, group);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: names[0] ?? '', exact: true }).waitFor();
      assert.deepEqual(await current.allTextContents(), [names[0]]);
      assert.equal(await summary.getAttribute('aria-current'), 'true');
    }
  });

test('a group closes on Escape, on a click outside, and when the focus leaves it', async () => {
  const { page } = await shop.visit({ viewport: WIDTHS.phone });
  const complaints = complaintsOf(page);
  await page.goto('/owner/login?next=/owner/frame');
  await page.getByLabel('Name').fill('owner');
  await page.getByLabel('Password').fill(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Owner' });
  const settings = menu.getByText('Settings', { exact: true });
  const locks = menu.getByRole('link', { name: 'Locks' });
  const open = async () => {
    await tabTo(page, settings);
    await page.keyboard.press('Enter');
    await locks.waitFor();
  };
  await page.getByRole('textbox', { name: 'Header' }).waitFor();
  await open();
  assert.deepEqual(await barriersIn(page), []);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await locks.waitFor({ state: 'hidden' });
  assert.equal(await settings.evaluate((node) => node === document.activeElement), true);
  await open();
  await page.mouse.click(195, 800);
  await locks.waitFor({ state: 'hidden' });
  await open();
  await tabTo(page, page.getByRole('button', { name: 'Log out' }));
  await locks.waitFor({ state: 'hidden' });
  assert.deepEqual(complaints, []);
});

test('a table breaks no word of a common length', async () => {
  const { page } = await shop.visit({ javaScriptEnabled: false });
  await page.goto('/journal/the-kiln-we-opened-too-early');
  await page.getByLabel('Name').fill('Ines');
  await page.getByRole('textbox', { name: 'Comment' }).fill(`${'a'.repeat(150)} ${'and so on. '.repeat(40)}`);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await page.goto('/owner/login?next=/owner/comments');
  await page.getByLabel('Name').fill('owner');
  await page.getByLabel('Password').fill(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Comments' });
  await table.waitFor();
  const { broken, count } = await table.evaluate((node) => {
    const broken: string[] = [];
    let count = 0;
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of text.textContent!.matchAll(/\w+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (word.length < 25 && range.getClientRects().length > 1) broken.push(word);
        count += 1;
      }
    return { broken, count };
  });
  assert.deepEqual(broken, []);
  assert.ok(count > 50);
  assert.equal(await page.evaluate(sidewaysScroll), 0);
});
