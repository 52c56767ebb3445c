import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { openStore, type VisitedStore, WIDTHS } from '../support/store.ts';

/** The place where a page is cut: before the first `before` that follows `after`. */
const CUTS = {
  'the first row of the header, on a phone': {
    path: '/shop/gift-card',
    after: '<header',
    before: '<nav',
    viewport: WIDTHS.phone,
  },
  'the navigation': {
    path: '/shop/gift-card',
    after: 'aria-label="Main"',
    before: '</a>',
    viewport: WIDTHS.desktop,
  },
  'the words of an empty cart': {
    path: '/cart',
    after: 'You have',
    before: 'your shopping cart',
    viewport: WIDTHS.phone,
  },
  'the end of a card': {
    path: '/shop',
    after: 'Stoneware Mug</a>',
    before: '<store-add-to-cart',
    viewport: WIDTHS.desktop,
  },
  'the button of a card': {
    path: '/shop',
    after: '<store-add-to-cart',
    before: '<script',
    viewport: WIDTHS.desktop,
  },
  'words beside a picture': {
    path: '/',
    after: '<div class="hero">',
    before: '<img class="sight"',
    viewport: WIDTHS.desktop,
  },
  'the head of a section': {
    path: '/',
    after: '<div class="section-head">',
    before: 'Shop all',
    viewport: WIDTHS.desktop,
  },
  'an event': {
    path: '/events',
    after: 'class="event-time"',
    before: '<img',
    viewport: WIDTHS.desktop,
  },
  'a post': {
    path: '/journal',
    after: 'class="post-words"',
    before: '</h2>',
    viewport: WIDTHS.desktop,
  },
} as const;

/** A marker at the cut, which shows whether the parser has reached it. */
const MARK = '<!--cut-->';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

for (const [what, { path, after: earlier, before: later, viewport }] of Object.entries(CUTS))
  test(`renders in place, or once it is complete: ${what}`, async (t) => {
    const html = await (await fetch(shop.url + path)).text();
    const from = html.indexOf(earlier);
    const cut = html.indexOf(later, from + earlier.length);
    assert.ok(from > 0 && cut > 0);
    const held: ServerResponse[] = [];
    const server = createServer(({ url }, answer) => {
      if (url !== path) {
        answer.writeHead(404).end();
        return;
      }
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      answer.write(html.slice(0, cut) + MARK);
      held.push(answer);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    t.after(() => {
      server.close();
      server.closeAllConnections();
    });
    const { context, page } = await shop.visit({
      baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      viewport,
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction((mark) => document.documentElement.innerHTML.includes(mark), MARK);
    const shown = await page.evaluateHandle(() => {
      const elements = [...document.body.querySelectorAll('*')];
      return elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, place: element.getBoundingClientRect() }));
    });
    assert.ok((await shown.evaluate(({ length }) => length)) > 0);
    for (const answer of held) answer.end(html.slice(cut));
    await page.waitForLoadState();
    const moved = await shown.evaluate((before) =>
      before
        .map(({ element, place }) => ({ element, place, now: element.getBoundingClientRect() }))
        .filter(({ place, now }) => Math.hypot(now.x - place.x, now.y - place.y) >= 1)
        .map(({ element, place, now }) => ({
          element: element.outerHTML.slice(0, 80),
          from: [place.x, place.y],
          to: [now.x, now.y],
        })),
    );
    const unseen = await page.evaluate(() =>
      [...document.querySelectorAll('header, header *, main, main *')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).visibility === 'hidden')
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    assert.deepEqual(moved, []);
    assert.deepEqual(unseen, []);
    await context.close();
  });
