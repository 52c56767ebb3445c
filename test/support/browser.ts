import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../tools/chromium.mjs';

/** A browser that others of this process use too. */
export interface BorrowedBrowser {
  readonly browser: Browser;
  /** Closes the browser unless somebody borrows it soon, or still uses it. */
  readonly giveBack: () => void;
}

/** How long a browser waits for the next test file: to start one takes longer than to keep it. */
const IDLE_MS = 1_000;

let kept: Promise<Browser> | undefined;
let borrowers = 0;

/**
 * Starts the Chromium of this machine for an end-to-end test. The caller closes it.
 * @returns the running browser
 */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = findChromium();
  return chromium.launch({ executablePath, args, env: definedOnly(env), chromiumSandbox: false });
}

/**
 * Hands out the one browser of this process; visitors have contexts of their own in it.
 * @returns the running browser, to be given back
 */
export async function borrowBrowser(): Promise<BorrowedBrowser> {
  borrowers += 1;
  kept ??= launchBrowser();
  return {
    browser: await kept,
    giveBack() {
      borrowers -= 1;
      setTimeout(() => void closeWhenIdle(), IDLE_MS);
    },
  };
}

async function closeWhenIdle(): Promise<void> {
  if (borrowers > 0 || kept === undefined) return;
  const idle = kept;
  kept = undefined;
  await (await idle).close();
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
