import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ADD_BUTTON } from '../support/add-button.ts';
import { OTHER_BROWSERS, type OtherPage } from '../support/other-browsers.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';
import { openOwnStore, type VisitedStore } from '../support/store.ts';
import { USUAL_ADDRESS } from '../support/visitor.ts';

const MUG = 'Stoneware Mug';

const pages: Record<string, string> = {};
let store: VisitedStore;
let site: PageServer;

before(async () => {
  site = await startPageServer({ pages });
  store = await openOwnStore({ allowedOrigins: [site.url] });
  // Two sites, so that the store's cookies are those of a third party.
  assert.deepEqual(
    [site.url, store.url].map((url) => new URL(url).hostname),
    ['127.0.0.1', 'localhost'],
  );
  const page = (body: string) => `<!doctype html><html lang="en"><title>A page elsewhere</title>
<script type="module" src="/dist/cdn/storefront.js"></script>
<store-config api-root="${store.url}/"></store-config>${body}`;
  pages['/'] = page('<store-add-to-cart item-id="mug"></store-add-to-cart><cart-pill></cart-pill>');
  pages['/cart'] = page('<store-cart></store-cart>');
});

after(async () => {
  await store.close();
  await site.close();
});

const VISITS = {
  'sells, edits and checks out at a store elsewhere, with third-party cookies blocked,': visitElsewhere,
  'finds a product in the store, sells it and checks out': visitStore,
};

for (const { name, isThere, open } of OTHER_BROWSERS)
  for (const [title, visit] of Object.entries(VISITS))
    test(`${title} in ${name}`, { skip: !isThere() && `${name} is not installed` }, async () => {
      const page = await open();
      try {
        await visit(page);
      } finally {
        await page.close();
      }
    });

async function visitElsewhere(page: OtherPage): Promise<void> {
  await page.goTo(`${site.url}/`);
  await page.click(ADD_BUTTON);
  await page.untilShown({ role: 'link', name: 'One item in cart, $18.00' });
  await page.goTo(`${site.url}/cart`);
  await page.click({ role: 'button', name: `Increase quantity of ${MUG}` });
  await page.untilShown({ text: '$36.00' });
  assert.equal(await page.evaluate('document.cookie'), '');

  await page.click({ role: 'link', name: 'Checkout' });
  await page.untilAt(`${store.url}/checkout`);
  await page.untilShown({ text: '$36.00' });
  assert.equal(await page.url(), `${store.url}/checkout`, 'without the code');
  await placeOrder(page);

  await page.goTo(`${site.url}/cart`);
  await page.untilShown({ text: 'You have nothing in your shopping cart.' });
  assert.equal(await page.evaluate('document.cookie'), '');
}

async function visitStore(page: OtherPage): Promise<void> {
  await page.goTo(`${store.url}/`);
  await page.click({ role: 'link', name: 'Shop' });
  await page.untilAt(`${store.url}/shop`);
  await page.click({ role: 'link', name: MUG });
  await page.untilAt(`${store.url}/shop/`);
  await page.click(ADD_BUTTON);
  await page.click({ role: 'link', name: 'One item in cart, $18.00' });
  await page.click({ role: 'button', name: `Increase quantity of ${MUG}` });
  await page.untilShown({ text: '$36.00' });
  await page.click({ role: 'link', name: 'Checkout' });
  await page.untilAt(`${store.url}/checkout`);
  await placeOrder(page);
  await page.goTo(`${store.url}/cart`);
  await page.untilShown({ text: 'You have nothing in your shopping cart.' });
}

async function placeOrder(page: OtherPage): Promise<void> {
  await page.type({ role: 'textbox', name: 'Email' }, 'mug@example.org');
  await page.type({ role: 'textbox', name: 'Name' }, 'Ada');
  await page.type({ role: 'textbox', name: 'Address line 1' }, USUAL_ADDRESS.line1);
  await page.type({ role: 'textbox', name: 'City' }, USUAL_ADDRESS.city);
  await page.type({ role: 'textbox', name: 'State or region' }, USUAL_ADDRESS.region);
  await page.type({ role: 'textbox', name: 'Postal code' }, USUAL_ADDRESS.postalCode);
  await page.click({ role: 'button', name: 'Place order' });
  await page.untilAt(`${store.url}/checkout/confirmed/`);
}
