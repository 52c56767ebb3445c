import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../tools/chromium.mjs';

/** Starts the Chromium of this machine for an end-to-end test. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = findChromium();
  return chromium.launch({ executablePath, args, env: definedOnly(env), chromiumSandbox: false });
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
