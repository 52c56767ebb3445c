import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { openSettled } from '../support/settle.ts';
import { openOwnStore, type VisitedStore } from '../support/store.ts';

/** Waits for the script, which checks the address and sends the server-rendered form in place. */
const untilEnhanced = (offer: Locator) => offer.locator('input:invalid').waitFor();

describe('the restock sign-up', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openOwnStore();
  });
  after(() => store.close());

  it('works from the sold-out vase, with a captcha, to the email in the owner’s outbox', async () => {
    const { page } = await store.visit();
    await openSettled(page, '/shop/bud-vase');
    const signup = page.locator('restock-signup');
    await untilEnhanced(signup);
    await signup.getByLabel('Email').fill('waiting@example.com');
    await signup.getByRole('button', { name: 'Notify me' }).click();
    await signup.getByRole('status').filter({ hasText: 'Signed up!' }).waitFor();
    await page.reload();
    await signup.getByRole('status').filter({ hasText: 'Signed up!' }).waitFor();

    const { page: owner } = await store.visit();
    await owner.goto('/owner/restock');
    await owner.getByLabel('Name').fill('owner');
    await owner.getByLabel('Password').fill(OWNER_PASSWORD);
    await owner.getByRole('button', { name: 'Log in' }).click();
    await owner.getByRole('button', { name: '1 person is waiting' }).click();
    await owner
      .getByRole('list', { name: 'Requests for Bud Vase' })
      .getByText('waiting@example.com')
      .waitFor();
    await setStockOfVase(owner, 1);
    await owner.goto('/owner/restock');
    await owner.getByRole('button', { name: 'Send all emails' }).click();
    // A dialog's content is in the page, not inside the dialog's own nodes.
    const question = owner.locator('[data-store-question]');
    await question.getByRole('button', { name: 'Send all emails' }).click();
    await owner.getByText('1 email sent.').waitFor();
    await owner.getByText('No back-in-stock requests.').waitFor();
    await owner.goto('/owner/mails');
    await owner.getByRole('link', { name: 'Back in stock: Bud Vase' }).first().click();
    await owner.getByText('To waiting@example.com').waitFor();
    assert.match(await owner.locator('main').innerText(), /Bud Vase is back in stock\./);
    await setStockOfVase(owner, 0);
  });

  it('works in the classic page, too', async () => {
    const { page } = await store.visit();
    await page.goto('/shop/bud-vase/classic');
    const offer = page.locator('.product-restock-notification');
    await untilEnhanced(offer);
    await offer.getByRole('textbox', { name: 'Email' }).fill('classic@example.com');
    await offer.getByRole('button', { name: 'Notify me' }).click();
    await offer.getByRole('status').filter({ hasText: 'Signed up!' }).waitFor();
  });

  it('says that a choice is sold out on the size, and promises no delivery of it', async () => {
    const { page } = await store.visit();
    // A choice in the printed list would wait for it forever once the tag has drawn its own.
    await openSettled(page, '/shop/everyday-tee');
    const [color, size] = ['Color', 'Size'].map((name) => page.getByRole('combobox', { name })) as [
      Locator,
      Locator,
    ];
    const promise = page.getByText('Ships within two days');
    await color.selectOption('Forest');
    await promise.waitFor();
    await size.selectOption('M');
    await promise.waitFor({ state: 'hidden' });
    const textOf = (list: Locator) =>
      list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
    assert.deepEqual([await textOf(color), await textOf(size)], ['Forest', 'M (sold out)']);
    await size.selectOption('S');
    await promise.waitFor();
    await page.goto('/shop/bud-vase');
    assert.equal(await promise.count(), 0);
  });

  it('explains without JavaScript that it needs a script, or links to a page of its own', async () => {
    const { page } = await store.visit({ javaScriptEnabled: false });
    await page.goto('/shop/bud-vase');
    await page.getByRole('button', { name: 'Notify me' }).waitFor();
    assert.match(await page.locator('noscript p').first().innerText(), /needs JavaScript to check/);
    await page.goto('/shop/everyday-tee');
    await page.getByRole('link', { name: 'Notify me when sold-out items are back' }).click();
    await page.getByLabel('Which one?').waitFor();
  });
});

async function setStockOfVase(owner: Page, quantity: number): Promise<void> {
  await owner.goto('/owner/stock?q=vase');
  await owner.getByLabel('In stock: Bud Vase').fill(String(quantity));
  await owner.getByRole('button', { name: 'Save stock' }).click();
  await owner.getByText('The stock of one variant was saved.').waitFor();
}
