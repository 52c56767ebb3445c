import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { addButton } from '../support/add-button.ts';
import { BROWSER } from '../support/browser.ts';
import { exampleIn, examplesIn } from '../support/examples.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';

const [SHOP = ''] = examplesIn('README.md', 'html');

const PAGE = `${SHOP}
<script type="module">
  const router = { push: (path) => history.pushState(null, '', path) };
  ${exampleIn('docs/frameworks.md', 'js', 'composedPath')}
</script>`;

let server: PageServer;
let browser: Browser;
before(async () => {
  [server, browser] = await Promise.all([startPageServer({ pages: { '/': PAGE } }), BROWSER.borrow()]);
});
after(async () => {
  BROWSER.giveBack();
  await server.close();
});

test('the listener of docs/frameworks.md leads links of the tags through a router', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.url);
  await addButton(page).click();
  const pill = page.getByRole('link', { name: 'One item in cart, $18.00' });
  await pill.click();
  await page.waitForURL('**/cart');
  assert.ok(
    await page.getByRole('heading', { name: 'Stoneware Mug' }).isVisible(),
    'the page is still there',
  );
  await page.goBack();
  await pill.click({ modifiers: ['Alt'] });
  assert.equal(await page.evaluate(() => location.pathname), '/', 'other clicks are left to the browser');
  await context.close();
});
