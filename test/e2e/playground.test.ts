import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { addButton } from '../support/add-button.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

describe('the playground', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  for (const [device, viewport] of Object.entries(WIDTHS))
    test(`shows, sells and copies the typed product on a ${device}, by keyboard alone`, async () => {
      const { context, page } = await store.visit({ viewport });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const troubles: string[] = [];
      page.on('console', (message) => troubles.push(message.text()));
      page.on('pageerror', (error) => troubles.push(String(error)));
      await page.goto('/playground');
      const source = page.getByRole('textbox', { name: 'HTML' });
      const preview = page.getByRole('region', { name: 'Preview' });
      await preview.getByRole('radio', { name: 'Sand' }).waitFor();

      const text = await source.inputValue();
      await source.fill(
        text
          .replace('"18.00"', '"19.50"')
          .replace('gateway="memory"', 'currency="GBP"')
          .replace('<store-cart>', '<store-cart checkout-href="/till">'),
      );
      await preview.getByText('€19.50').filter({ visible: true }).first().waitFor();
      await preview.getByRole('radio', { name: 'Sand' }).check();
      await addButton(preview).press('Enter');
      await preview.locator('store-cart').scrollIntoViewIfNeeded();
      await preview.getByRole('link', { name: 'Checkout' }).press('Enter');
      await page.getByText('From here the visitor goes to /till.').waitFor();

      await page.getByRole('button', { name: 'Copy HTML' }).press('Enter');
      await page.getByRole('status').getByText('Copied').waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(
        copied,
        /^<link rel="stylesheet"[^]*storefront\.js[^]*19\.50[^]*<store-cart checkout-href/,
      );
      assert.deepEqual(troubles, []);
    });

  test('explains why a product is not JSON', async () => {
    const { page } = await store.visit();
    await page.goto('/playground');
    const source = page.getByRole('textbox', { name: 'HTML' });
    const text = await source.inputValue();
    await source.fill(text.replace('"id": "mug",', '"id": "mug"'));
    await page.getByRole('status').getByText('This product is not JSON yet').waitFor();
    await source.fill(text);
    await page.getByRole('radio', { name: 'Sand' }).waitFor();
    assert.equal(await page.getByText('not JSON yet').count(), 0);
  });

  test('runs no script that is typed', async () => {
    const { page } = await store.visit();
    await page.goto('/playground');
    await page
      .getByRole('textbox', { name: 'HTML' })
      .fill(
        '<h2>Typed</h2><script>document.title = "ran"</script><img src="x" onerror="document.title = \'ran\'">',
      );
    await page.getByRole('heading', { name: 'Typed' }).waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('#preview img')?.complete);
    assert.match(await page.title(), /^Playground/);
  });

  test('says without JavaScript that it needs it, and shows the HTML', async () => {
    const { page } = await store.visit({ javaScriptEnabled: false });
    await page.goto('/playground');
    assert.match(await page.locator('noscript').innerText(), /^The playground needs JavaScript\./);
    assert.match(await page.getByRole('textbox', { name: 'HTML' }).inputValue(), /<store-add-to-cart/);
    assert.equal(await page.getByRole('button', { name: 'Copy HTML' }).count(), 0);
  });
});
