/**
 * `npm run pictures`: photographs the themes for docs/styling.md, into docs/themes/. `npm run pictures -- <folder>`
 * photographs the tags on all kinds of pages for a visual check: white, dark with and without color-scheme, over a photo,
 * narrow, right to left. Uses the build in dist/.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { ROOT } from './run.mjs';

/** A page to photograph: the body's look, and differences from a plain page. */
const PAGES = {
  white: { body: 'background: #fff; color: #222' },
  'dark-without-color-scheme': { body: 'background: #16181d; color: #eceef2' },
  'dark-with-color-scheme': { body: 'background: #16181d; color: #eceef2; color-scheme: dark' },
  blue: { body: 'background: #0046d5; color: #fff' },
  photo: {
    body: `color: #fff; background:
      radial-gradient(circle at 20% 30%, #5f7a52, transparent 40%), radial-gradient(circle at 80% 10%, #7a5a3c, transparent 35%),
      radial-gradient(circle at 65% 75%, #2f5d6b, transparent 45%), repeating-linear-gradient(115deg, #07130d 0 22px, #10241a 22px 41px)`,
  },
  'narrow-320': { body: 'background: #fff; color: #222', width: 320 },
  'from-right-to-left': { body: 'background: #faf3e6; color: #33251b', dir: 'rtl' },
};
const THEMES = ['quiet', 'soft', 'bold'];
const ORIGIN = 'http://pictures.test';
const FONT = 'font: 16px/1.5 system-ui, "DejaVu Sans", sans-serif';

const { teeProduct, printProduct } = await import(path.join(ROOT, 'dist/elements/testing.js'));
const entry = (id, title, quantity, unitPriceCents, chosenVariant) => ({
  id,
  itemId: id,
  title,
  quantity,
  purchasePriceCents: unitPriceCents,
  subTotal: quantity * unitPriceCents,
  ...(chosenVariant && { chosenVariant }),
});
const CART = {
  id: 'cart',
  currency: 'USD',
  entries: [entry('tee', 'Everyday Tee', 2, 2400), entry('print', 'Fern Print', 1, 1200)],
  subtotalCents: 6000,
  grandTotalCents: 6000,
  totalQuantity: 3,
};

const json = (value) => JSON.stringify(value).replaceAll("'", '&#39;');
const product = (title, item, attributes = '') => `
  <article><h2>${title}</h2><store-add-to-cart ${attributes} product='${json(item)}'></store-add-to-cart></article>`;

function pageOf({ body, dir = 'ltr' }, theme, content) {
  return `<!doctype html><html lang="en" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <style>body { margin: 0; padding: 2rem; ${FONT}; ${body} } h2 { margin: 0 0 .5rem; font-size: 1.25rem }
    main { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); align-items: start }</style>
    ${theme ? `<link rel="stylesheet" href="/themes/${theme}.css">` : ''}
    <main>${content}</main><script src="/cdn/storefront.all.js"></script></html>`;
}

/** Serves dist/, and the store's API with one cart. */
async function answer(route, html) {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
  if (pathname.startsWith('/api/')) return route.fulfill({ json: CART });
  return route.fulfill({ path: path.join(ROOT, 'dist', pathname) });
}

async function photograph(browser, { width, file, html, act = null }) {
  const page = await browser.newPage({ viewport: { width, height: 700 } });
  await page.context().addCookies([{ name: 'CART', value: 'cart', url: ORIGIN }]);
  await page.route(`${ORIGIN}/**`, (route) => answer(route, html));
  await page.goto(ORIGIN);
  await page.locator('store-add-to-cart').first().getByRole('button').waitFor();
  await act?.(page);
  await page.locator('body').screenshot({ path: file, animations: 'disabled' });
  await page.close();
}

/** Everything that can look wrong: lists, radio buttons, a failure, a sale, sold out, the pill and the whole cart. */
const EVERYTHING = [
  product('Everyday Tee', teeProduct),
  product('Everyday Tee', teeProduct, 'options="radio"'),
  product('Fern Print', printProduct),
  `<div style="grid-column: 1 / -1"><store-cart></store-cart></div>`,
  `<cart-pill position="inline"></cart-pill>`,
].join('');

async function showStates(page) {
  await page.getByRole('link', { name: 'Checkout' }).waitFor();
  await page.locator('store-add-to-cart').first().getByRole('button').click();
  const radios = page.locator('store-add-to-cart').nth(1);
  await radios.getByRole('radio', { name: 'Sand' }).check();
  await radios.getByRole('radio', { name: /^M/ }).check();
}

const folder = process.argv[2];
const target = path.resolve(folder ?? path.join(ROOT, 'docs/themes'));
mkdirSync(target, { recursive: true });
const { executablePath, args } = findChromium();
const browser = await chromium.launch({ executablePath, args });
const inTarget = (name) => path.join(target, `${name}.png`);
if (folder) {
  for (const [name, look] of Object.entries(PAGES)) {
    const html = pageOf(look, null, EVERYTHING);
    await photograph(browser, { width: look.width ?? 1000, file: inTarget(name), html, act: showStates });
  }
}
for (const theme of THEMES) {
  for (const name of folder ? ['white', 'dark-without-color-scheme'] : ['white']) {
    const html = pageOf(PAGES[name], theme, folder ? EVERYTHING : product('Everyday Tee', teeProduct));
    const file = inTarget(folder ? `${theme}-${name}` : theme);
    await photograph(browser, { width: folder ? 1000 : 336, file, html });
  }
}
await browser.close();
