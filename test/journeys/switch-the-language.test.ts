import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { WORDS as GERMAN } from '../../core/words/languages/words-de.ts';
import { arriveAsOwner } from '../support/owner.ts';
import { frameShown } from '../support/settle.ts';
import { fillCart } from '../support/site-pages.ts';
import { openStore, type VisitedStore } from '../support/store.ts';
import { turnLanguagesOn } from '../support/turn-languages-on.ts';
import type { Visitor } from '../support/visitor.ts';
import { onlyInWholeRun, sampleOf } from '../support/whole-run.ts';

const MUGS = [{ itemId: 'mug', quantity: '2' }];

/** The tag is in the footer, and loads near the viewport. */
async function untilInitialised(page: Page): Promise<void> {
  await page.locator('language-switcher').scrollIntoViewIfNeeded();
  await page.locator('language-switcher:defined').waitFor();
}

describe('switching the language', () => {
  let store: VisitedStore;
  let owner: Visitor;
  before(async () => {
    store = await openStore();
    owner = await arriveAsOwner(store.url);
    await turnLanguagesOn(owner, ['ar', 'de', 'fr', 'ja']);
  });
  after(async () => {
    // Other tests use the same store.
    await owner.send('DELETE', '/api/multilingual/connection');
    await store.close();
  });

  const switchTo = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

  for (const javaScriptEnabled of [true, false])
    it(`keeps page, query, cart and the new language, ${javaScriptEnabled ? 'with' : 'without'} a script`, async () => {
      const { context, page } = await store.visit({ javaScriptEnabled });
      await fillCart(context, MUGS);
      await page.goto('/shop/mug/reviews?sort=lowest');
      await switchTo(page, 'Deutsch');
      await page.waitForURL((url) => url.pathname === '/de/shop/mug/reviews');
      assert.equal(new URL(page.url()).search, '?sort=lowest');
      assert.equal(await page.locator('html').getAttribute('lang'), 'de');
      await page.goto('/de/shop/mug');
      const pill = page.locator('cart-pill').getByRole('link');
      assert.match((await pill.getAttribute('href')) ?? '', /\/de\/cart$/);
      // With a script the pill opens the cart over the page.
      await page.goto('/de/cart');
      await page.getByText('36,00').filter({ visible: true }).first().waitFor();
      await switchTo(page, 'English');
      await page.waitForURL((url) => url.pathname === '/cart');
    });

  it('keeps the header in one row, with every entry of the navigation, at any width', async () => {
    const [withScript, without] = await Promise.all([
      store.visit(),
      store.visit({ javaScriptEnabled: false }),
    ]);
    for (const language of ['', 'ar', 'de', 'fr', 'ja'])
      for (const { page } of [withScript, without]) {
        await page.goto(`/${language}`);
        const menu = page.getByRole('banner').locator('summary').first();
        const navigation = page.getByRole('banner').getByRole('navigation');
        // Without a script, entries between these widths may need two rows.
        for (const width of page === withScript.page
          ? [320, 390, 736, 740, 800, 900, 1280]
          : [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          if (page === withScript.page) await frameShown(page);
          const hasButton = await menu.isVisible();
          const { height } = (await page.getByRole('banner').boundingBox())!;
          assert.ok(height < 80, `${language} at ${width}: ${height} px`);
          const cart = navigation.locator('[data-store-cart][href]');
          const shown = await cart
            .locator('svg, span')
            .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().width > 1));
          assert.equal(shown.length, 1, `${language} at ${width}: the cart's word or its icon`);
          if (hasButton) await menu.press('Enter');
          assert.equal(await navigation.getByRole('link').count(), 7, `${language} at ${width}`);
          assert.ok(await navigation.locator('[href$="#makers"]').isVisible());
          if (hasButton) await menu.press('Enter');
          assert.equal(
            await navigation.locator('[href$="#makers"]').isVisible(),
            !hasButton,
            `${language} at ${width}`,
          );
        }
      }
  });

  for (const language of sampleOf(['ar', 'de', 'fr', 'ja']))
    it(`shows the same texts before and after the scripts have loaded: ${language}`, async () => {
      const read = async (options: { readonly javaScriptEnabled: boolean }) => {
        const { context, page } = await store.visit(options);
        await fillCart(context, MUGS);
        await page.goto(`/${language}/shop/mug`);
        const product = page.locator('store-product');
        if (options.javaScriptEnabled) await page.locator('store-add-to-cart:defined').waitFor();
        const pill = page.locator('cart-pill').getByRole('link');
        const price = product
          .locator('store-price')
          .getByText(/18[.,]00/)
          .first();
        const button = product.locator('store-add-to-cart').getByRole('button').last();
        const texts = [page.title(), price.innerText(), button.innerText(), pill.innerText()];
        const label = await pill.getAttribute('aria-label');
        return [label ?? '', ...(await Promise.all(texts))].map((text) => text.replace(/\s+/g, ' ').trim());
      };
      const printed = await read({ javaScriptEnabled: false });
      assert.deepEqual(await read({ javaScriptEnabled: true }), printed);
      assert.match(printed.join(' '), /18[.,]00/);
    });

  it('is announced, and changes tags, cart and checkout', async () => {
    const { page } = await store.visit();
    await page.addInitScript(() => {
      document.addEventListener('store-locale-change', ({ detail }) => {
        document.documentElement.dataset['received'] = JSON.stringify(detail);
      });
    });
    await page.goto('/shop/mug');
    await untilInitialised(page);
    await page.evaluate(() => {
      history.replaceState(null, '', '?from=test#content');
    });
    await switchTo(page, 'Deutsch');
    await page.waitForURL((url) => url.pathname === '/de/shop/mug' && url.search === '?from=test');
    await untilInitialised(page);
    await page.locator('html[data-received]').waitFor();
    const received = await page.locator('html').getAttribute('data-received');
    assert.deepEqual(JSON.parse(received ?? ''), { language: 'de', previousLanguage: 'en-US' });
    await page.getByText('Sprache der Seite: Deutsch').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: GERMAN.addToCart }).click();
    await page
      .getByRole('link', { name: /im Warenkorb/ })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === '/de/cart');
    // The server-rendered cart has none, and its link has the same name.
    await page.getByRole('button', { name: 'Stoneware Mug: Menge erhöhen' }).waitFor();
    await page
      .getByRole('link', { name: 'Zur Kasse' })
      .or(page.getByRole('button', { name: 'Zur Kasse' }))
      .click();
    await page.waitForURL((url) => url.pathname === '/de/checkout');
  });

  onlyInWholeRun(it)('sets the language of restock emails', async () => {
    const { page } = await store.visit();
    await page.goto('/ar/shop/bud-vase');
    const signup = page.locator('restock-signup');
    await signup.locator('input:invalid').waitFor();
    await signup.locator('input[type=email]').fill('arabic@example.com');
    const sent = page.waitForRequest((request) => request.url().includes('/notifications/restock'));
    await signup.getByRole('button').click();
    const { language } = (await sent).postDataJSON() as { readonly language: string };
    assert.equal(language, 'ar');
  });

  onlyInWholeRun(it)('saves the language in a member’s account', async () => {
    const { page } = await store.visit();
    await page.goto('/members');
    const form = page.getByRole('region', { name: 'Join' });
    await form.getByLabel('Email').fill(`reader-${Date.now()}@example.org`);
    await form.getByLabel('Password').fill('celadon over tenmoku');
    await form.getByRole('button', { name: 'Join' }).click();
    await page.getByText('You are logged in as').waitFor();
    // The members' page may set its own language only now.
    const response = page.waitForResponse(
      (each) =>
        new URL(each.url()).pathname.endsWith('/account/locale') && each.frame().url().endsWith('/de/shop'),
    );
    await page.goto('/de/shop');
    await untilInitialised(page);
    const answer = await response;
    assert.equal(answer.status(), 200);
    assert.deepEqual(answer.request().postDataJSON(), { language: 'de' });
  });
});
