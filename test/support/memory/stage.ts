import type { CDPSession, Page } from 'playwright-core';
import { BROWSER } from '../browser.ts';
import type { MemoryPage } from './page.ts';
import { bundlePage } from '../bundle-page.ts';

/** The browser's counts for a page after garbage collection. */
export interface Held {
  readonly nodes: number;
  readonly listeners: number;
}

/** A page whose memory is counted. */
export interface MemoryStage {
  readonly page: Page;
  readonly count: () => Promise<Held>;
  readonly close: () => Promise<void>;
}

const ADDRESS = 'http://localhost/memory';
const PAGE = `<!doctype html><html lang="en"><title>Memory</title><link rel="icon" href="data:,">
<body><script type="module" src="/memory.js"></script></body></html>`;
/** Several collections: freed objects may have held others that only the next one finds. */
const COLLECTIONS = 3;

let script: Promise<string> | undefined;

/**
 * Opens a page without interaction, in a process of its own.
 * @returns the page; close it
 */
export async function openMemoryStage(): Promise<MemoryStage> {
  const [code, browser] = await Promise.all([
    (script ??= bundlePage('test/support/memory/page.ts')),
    BROWSER.borrow(),
  ]);
  const context = await browser.newContext();
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/memory') return route.fulfill({ contentType: 'text/html', body: PAGE });
    if (pathname === '/memory.js') return route.fulfill({ contentType: 'text/javascript', body: code });
    return route.fulfill({ status: 404, body: '' });
  });
  const page = await context.newPage();
  await page.goto(ADDRESS);
  await page.waitForFunction(() => 'memory' in window);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Performance.enable');
  return {
    page,
    count: () => countHeld(page, protocol),
    async close() {
      await context.close();
      BROWSER.giveBack();
    },
  };
}

/**
 * Repeats a case in the page.
 * @param page the page
 * @param name of the case
 * @param times how often
 */
export async function repeatIn(page: Page, name: string, times: number): Promise<void> {
  await page.evaluate(
    ([caseName, count]) => (window as unknown as { memory: MemoryPage }).memory.repeat(caseName, count),
    [name, times] as const,
  );
}

async function countHeld(page: Page, protocol: CDPSession): Promise<Held> {
  for (let time = 0; time < COLLECTIONS; time += 1) {
    await protocol.send('HeapProfiler.collectGarbage');
    // Finalizers run in a task of the page.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const { metrics } = await protocol.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}
