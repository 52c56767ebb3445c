import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { IncomingHttpHeaders } from 'node:http';
import type { ConsoleMessage, Page } from 'playwright-core';
import { addButton } from '../support/add-button.ts';
import { startPageServer, type PageServer, type PageServerParts } from '../support/page-server.ts';
import { exampleIn } from '../support/examples.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

const PASTED = exampleIn('README.md', 'html');
// Connected to a store, as the README says.
const PAGES = { '/': PASTED.replace('<store-config gateway="memory"></store-config>', '') };

describe("the README's page on another server", () => {
  let store: VisitedStore;
  const servers: PageServer[] = [];
  before(async () => {
    assert.notEqual(PAGES['/'], PASTED);
    store = await openStore();
  });
  after(async () => {
    await store.close();
    await Promise.all(servers.map((server) => server.close()));
  });

  /** Opens the page as a new visitor. */
  async function open(parts: Omit<PageServerParts, 'pages'>) {
    const server = await startPageServer({ pages: PAGES, ...parts });
    servers.push(server);
    const { page, context } = await store.visit({ baseURL: server.url });
    const said: string[] = [];
    page.on('console', (message: ConsoleMessage) => said.push(message.text()));
    await page.goto('/');
    return { page, context, said };
  }

  const add = (page: Page) => addButton(page).click();

  for (const [what, passOn] of [
    ['as they come', undefined],
    ['under the name of the store', (headers: object) => ({ ...headers, host: new URL(store.url).host })],
  ] as const)
    test(`sells at the first click if the server proxies calls ${what}`, async () => {
      const { page, context, said } = await open({ store: store.url, ...(passOn && { passOn }) });
      const names = (await context.cookies()).map(({ name }) => name);
      assert.ok(!names.includes('crumb'), 'the page itself brings nothing of the store');
      await add(page);
      await page.getByRole('link', { name: 'One item in cart' }).waitFor();
      await page.reload();
      await page.getByRole('link', { name: 'One item in cart' }).waitFor();
      assert.deepEqual(
        said.filter((line) => line.includes('storefront-elements')),
        [],
      );
    });

  test('sells through the nginx configuration of docs/server.md, with `Sec-Fetch-Site: none`', async () => {
    const lines = exampleIn('docs/server.md', 'nginx');
    const [, variable = ''] = /proxy_set_header Host \$(\w+);/.exec(lines) ?? [];
    // As documented; with `none`, because over plain http on a host name no browser vouches for a page.
    const passOn = ({ host, ...headers }: IncomingHttpHeaders) => ({
      ...headers,
      'sec-fetch-site': 'none',
      host: { http_host: host, host: host?.split(':')[0], proxy_host: new URL(store.url).host }[variable],
    });
    const { page } = await open({ store: store.url, passOn });
    await add(page);
    await page.getByRole('link', { name: 'One item in cart' }).waitFor();
  });

  const REFUSALS = [
    [
      'without a store',
      () => ({}),
      /No store API answered at http:\/\/127\.0\.0\.1:\d+\/api\/commerce\/shopping-cart\/entries: 404/,
    ],
    [
      'on a server that answers every URL with a page',
      () => ({ fallback: PAGES['/'] }),
      /with a page instead of JSON/,
    ],
    [
      'behind a proxy that hides its name, with `Sec-Fetch-Site: none`',
      () => ({
        store: store.url,
        passOn: (headers: object) => ({
          ...headers,
          host: new URL(store.url).host,
          'sec-fetch-site': 'none',
        }),
      }),
      /refused the origin http:\/\/127\.0\.0\.1:\d+: the proxy/,
    ],
  ] as const;
  for (const [what, parts, sentence] of REFUSALS)
    test(`shows an error and warns the developer ${what}`, async () => {
      const { page, said } = await open(parts());
      await add(page);
      await page.getByRole('alert').getByText('Unable to Add Item').waitFor();
      assert.equal(said.filter((line) => sentence.test(line)).length, 1, said.join('\n'));
    });
});
