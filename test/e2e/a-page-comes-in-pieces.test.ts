import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { frameShown, untilIdle } from '../support/settle.ts';
import { openStore, type VisitedStore, WIDTHS } from '../support/store.ts';

/** Where a page is cut: before the text `before` that comes next after `after`. */
const CUTS = {
  'the first row of the header stays where it is on a phone': {
    path: '/shop/gift-card',
    after: '<header',
    before: '<nav',
    viewport: WIDTHS.phone,
  },
  'the navigation is shown whole': {
    path: '/shop/gift-card',
    after: 'aria-label="Main"',
    before: '</a>',
    viewport: WIDTHS.desktop,
  },
  'the words of an empty cart are shown whole': {
    path: '/cart',
    after: 'You have',
    before: 'your shopping cart',
    viewport: WIDTHS.phone,
  },
  'a card keeps the place of its button': {
    path: '/shop',
    after: '<div class="card-action">',
    before: '<form',
    viewport: WIDTHS.desktop,
  },
  'words beside a picture are shown with it': {
    path: '/',
    after: '<div class="hero">',
    before: '<img class="sight"',
    viewport: WIDTHS.desktop,
  },
  'an event is shown whole': {
    path: '/events',
    after: 'class="event-time"',
    before: '</li>',
    viewport: WIDTHS.desktop,
  },
  'a post is shown whole': {
    path: '/journal',
    after: 'class="post-words"',
    before: '</h2>',
    viewport: WIDTHS.desktop,
  },
} as const;

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

for (const [what, { path, after: earlier, before: later, viewport }] of Object.entries(CUTS))
  test(`${what}, and nothing moves`, async (t) => {
    const html = await (await fetch(shop.url + path)).text();
    const cut = html.indexOf(later, html.indexOf(earlier) + earlier.length);
    assert.ok(html.includes(earlier) && cut > 0);
    const held: ServerResponse[] = [];
    const server = createServer(({ url }, answer) => {
      if (url !== path) {
        answer.writeHead(404).end();
        return;
      }
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      answer.write(html.slice(0, cut));
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
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await untilIdle(page);
    await frameShown(page);
    for (const answer of held) answer.end(html.slice(cut));
    await page.waitForLoadState();
    await frameShown(page);
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().map((entry) => JSON.stringify(entry));
    });
    assert.deepEqual(shifts, []);
    await context.close();
  });
