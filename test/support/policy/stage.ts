import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Page } from 'playwright-core';
import { ROOT } from '../../../tools/run.mjs';
import { BROWSER } from '../browser.ts';
import { bundlePage } from '../bundle-page.ts';

/** A page under a strict content security policy, with Trusted Types. */
export interface PolicyStage {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** Without a nonce: nothing but files of this server. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The second is of a library that only tests use.
  'trusted-types storefront lit-html',
].join('; ');
const PAGE = `<!doctype html><html lang="en"><title>Policy</title><link rel="icon" href="data:,">
<body><script type="module" src="/policy.js"></script></body></html>`;

interface Answer {
  readonly contentType: string;
  readonly body: string;
}

/**
 * Opens the page.
 * @returns the page; close it
 */
export async function openPolicyStage(): Promise<PolicyStage> {
  const [script, hosted, browser] = await Promise.all([
    bundlePage('test/support/policy/page.ts', [pressedByPlaywright]),
    readFile(path.join(ROOT, 'test/support/hosted-page.html'), 'utf8'),
    BROWSER.borrow(),
  ]);
  const answers: Readonly<Record<string, Answer>> = {
    '/policy': { contentType: 'text/html', body: PAGE },
    '/policy.js': { contentType: 'text/javascript', body: script },
    '/counted.js': { contentType: 'text/javascript', body: 'window.counted = true;' },
    '/test/support/hosted-page.html': { contentType: 'text/html', body: hosted },
  };
  const context = await browser.newContext();
  await context.route('**/*', (route) => {
    const answer = answers[new URL(route.request().url()).pathname];
    if (!answer) return route.fulfill({ status: 404, body: '' });
    return route.fulfill({ ...answer, headers: { 'content-security-policy': POLICY } });
  });
  const page = await context.newPage();
  await page.exposeFunction('pressKeys', async (keys: { press?: string; type?: string }) => {
    if (keys.press !== undefined) await page.keyboard.press(keys.press);
    if (keys.type !== undefined) await page.keyboard.type(keys.type);
  });
  await page.goto('http://localhost/policy');
  await page.waitForFunction(() => 'policy' in window);
  return {
    page,
    async close() {
      await context.close();
      BROWSER.giveBack();
    },
  };
}

const pressedByPlaywright: Plugin = {
  name: 'pressed-by-playwright',
  setup(building) {
    building.onResolve({ filter: /^@web\/test-runner-commands$/ }, ({ importer }) =>
      importer.includes('node_modules') ? null : { path: path.join(ROOT, 'test/support/policy/keys.ts') },
    );
  },
};
