import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { startPageServer, type PageServer } from '../support/page-server.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

const HTMX = fileURLToPath(import.meta.resolve('htmx.org/dist/htmx.min.js'));
const PASSWORD = 'celadon over tenmoku';

const PAGE = `<!doctype html><html lang="en"><head><title>Boosted</title>
<script type="module" src="/dist/cdn/storefront.js"></script></head>
<body hx-boost="true"><h1>Members</h1>
<section aria-label="Join"><member-join></member-join></section>
<section aria-label="Log in"><member-login></member-login></section>
<site-form form-id="newsletter">
  <form method="post" action="/posted"><label>Letters to <input name="email" type="email"></label><button>Sign up</button></form>
</site-form></body></html>`;

describe('a page whose forms are all sent by htmx', () => {
  let store: VisitedStore;
  let server: PageServer;
  before(async () => {
    store = await openStore();
    server = await startPageServer({ pages: { '/': PAGE, '/posted': 'Posted.' }, store: store.url });
  });
  after(async () => {
    await store.close();
    await server.close();
  });

  /** Opens the page, and lets htmx process all rendered content, as after any swap. */
  async function open() {
    const { page } = await store.visit({ baseURL: server.url });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(`${request.method()} ${pathname}${search.replace(/[?&]crumb=[^&]*/, '')}`);
    });
    await page.goto('/');
    await page.addScriptTag({ path: HTMX });
    await page.getByRole('region', { name: 'Log in' }).getByLabel('Password', { exact: true }).waitFor();
    await page.locator('site-form form[novalidate]').waitFor();
    await boost(page);
    return { page, asked };
  }

  const boost = (page: Page) =>
    page.evaluate(() => {
      (globalThis as unknown as { htmx: { process: (element: Element) => void } }).htmx.process(
        document.body,
      );
    });

  test('leaves logins to us: no password in a URL, no navigation', async () => {
    const { page, asked } = await open();
    const [join, logIn] = ['Join', 'Log in'].map((name) => page.getByRole('region', { name }));
    const fill = async (region: typeof join) => {
      await region!.getByLabel('Email').fill('boosted@example.org');
      await region!.getByLabel('Password', { exact: true }).fill(PASSWORD);
    };
    await fill(join);
    await join!.getByRole('button', { name: 'Join' }).press('Enter');
    await logIn!.getByRole('button', { name: 'Log out' }).press('Enter');
    await logIn!.getByLabel('Password', { exact: true }).waitFor();
    await boost(page);
    await fill(logIn);
    await logIn!.getByLabel('Password', { exact: true }).press('Enter');
    await logIn!.getByRole('button', { name: 'Log out' }).waitFor();
    assert.deepEqual(
      asked.filter((call) => /password|boosted/.test(call) || / \/(\?.*)?$/.test(call)),
      ['GET /'],
    );
    assert.equal(new URL(page.url()).search, '');
  });

  test("leaves an author's form to us: sent once, no navigation", async () => {
    const { page, asked } = await open();
    await page.getByLabel('Letters to').fill('ada@example.org');
    await page.getByRole('button', { name: 'Sign up' }).press('Enter');
    await page.locator('site-form').getByRole('status').waitFor();
    assert.deepEqual(
      asked.filter((call) => /SaveFormSubmission|posted/.test(call)),
      ['POST /api/form/SaveFormSubmission'],
    );
    assert.equal(await page.getByRole('heading', { name: 'Members' }).count(), 1);
  });
});
