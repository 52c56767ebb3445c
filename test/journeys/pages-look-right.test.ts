import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { forget } from '../support/forget.ts';
import { isFocusUnderPill } from '../support/is-focus-under-pill.ts';
import { barriersIn, complaintsOf, sidewaysScroll } from '../support/page-audit.ts';
import { frameShown, openSettled, settle, untilGalleriesDrawn } from '../support/settle.ts';
import { open, openFilled, SITE_PAGES, type Visit } from '../support/site-pages.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';
import { IS_WHOLE_RUN, onlyInWholeRun } from '../support/whole-run.ts';

const ALL_WIDTHS = [320, 390, 768, 1280];
const HEIGHT = 900;
/** Of the tee in the cart. */
const LONG_VALUE = 'Donaudampfschifffahrtsgesellschaftsblau';
const LONG_TITLE = `A mug for ${'donaudampfschifffahrtskapitäne'.repeat(3)} and everybody else in the harbour`;
/** No shift, except for a page that is painted before its last bytes arrive. */
const NO_SHIFT = 0.001;
/** Every kind of page once, and both widths. */
const EVERYDAY_SHIFTS = [
  '/shop/everyday-tee, phone',
  '/shop/gift-card, desktop',
  '/shop, phone',
  'the filled cart, phone',
  'the empty cart, desktop',
];
const EVERYDAY_DARK = ['a product with options', 'the contact page', 'the filled cart'];
/** Red, green and blue of text that only a dark page has. */
const LIGHT_TEXT = 200;
/** The darkest of red, green and blue of the page's text. */
const textLightness = () => Math.min(...getComputedStyle(document.body).color.match(/\d+/g)!.map(Number));
/** A visible layout shift. */
const VISIBLE_SHIFT = 0.1;

interface WatchedWindow {
  shifts: PerformanceEntry[];
  observer: PerformanceObserver;
}

/** Asserts that a page is dark and accessible in a dark color scheme, at the width of a phone. */
async function assertDark(page: Page): Promise<void> {
  await page.setViewportSize(WIDTHS.phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await barriersIn(page), [], 'axe in a dark color scheme');
  assert.ok((await page.evaluate(textLightness)) > LIGHT_TEXT, 'the text is light');
}

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

describe('a page without overflow at any width, accessible, with one heading, under the strict policy:', () => {
  // One tab for all of them, so that shared files load and compile once.
  let visitor: Visit;
  let complaints: string[];

  before(async () => {
    visitor = await shop.visit({ reducedMotion: 'reduce' });
    complaints = complaintsOf(visitor.page);
  });

  after(() => visitor.context.close());

  for (const { name, title, go } of SITE_PAGES) {
    test(name, async () => {
      const { page } = visitor;
      await forget(visitor);
      complaints.length = 0;
      await page.emulateMedia({ colorScheme: 'light' });
      await go(visitor);
      await settle(page);
      await untilGalleriesDrawn(page);
      assert.equal(await page.title(), `${title} · Clay & Cotton`);
      assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1);
      for (const width of ALL_WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        assert.equal(await page.evaluate(sidewaysScroll), 0, `sideways at ${width}`);
        const isAudited = width === WIDTHS.phone.width || (IS_WHOLE_RUN && width === WIDTHS.desktop.width);
        if (isAudited) assert.deepEqual(await barriersIn(page), [], `axe at ${width}`);
      }
      if (IS_WHOLE_RUN || EVERYDAY_DARK.includes(name)) await assertDark(page);
      assert.deepEqual(complaints, []);
    });
  }
});

test('a very long word as a title or a value overflows nowhere', async () => {
  const visitor = await shop.visit();
  const { context, page } = visitor;
  await page.route(/\/(shop|cart|checkout|shopping-cart)\b/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('Stoneware Mug', LONG_TITLE);
    await route.fulfill({ response, body: body.replaceAll(/\bInk\b/g, LONG_VALUE) });
  });
  for (const go of [open('/shop'), open('/shop/mug'), openFilled('/cart'), openFilled('/checkout')]) {
    await go(visitor);
    await settle(page);
    await page.getByText(LONG_TITLE).filter({ visible: true }).first().waitFor();
    for (const width of ALL_WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      assert.equal(await page.evaluate(sidewaysScroll), 0, `${page.url()} at ${width}`);
    }
  }
  await context.close();
});

test('focused controls keep their corners, and every list has the same arrow', async () => {
  const { context, page } = await shop.visit();
  const arrows = new Set<string>();
  for (const path of ['/contact', '/shop/everyday-tee', '/shop/everyday-tee/classic', '/shop/mug/reviews']) {
    await openSettled(page, path);
    const { changed, ofLists } = await page.evaluate(() => {
      const roots: ParentNode[] = [document];
      const changed: string[] = [];
      const ofLists: string[] = [];
      for (const root of roots) {
        for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
        for (const control of root.querySelectorAll<HTMLElement>(
          'main :is(a, input, select, textarea, button), select, button',
        )) {
          const style = getComputedStyle(control);
          const before = style.borderRadius;
          control.focus({ preventScroll: true });
          // A tag that draws meanwhile replaces the printed control.
          if (control.checkVisibility() && style.borderRadius !== before)
            changed.push(control.outerHTML.slice(0, 80));
          if (control.localName === 'select')
            ofLists.push([style.appearance, style.backgroundImage, style.backgroundPosition].join(' | '));
        }
      }
      return { changed, ofLists };
    });
    assert.deepEqual(changed, [], path);
    assert.ok(ofLists.length > 0, path);
    for (const arrow of ofLists) arrows.add(arrow.replaceAll(/rgb[^)]*\)/g, 'ink'));
  }
  assert.equal(arrows.size, 1, [...arrows].join('\n'));
  await context.close();
});

