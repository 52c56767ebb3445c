import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { frameShown } from '../support/settle.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

const PAGE = '/shop/gift-card';
/** Longer than a browser needs to paint what it has. */
const BETWEEN_PIECES_MS = 1_000;

let shop: VisitedStore;
let server: Server;

before(async () => {
  shop = await openStore();
  const html = await (await fetch(shop.url + PAGE)).text();
  const cut = html.indexOf('</a>', html.indexOf('aria-label="Main"'));
  assert.ok(cut > 0);
  server = createServer(({ url }, answer) => {
    if (url !== PAGE) {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    answer.write(html.slice(0, cut));
    setTimeout(() => answer.end(html.slice(cut)), BETWEEN_PIECES_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

after(async () => {
  server.close();
  server.closeAllConnections();
  await shop.close();
});

test('the navigation is shown whole, and does not move', async () => {
  const { context, page } = await shop.visit({
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  await page.goto(PAGE);
  await frameShown(page);
  const seen = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().length;
    return { shifts, paints: performance.getEntriesByName('first-paint').length };
  });
  assert.deepEqual(seen, { shifts: 0, paints: 1 });
  await context.close();
});
