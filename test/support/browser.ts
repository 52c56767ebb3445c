import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../tools/chromium.mjs';
import { createLender } from './lender.ts';

/** The time limit of a wait; only stops a hanging page. */
export const PATIENCE_MS = 60_000;

/**
 * Starts the Chromium of this machine for an end-to-end test. The caller closes it.
 * @param more further arguments
 * @returns the running browser
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, args, env } = findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, ...more],
    env: definedOnly(env),
    chromiumSandbox: false,
  });
  browser.on('context', (context) => {
    context.setDefaultTimeout(PATIENCE_MS);
  });
  return browser;
}

/** The one browser of this process; visitors have contexts of their own in it. */
export const BROWSER = createLender(
  () => launchBrowser(),
  (browser) => browser.close(),
  (browser) => browser.isConnected(),
);

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