test('the checks detect an overflow and an accessibility error', async () => {
  const { context, page } = await shop.visit();
  await page.goto('/shop/mug');
  await page.evaluate(async () => {
    const wide = document.createElement('img');
    wide.src = '/assets/pictures/mark.svg';
    Object.assign(wide.style, { inlineSize: '3000px', maxInlineSize: 'none' });
    document.body.append(wide);
    // A picture that is still loading has no size.
    await wide.decode();
  });
  assert.ok((await page.evaluate(sidewaysScroll)) > 0);
  assert.match((await barriersIn(page)).join(' '), /image-alt/);
  await context.close();
});

describe('nothing shifts when the tags are defined', () => {
  const watch = () => {
    const watched = window as unknown as WatchedWindow;
    watched.shifts = [];
    watched.observer = new PerformanceObserver((list) => watched.shifts.push(...list.getEntries()));
    watched.observer.observe({ type: 'layout-shift', buffered: true });
  };
  const shiftOf = async (page: Page) => {
    await frameShown(page);
    return page.evaluate(() => {
      const { shifts, observer } = window as unknown as WatchedWindow;
      // Includes pending records: a busy browser reports late.
      return [...shifts, ...observer.takeRecords()].reduce(
        (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
        0,
      );
    });
  };

  for (const [name, viewport] of Object.entries(WIDTHS)) {
    for (const [path, go] of [
      ['/shop/everyday-tee', open('/shop/everyday-tee')],
      ['/shop/bud-vase', open('/shop/bud-vase')],
      ['/shop/pottery-workshop', open('/shop/pottery-workshop')],
      ['/shop/gift-card', open('/shop/gift-card')],
      ['/shop/coffee-every-week', open('/shop/coffee-every-week')],
      ['/shop/plant-care', open('/shop/plant-care')],
      ['/shop', open('/shop')],
      ['the filled cart', openFilled('/cart')],
      ['the empty cart', open('/cart')],
    ] as const) {
      (EVERYDAY_SHIFTS.includes(`${path}, ${name}`) ? test : onlyInWholeRun(test))(
        `${path}, ${name}`,
        async () => {
          const visitor = await shop.visit({ viewport });
          await visitor.page.addInitScript(watch);
          await go(visitor);
          await settle(visitor.page);
          const shift = await shiftOf(visitor.page);
          assert.ok(shift < NO_SHIFT, `${shift}`);
          await visitor.context.close();
        },
      );
    }
  }

  test('the check detects a shift', async () => {
    const { context, page } = await shop.visit();
    await page.addInitScript(watch);
    await openSettled(page, '/shop/everyday-tee');
    // Only painted content can shift.
    await frameShown(page);
    await page.evaluate(() => {
      const tall = document.createElement('div');
      tall.style.blockSize = '500px';
      document.body.prepend(tall);
    });
    assert.ok((await shiftOf(page)) > VISIBLE_SHIFT);
    await context.close();
  });
});

test('the pill covers nothing of the footer at the end of a page', async () => {
  const visitor = await shop.visit({ reducedMotion: 'reduce' });
  const { context, page } = visitor;
  await openFilled('/shop')(visitor);
  await settle(page);
  await page.getByRole('link', { name: '4 items in cart, $67.00' }).waitFor();
  for (const viewport of Object.values(WIDTHS)) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    await settle(page);
    const { covered, measured } = await page.evaluate(() => {
      const tag = document.querySelector('cart-pill')!;
      const pill = (tag.shadowRoot?.querySelector('a') ?? tag.querySelector('a'))!.getBoundingClientRect();
      const parts = [...document.querySelectorAll('footer :is(a, p, h2, input, button)')].filter(
        (part) => !tag.contains(part),
      );
      // The pill's column does not matter: a longer line or another language would reach it.
      const covered = parts.filter((part) => part.getBoundingClientRect().bottom > pill.top);
      return { covered: covered.map((part) => part.outerHTML.slice(0, 80)), measured: parts.length };
    });
    assert.deepEqual(covered, [], `at ${viewport.width}`);
    assert.ok(measured > 10);
  }
  await context.close();
});

test('the owner’s login is dark and accessible in a dark color scheme, and so is a page of instalments', async () => {
  const { context, page } = await shop.visit({ viewport: WIDTHS.phone, reducedMotion: 'reduce' });
  for (const path of IS_WHOLE_RUN ? ['/owner/login', '/instalments/en-US'] : ['/owner/login']) {
    await openSettled(page, path);
    await assertDark(page);
  }
  await context.close();
});

for (const [name, viewport] of Object.entries(WIDTHS)) {
  (name === 'phone' ? test : onlyInWholeRun(test))(
    `the pill does not cover the focused element, ${name}`,
    async () => {
      const visitor = await shop.visit({ viewport, reducedMotion: 'reduce' });
      const { context, page } = visitor;
      await openFilled('/shop')(visitor);
      const pill = page.getByRole('link', { name: '4 items in cart, $67.00' });
      await settle(page);
      await pill.waitFor();
      for (let presses = 0; presses < 24; presses += 1) {
        await page.keyboard.press('Tab');
        const isCovered = await page.evaluate(isFocusUnderPill);
        assert.equal(isCovered, false, `after ${presses + 1} presses`);
      }
      await context.close();
    },
  );
}
