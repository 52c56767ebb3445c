import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import type { Browser, Locator, Page } from 'playwright-core';
import { ROOT } from '../../tools/run.mjs';
import { BROWSER } from '../support/browser.ts';
import { exampleIn } from '../support/examples.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';

type Run = (fixtures: { readonly page: Page }) => Promise<void>;

const EXAMPLE = exampleIn('docs/testing-your-pages.md', 'js', "from '@playwright/test'");

// Playwright's test runner is not among our packages: these are its two functions, as far as the example needs them.
const expect = (locator: Locator) => ({
  toBeVisible: () => locator.waitFor(),
  toContainText: (text: string) => locator.filter({ hasText: text }).waitFor(),
});

/** The test of the example. */
function readTest(): Run {
  const code = EXAMPLE.replace(/^import .*$/m, '').replace('node_modules/storefront-elements', ROOT);
  const found: Run[] = [];
  runInNewContext(code, { test: (_title: string, run: Run) => found.push(run), expect });
  const [run] = found;
  assert.ok(run, 'the example has a test');
  return run;
}

describe('the Playwright test of docs/testing-your-pages.md', () => {
  let server: PageServer;
  let browser: Browser;
  before(async () => {
    const pages = { '/': exampleIn('README.md', 'html') };
    [server, browser] = await Promise.all([startPageServer({ pages }), BROWSER.borrow()]);
  });
  after(async () => {
    BROWSER.giveBack();
    await server.close();
  });

  it("passes on the README's page", async () => {
    const context = await browser.newContext({ baseURL: server.url });
    try {
      await readTest()({ page: await context.newPage() });
    } finally {
      await context.close();
    }
  });
});
