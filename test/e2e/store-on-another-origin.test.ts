import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { storefront } from '../../elements/index.ts';
import { addButton } from '../support/add-button.ts';
import { launchBrowser } from '../support/browser.ts';
import { fillAddress } from '../support/fill-address.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';
import { openOwnStore, type VisitedStore } from '../support/store.ts';

const THIRD_PARTY_COOKIES_BLOCKED = '--test-third-party-cookie-phaseout';
const ONE_MUG = { name: 'One item in cart, $18.00' } as const;
const MEMBER = { email: 'ada-elsewhere@example.org', password: 'celadon over tenmoku' };

const page = (
  apiRoot: string,
  body: string,
) => `<!doctype html><html lang="en"><title>A page elsewhere</title>
<script type="module" src="/dist/cdn/storefront.js"></script>
<store-config api-root="${apiRoot}"></store-config>${body}`;

/** As many servers set it: browsers then hide the page's origin in its own forms. */
const HIDING = '<meta name="referrer" content="no-referrer">';

const selling = (apiRoot: string) =>
  page(apiRoot, `${HIDING}<store-add-to-cart item-id="mug"></store-add-to-cart><cart-pill></cart-pill>`);

const pages: Record<string, string> = {};
let store: VisitedStore;
let site: PageServer;
let browser: Browser;
/** The origin that the store allows, and the same site under a name that it does not. */
let [allowed, refused] = ['', ''];

before(async () => {
  site = await startPageServer({ pages });
  // On 127.0.0.1, which is another site than the store's localhost: its cookies are those of a third party.
  allowed = site.url;
  refused = site.url.replace('127.0.0.1', 'localhost');
  store = await openOwnStore({ allowedOrigins: [allowed] });
  pages['/'] = selling(store.url);
  pages['/cart'] = page(store.url, '<store-cart></store-cart>');
  pages['/members'] = page(store.url, '<member-join></member-join><member-login></member-login>');
  pages['/plan'] = page(store.url, '<store-add-to-cart item-id="coffee"></store-add-to-cart>');
  const json = JSON.stringify({
    id: 'mug',
    title: 'Mug',
    structuredContent: {
      productType: 1,
      variants: [{ sku: 'mug', priceMoney: { value: '18.00', currency: 'USD' }, qtyInStock: 50 }],
    },
  });
  pages['/plain'] = page(
    store.url,
    `<store-product><script type="application/json">${json}</script><store-add-to-cart></store-add-to-cart></store-product>`,
  );
  browser = await launchBrowser([THIRD_PARTY_COOKIES_BLOCKED]);
});

after(async () => {
  await browser.close();
  await store.close();
  await site.close();
});

async function open(path: string, origin = allowed) {
  const context = await browser.newContext({ baseURL: origin });
  const opened = await context.newPage();
  const said: string[] = [];
  opened.on('console', (message) => said.push(message.text()));
  await opened.goto(path);
  return { context, page: opened, said };
}

const pill = (shown: Page) => shown.getByRole('link', ONE_MUG);

/** Fills in the store's form. */
async function order(shown: Page): Promise<void> {
  await shown.getByText('Stoneware Mug').filter({ visible: true }).first().waitFor();
  await shown.getByLabel('Email').fill('mug@example.org');
  await shown.getByLabel('Name').fill('Ada');
  await fillAddress(shown);
  await shown.getByRole('button', { name: 'Place order' }).click();
  await shown.waitForURL('**/checkout/confirmed/**');
}

/** The module of the page, as a program on it imports it. */
const MODULE = '/dist/cdn/storefront.js';

/** Goes to the checkout, as a page's own button does. */
const checkOut = (shown: Page) =>
  shown.evaluate(async (url) => {
    const module = (await import(url)) as { storefront: typeof storefront };
    await module.storefront().cart.checkout();
  }, MODULE);

/** What the tags say to the developer, besides that visits are not counted. */
const warningsIn = (said: readonly string[]) =>
  said.filter((line) => line.includes('storefront-elements') && !line.includes('visits are not counted'));

