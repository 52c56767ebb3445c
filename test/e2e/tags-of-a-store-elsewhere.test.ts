import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { fillAddress } from '../support/fill-address.ts';
import { addButton } from '../support/add-button.ts';
import { launchBrowser } from '../support/browser.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';
import { openOwnStore, type VisitedStore } from '../support/store.ts';

const THIRD_PARTY_COOKIES_BLOCKED = '--test-third-party-cookie-phaseout';
const CHALLENGES = '/api/captcha/challenge';

const pages: Record<string, string> = {};
let store: VisitedStore;
let site: PageServer;
let browser: Browser;

before(async () => {
  site = await startPageServer({ pages });
  store = await openOwnStore({ allowedOrigins: [site.url] });
  const page = (body: string) => `<!doctype html><html lang="en"><title>A page elsewhere</title>
<script type="module" src="/dist/cdn/storefront.js"></script>
<store-config api-root="${store.url}" captcha-provider="altcha" captcha-site-key="${CHALLENGES}" page-type="content-item"></store-config>${body}`;
  pages['/'] = page('<store-add-to-cart item-id="mug"></store-add-to-cart><cart-pill></cart-pill>');
  pages['/cart'] = page('<store-cart></store-cart>');
  pages['/tags'] =
    page(`<script type="application/json" data-store-config>{ "reviews": { "native": true } }</script>
<site-form form-id="newsletter"></site-form>
<store-reviews item-id="mug"></store-reviews>
<restock-signup item-id="vase"></restock-signup>`);
  browser = await launchBrowser([THIRD_PARTY_COOKIES_BLOCKED]);
});

after(async () => {
  await browser.close();
  await store.close();
  await site.close();
});

/** The ways to follow a link. */
const WAYS: readonly ((link: Locator) => Promise<void>)[] = [
  (link) => link.press('Enter'),
  (link) => link.click({ modifiers: ['Control'] }),
  (link) => link.click({ button: 'middle' }),
];

test('the link of store-cart leads to the checkout with the cart in the same tab, however it is followed', async () => {
  const context = await browser.newContext({ baseURL: site.url });
  const shown = await context.newPage();
  await shown.goto('/');
  await addButton(shown).click();
  await shown.getByRole('link', { name: 'One item in cart, $18.00' }).waitFor();
  await shown.goto('/cart');
  const link = shown.getByRole('link', { name: 'Checkout' });
  for (const follow of WAYS) {
    assert.equal(await link.getAttribute('href'), `${store.url}/checkout`);
    await follow(link);
    await shown.waitForURL(`${store.url}/checkout`);
    await shown.getByText('$18.00').filter({ visible: true }).first().waitFor();
    await shown.goBack();
    await link.waitFor();
  }
  assert.equal(context.pages().length, 1);
  await link.click();
  await order(shown);
  await shown.goBack();
  await shown.goBack();
  await shown.getByText('You have nothing in your shopping cart.').waitFor();
  await context.close();
});

async function order(shown: Page): Promise<void> {
  await shown.getByLabel('Email').fill('mug@example.org');
  await shown.getByLabel('Name').fill('Ada');
  await fillAddress(shown);
  await shown.getByRole('button', { name: 'Place order' }).click();
  await shown.waitForURL('**/checkout/confirmed/**');
}

test('forms, reviews and restock sign-ups are those of the store', async () => {
  const context = await browser.newContext({ baseURL: site.url });
  const shown = await context.newPage();
  await shown.goto('/tags');
  const form = shown.locator('site-form');
  await form.getByLabel('Email').fill('letters@example.org');
  await form.getByRole('button', { name: 'Sign up' }).click();
  const journal = form.getByRole('link', { name: 'our journal' });
  assert.equal(await journal.getAttribute('href'), `${store.url}/journal`);

  await shown.locator('store-reviews').getByRole('heading', { level: 3 }).first().waitFor();

  const signup = shown.locator('restock-signup');
  await signup.getByLabel('Email').fill('waiting@example.org');
  await signup.getByRole('button', { name: 'Notify me' }).click();
  await signup.getByRole('status').filter({ hasText: 'Signed up!' }).waitFor();
  assert.deepEqual(await context.cookies(), []);
  await context.close();
});
