import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { openMenu } from '../support/open-menu.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

describe('without JavaScript', () => {
  for (const [name, viewport] of Object.entries(WIDTHS)) {
    (name === 'phone' ? test : onlyInWholeRun(test))(
      `from the front page to what readers said, and on to the next entry, ${name}`,
      async () => {
        const { context, page } = await shop.visit({ viewport, javaScriptEnabled: false });
        await page.goto('/');
        const navigation = await openMenu(page);
        await navigation.getByRole('link', { name: 'Journal' }).click();
        await page.getByRole('heading', { name: 'Journal', level: 1 }).waitFor();
        assert.equal(await navigation.locator('[aria-current="page"]').textContent(), 'Journal');

        await page.getByRole('link', { name: 'The kiln we opened too early' }).click();
        const article = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
        await article.getByText('Everyone who works here knows this.').waitFor();
        await article.getByRole('img', { name: /^A brick kiln/ }).waitFor();
        const published = await article.getByRole('time').first().getAttribute('datetime');
        assert.ok(Date.parse(published!) < Date.now(), published!);

        const comments = page.getByRole('region', { name: '3 Comments' });
        assert.equal(await comments.getByRole('article').count(), 3);
        await comments.getByText('I use every day & do not want to lose.').waitFor();

        await page.getByRole('link', { name: 'Why a tee has five seams' }).click();
        await page.getByRole('region', { name: '1 Comment' }).waitFor();
        await page
          .getByRole('navigation', { name: 'Breadcrumb' })
          .getByRole('link', { name: 'Journal' })
          .click();
        await page.getByRole('heading', { name: 'Journal', level: 1 }).waitFor();
        await context.close();
      },
    );
  }

  test('an event shows its time and place, and exports to a calendar', async () => {
    const { context, page } = await shop.visit({ javaScriptEnabled: false });
    await page.goto('/events');
    const coming = page.getByRole('list', { name: 'Coming up' });
    await coming.getByRole('link', { name: 'Mending night & soup' }).click();
    await page.getByRole('definition').filter({ hasText: 'Yard 4, Slipway Lane' }).waitFor();
    const link = page.getByRole('link', { name: 'Add to Google Calendar' });
    const { searchParams } = new URL((await link.getAttribute('href'))!);
    assert.equal(searchParams.get('text'), 'Mending night & soup');
    assert.match(searchParams.get('dates')!, /^\d{8}T\d{6}Z\/\d{8}T\d{6}Z$/);
    assert.equal(searchParams.get('location'), 'Yard 4, Slipway Lane, Portland, ME 04101, US');
    await context.close();
  });

  test('a gallery shows every picture with its caption', async () => {
    const { context, page } = await shop.visit({ javaScriptEnabled: false });
    await page.goto('/gallery');
    await page.getByRole('link', { name: 'Off the shelf' }).click();
    await page.getByRole('heading', { name: 'Off the shelf', level: 1 }).waitFor();
    assert.equal(await page.getByRole('figure').count(), 6);
    const figure = page.getByRole('figure').filter({ hasText: 'A glaze made from clay under the slipway' });
    await figure.getByRole('img', { name: 'A slim bud vase' }).waitFor();
    await context.close();
  });
});

test('the arrow keys scroll a slideshow', async () => {
  const { context, page } = await shop.visit({ reducedMotion: 'reduce' });
  await page.goto('/gallery/a-day-in-the-yard');
  const gallery = page.locator('gallery-block');
  await gallery.getByRole('button', { name: 'Next picture' }).focus();
  const { x } = (await gallery.locator('img').first().boundingBox())!;
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    (before) => document.querySelector('gallery-block img')!.getBoundingClientRect().left < before,
    x,
  );
  await context.close();
});

test('the classic product page links to one that works without JavaScript', async () => {
  const { context, page } = await shop.visit({ javaScriptEnabled: false });
  await page.goto('/shop/everyday-tee/classic');
  assert.equal(await page.getByText(PRODUCT_WORDS.addToCart).isVisible(), false);
  await page.getByRole('link', { name: 'Buy without JavaScript' }).click();
  await page.getByRole('combobox', { name: 'Color' }).waitFor();
  await context.close();
});