test('sells, edits and checks out, in all tabs, without any cookie', async () => {
  const { context, page: shown, said } = await open('/');
  await addButton(shown).click();
  await pill(shown).waitFor();
  await shown.reload();
  await pill(shown).waitFor();

  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: 'Increase quantity of Stoneware Mug' }).click();
  await shown.getByRole('link', { name: '2 items in cart, $36.00' }).waitFor();
  const picture = other.locator('store-cart img').first();
  assert.match((await picture.getAttribute('src')) ?? '', new RegExp(`^${store.url}/assets/`));
  assert.deepEqual(await context.cookies(), []);
  assert.deepEqual(warningsIn(said), []);
  assert.equal(
    said.filter((line) => line.includes('visits are not counted')).length,
    2,
    'once per page view',
  );

  await checkOut(shown);
  await order(shown);
  assert.ok(!shown.url().includes('code='));
  await other.reload();
  await other.getByText('You have nothing in your shopping cart.').waitFor();
  await context.close();
});

test('asks before the first click whether it may add, so that the click only sends the addition', async () => {
  let questions = 0;
  const road = await startPageServer({
    pages: {},
    store: store.url,
    passOn: (headers) => {
      if (headers['access-control-request-headers']?.includes('idempotency-key')) questions += 1;
      return headers;
    },
  });
  pages['/watched'] = selling(road.url);
  const { context, page: shown } = await open('/');
  await Promise.all([shown.waitForResponse('**/shopping-cart/entries'), shown.goto('/watched')]);
  assert.equal(questions, 1);
  await addButton(shown).click();
  await pill(shown).waitFor();
  assert.equal(questions, 1);
  await context.close();
  await road.close();
});

test('logs members in and out with the token, whose copy is worth nothing afterwards', async () => {
  const { context, page: shown } = await open('/members');
  const form = shown.locator('member-join');
  await form.getByRole('textbox', { name: 'Email' }).fill(MEMBER.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(MEMBER.password);
  await form.getByRole('button', { name: 'Join' }).click();
  const logOut = shown.getByRole('button', { name: 'Log out' });
  await logOut.waitFor();
  await shown.reload();
  await logOut.waitFor();
  const stored =
    (await shown.evaluate((key) => localStorage.getItem(key), `store-session.${store.url}`)) ?? '';
  const { token } = (JSON.parse(stored) as { data: { token: string } }).data;
  assert.equal(await isMember(token), true);
  await logOut.click();
  await shown.getByRole('button', { name: 'Join' }).waitFor();
  assert.equal(await isMember(token), false);
  await shown.reload();
  await shown.getByRole('button', { name: 'Join' }).waitFor();
  assert.deepEqual(await context.cookies(), []);
  await context.close();
});

async function isMember(token: string): Promise<boolean> {
  const headers = { origin: allowed, authorization: `Bearer ${token}` };
  const answer = await fetch(`${store.url}/api/site-users/account/session`, { headers });
  return ((await answer.json()) as { authenticated: boolean }).authenticated;
}

test('sells and checks out from the memory of the page where storage is blocked', async () => {
  const context = await browser.newContext({ baseURL: allowed });
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const shown = await context.newPage();
  await shown.goto('/');
  await addButton(shown).click();
  await pill(shown).waitFor();
  await shown.locator('store-add-to-cart').evaluate((tag) => {
    tag.setAttribute('express', '');
  });
  await addButton(shown).click();
  await shown.waitForURL(`${store.url}/checkout`);
  await shown.getByText('$36.00').filter({ visible: true }).first().waitFor();
  await context.close();
});

test('takes a subscription to its own checkout', async () => {
  const { context, page: shown } = await open('/plan');
  await shown.getByRole('button', { name: 'Subscribe' }).click();
  await shown.waitForURL(`${store.url}/checkout?cartToken=*`);
  await shown.getByRole('button', { name: 'Subscribe · $14.00 every week' }).waitFor();
  await context.close();
});

test('shows the failure to the visitor and what to allow to the developer, on a page that the store does not allow', async () => {
  const { context, page: shown, said } = await open('/plain', refused);
  await addButton(shown).click();
  await shown.getByRole('alert').getByText('Unable to Add Item').waitFor();
  assert.equal(warningsIn(said).length, 1, said.join('\n'));
  assert.match(warningsIn(said)[0]!, new RegExp(`add ${refused} to its ALLOWED_ORIGINS`));
  await context.close();
});
