import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** What a page is visited with. */
export interface Device {
  readonly context: BrowserContextOptions;
  /** How many times slower its processor is than this machine's. */
  readonly slowdown: number;
  /** Bytes a second, and ms a round trip; null for this machine's own loopback. */
  readonly network: {
    readonly offline: boolean;
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  } | null;
}

/** A mid-range phone beside its server. */
export const PHONE: Device = {
  context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  slowdown: 4,
  network: null,
};

/** A mid-range phone on what DevTools calls "Slow 4G". */
export const SLOW_PHONE: Device = {
  ...PHONE,
  network: { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
};

/** This machine. */
export const DESKTOP: Device = {
  context: { viewport: { width: 1280, height: 800 } },
  slowdown: 1,
  network: null,
};

const TIME_LIMIT_MS = 60_000;

/** Bytes transferred so far. */
export interface Traffic {
  bytes: number;
  requests: number;
  /** Pending requests. */
  pending: number;
}

/** A page visited for the first time. */
export interface ThrottledPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly traffic: Traffic;
}

/**
 * Opens a page with an empty cache, in a process of its own, and closes it afterwards.
 * @param browser a running Chromium
 * @param device what it is visited with
 * @param script runs in the page before anything else
 * @param visit what is done with the page
 * @returns what the visit returns
 * @throws Error when the page throws or a request fails
 */
export async function withThrottledPage<Result>(
  browser: Browser,
  { context: contextOptions, slowdown, network }: Device,
  script: string,
  visit: (throttled: ThrottledPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(contextOptions);
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
    if (network) await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript({ content: script });
    const result = await visit({ page, cdp, traffic });
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
