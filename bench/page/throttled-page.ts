import type { Browser, CDPSession, Page } from 'playwright-core';

/** A mid-range phone on what DevTools calls "Slow 4G". */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const TIME_LIMIT_MS = 60_000;

/** Bytes transferred so far. */
export interface Traffic {
  bytes: number;
  requests: number;
  /** Pending requests. */
  pending: number;
}

/** A page on a slow phone, visited for the first time. */
export interface ThrottledPage {
  readonly page: Page;
  readonly traffic: Traffic;
}

/**
 * Opens a page on a slow phone with an empty cache, in a process of its own, and closes it afterwards.
 * @param browser a running Chromium
 * @param script runs in the page before anything else
 * @param visit what is done with the page
 * @returns what the visit returns
 * @throws Error when the page throws or a request fails
 */
export async function withThrottledPage<Result>(
  browser: Browser,
  script: string,
  visit: (throttled: ThrottledPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(TIME_LIMIT_MS);
  try {
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('pageerror', ({ message }) => troubles.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    const cdp = await context.newCDPSession(page);
    const traffic = await countTraffic(cdp);
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript({ content: script });
    const result = await visit({ page, traffic });
    if (troubles.length > 0) throw new Error(`${page.url()}: ${troubles.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}

async function countTraffic(cdp: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { bytes: 0, requests: 0, pending: 0 };
  const pending = new Set<string>();
  const end = (requestId: string) => {
    pending.delete(requestId);
    traffic.pending = pending.size;
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    if (!pending.has(requestId)) traffic.requests += 1;
    pending.add(requestId);
    traffic.pending = pending.size;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    end(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    end(requestId);
  });
  await cdp.send('Network.enable');
  return traffic;
}
