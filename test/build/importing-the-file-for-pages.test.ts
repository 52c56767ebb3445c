import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { SELLING_TAGS } from '../../elements/tag-names.ts';
import { addButton } from '../support/add-button.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

const FILE = '/dist/cdn/storefront.js';

describe('a script that imports the file for pages', () => {
  let shop: VisitedStore;
  before(async () => {
    shop = await openStore();
  });
  after(() => shop.close());

  /** Opens the page with one script tag, without that tag. */
  async function open(): Promise<Page> {
    const { page } = await shop.visit();
    await page.route('**/hosts/plain.html', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/<script type="module".*?<\/script>/, '');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/hosts/plain.html');
    return page;
  }

  async function buyTheMug(page: Page): Promise<void> {
    await addButton(page).click();
    await page.getByRole('link', { name: 'One item in cart, $18.00' }).waitFor();
  }

  it('finds the tags that sell', async () => {
    const page = await open();
    const missing = await page.evaluate(
      async ({ file, tags }) => {
        await import(file);
        return tags.filter((tag) => !customElements.get(tag));
      },
      { file: FILE, tags: SELLING_TAGS },
    );
    assert.deepEqual(missing, []);
    await buyTheMug(page);
  });

  it('finds them all of one copy, where another script has imported another', async () => {
    const page = await open();
    const copies = await page.evaluate(
      async ({ file, tags }) => {
        await Promise.all([file, `${file}?theme=1`].map((address) => import(address)));
        return new Set(tags.map((tag) => Object.getPrototypeOf(customElements.get(tag)) as unknown)).size;
      },
      { file: FILE, tags: SELLING_TAGS },
    );
    assert.equal(copies, 1);
    await buyTheMug(page);
  });
});
