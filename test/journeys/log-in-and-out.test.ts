import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { fillCart } from '../support/site-pages.ts';
import { openStore, type VisitedStore } from '../support/store.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

const PASSWORD = 'celadon over tenmoku';
const MUGS = [{ itemId: 'mug', quantity: '2' }];

let count = 0;

describe('logging in and out', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  async function join(page: Page): Promise<string> {
    const email = `member-${(count += 1)}@example.org`;
    await page.goto('/members');
    const form = page.getByRole('region', { name: 'Join' });
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Join' }).press('Enter');
    await page.getByText(`You are logged in as ${email}.`).waitFor();
    return email;
  }

  async function quantityIn(page: Page): Promise<number> {
    const answer = await page.context().request.get('/api/commerce/shopping-cart');
    return ((await answer.json()) as { totalQuantity: number }).totalQuantity;
  }

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with a script' : 'without a script';
    it(`keeps the cart, and restores it on another device, ${how}`, async () => {
      const { context, page } = await store.visit({ javaScriptEnabled });
      await fillCart(context, MUGS);
      const email = await join(page);
      assert.equal(await quantityIn(page), 2);
      const other = await store.visit({ javaScriptEnabled });
      await fillCart(other.context, MUGS);
      await other.page.goto('/members');
      const form = other.page.getByRole('region', { name: 'Log in' });
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Password').fill('wrong');
      await form.getByRole('button', { name: 'Log in' }).click();
      await form.getByRole('alert').getByText("don't match").waitFor();
      assert.equal(await form.getByLabel('Email').inputValue(), email);
      await form.getByLabel('Password').fill(PASSWORD);
      await form.getByRole('button', { name: 'Log in' }).click();
      await other.page.getByText(`You are logged in as ${email}.`).waitFor();
      assert.equal(await quantityIn(other.page), 4);
    });

    for (const isKept of [true, false])
      // The server's tests cover all combinations.
      (isKept === javaScriptEnabled ? it : onlyInWholeRun(it))(
        `${how}: a logout ${isKept ? 'leaves a copy of the cart' : 'leaves an empty cart'}`,
        async () => {
          const { context, page } = await store.visit({ javaScriptEnabled });
          await fillCart(context, MUGS);
          await join(page);
          if (isKept) await page.getByLabel('Keep my cart on this device').check();
          await page.getByRole('button', { name: 'Log out' }).click();
          await page.waitForURL((url) => url.pathname === '/');
          assert.equal(await quantityIn(page), isKept ? 2 : 0);
        },
      );
  }
});
