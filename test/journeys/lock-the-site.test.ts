import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from '../support/add-button.ts';
import { pressUntilShown } from '../support/press.ts';
import { barriersIn, complaintsOf, sidewaysScroll } from '../support/page-audit.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { openSettled, settle } from '../support/settle.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';
import type { Visitor } from '../support/visitor.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

const PASSWORD = 'ash glaze, twice';

describe('a locked site', () => {
  let store: VisitedStore;
  let owner: Visitor;
  before(async () => {
    store = await openStore();
    owner = await arriveAsOwner(store.url);
  });
  const unlockAll = async () => {
    for (const path of ['/', '/journal']) await owner.post('/owner/locks/remove', { path });
  };
  // Other tests of this process use the same store.
  afterEach(unlockAll);
  after(() => store.close());

  async function looksRight(page: Page): Promise<void> {
    for (const width of [320, WIDTHS.phone.width, WIDTHS.desktop.width]) {
      await page.setViewportSize({ width, height: 900 });
      assert.equal(await page.evaluate(sidewaysScroll), 0, `${page.url()} sideways at ${width}`);
    }
    assert.deepEqual(await barriersIn(page), [], page.url());
  }

  const focusIsIn = (page: Page, label: string) =>
    page.getByLabel(label).and(page.locator(':focus')).waitFor();

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with a script' : 'without a script';
    (javaScriptEnabled ? onlyInWholeRun(it) : it)(
      `${how}: by its owner; a visitor comes in with the password, by keyboard`,
      async () => {
        const { page: owners } = await store.visit({ javaScriptEnabled });
        await owners.goto('/owner/locks');
        await owners.getByLabel('Name').fill('owner');
        await owners.getByLabel('Password').fill(OWNER_PASSWORD);
        await owners.keyboard.press('Enter');
        const site = owners.getByRole('region', { name: 'The whole site' });
        await site.getByLabel('Password').fill('short');
        await site.getByRole('button', { name: 'Lock the site' }).click();
        await site.getByText('Your password needs at least 8 characters.').waitFor();
        if (javaScriptEnabled) await looksRight(owners);
        await site.getByLabel('Password').fill(PASSWORD);
        await site.getByRole('button', { name: 'Lock the site' }).click();
        await owners.getByRole('status').getByText('The whole site is locked.').waitFor();
        await owners.goto('/shop');
        await owners.getByRole('heading', { level: 1, name: 'Shop' }).waitFor();

        const { page } = await store.visit({ javaScriptEnabled });
        const complaints = complaintsOf(page);
        await page.goto('/shop/mug');
        await page.getByRole('heading', { name: 'This site is locked' }).waitFor();
        await focusIsIn(page, 'Password');
        await page.keyboard.type('not this one');
        await page.keyboard.press('Enter');
        await page.getByRole('alert').getByText('Incorrect password.').waitFor();
        await focusIsIn(page, 'Password');
        assert.match(await page.title(), /^Error: /);
        if (javaScriptEnabled) await looksRight(page);
        await page.getByLabel('Password').fill(PASSWORD);
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { level: 1, name: 'Stoneware Mug' }).waitFor();
        assert.equal(new URL(page.url()).pathname, '/shop/mug');
        assert.deepEqual(complaints, []);

        await owners.goto('/owner/locks');
        await owners.getByRole('link', { name: 'Unlock… The whole site' }).click();
        await owners.getByRole('button', { name: 'Unlock' }).click();
        await owners.getByText('Nothing is locked.').waitFor();
      },
    );
  }

  it('is reported by a click on a page that was open before, and keeps the cart', async () => {
    const { page } = await store.visit();
    await openSettled(page, '/shop/mug');
    await owner.post('/owner/locks', { path: '/', password: PASSWORD });
    await addButton(page).click();
    await page.getByRole('alert').filter({ hasText: 'Unable to Add Item' }).waitFor();
    await page.reload();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Stoneware Mug' }).waitFor();
    await settle(page);
    await pressUntilShown(page, () => addButton(page).click(), PRODUCT_WORDS.added);
  });
});
