import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { IncomingHttpHeaders } from 'node:http';
import type { ConsoleMessage, Page } from 'playwright-core';
import { startPageServer, type PageServer, type PageServerParts } from '../support/page-server.ts';
import { exampleIn } from '../support/examples.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

const PASTED = exampleIn('README.md', 'html');
// Connected to a store, as the README says.
const PAGES = { '/': PASTED.replace('<store-config gateway="memory"></store-config>', '') };

describe("the README's page, on a server of somebody's own", () => {
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

  /** Opens the page as a visitor who was never there. */
  async function open(parts: Omit<PageServerParts, 'pages'>) {
    const server = await startPageServer({ pages: PAGES, ...parts });
    servers.push(server);
    const { page, context } = await store.visit({ baseURL: server.url });
    const said: string[] = [];
    page.on('console', (message: ConsoleMessage) => said.push(message.text()));
    await page.goto('/');
    return { page, context, said };
  }

  const add = (page: Page) => page.getByRole('button', { name: 'Add To Cart' }).click();

  for (const [what, passOn] of [
    ['as they come', undefined],
    ['under the name of the store', (headers: object) => ({ ...headers, host: new URL(store.url).host })],
  ] as const)
    test(`whose calls are passed on to a store ${what}, sells at the first press`, async () => {
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

  test('whose calls are passed on by the nginx lines of docs/server.md, from a browser that does not vouch for the page, sells', async () => {
    const lines = exampleIn('docs/server.md', 'nginx');
    const [, variable = ''] = /proxy_set_header Host \$(\w+);/.exec(lines) ?? [];
    // As its documentation has it; over plain http on a name of the house no browser vouches for a page.
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
    ['that answers everything with a page', () => ({ fallback: PAGES['/'] }), /with a page instead of JSON/],
    [
      'that hides its own name, from a browser that does not vouch for the page',
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
    test(`${what}, says so to the visitor, and why to the developer`, async () => {
      const { page, said } = await open(parts());
      await add(page);
      await page.getByRole('alert').getByText('Unable to Add Item').waitFor();
      assert.equal(said.filter((line) => sentence.test(line)).length, 1, said.join('\n'));
    });
});
