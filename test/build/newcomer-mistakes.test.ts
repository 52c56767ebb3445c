import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { ROOT } from '../../tools/run.mjs';
import { addButton } from '../support/add-button.ts';
import { BROWSER } from '../support/browser.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';
import { untilIdle } from '../support/settle.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

interface Row {
  readonly where: string;
  readonly written: string;
  readonly read: string;
}

const PREFIX = 'storefront-elements: ';
const SCRIPT = '<!doctype html><script type="module" src="/dist/cdn/storefront.js"></script>';
/** Other tests assert each message without a browser, so `npm test` tries only some in a page. */
const EVERYDAY_STEP = 12;
const PROMISED_ROWS = 60;

const ROWS: readonly Row[] = readFileSync(path.join(ROOT, 'docs/errors-of-a-newcomer.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| (\w+) +\| `(.+?)` +\| `(.+?)` +\|$/.exec(line))
  .flatMap((row) => (row ? [{ where: row[1]!, written: row[2]!, read: row[3]! }] : []));

type Fields = Record<string, unknown>;

/** Overrides the members that a row writes, and removes those marked "no". */
function changed(fields: Fields, written: string): Fields {
  const [, absent, , members = absent ? '' : written] = /^no "(\w+)"(, (.*))?$/.exec(written) ?? [];
  const rest = Object.entries(fields).filter(([name]) => name !== absent);
  return { ...Object.fromEntries(rest), ...(JSON.parse(`{${members}}`) as Fields) };
}

function productWith({ where, written }: Pick<Row, 'where' | 'written'>): Fields {
  const change = (place: string, fields: Fields) => (where === place ? changed(fields, written) : fields);
  const variant = change('variant', {
    sku: 'mug',
    priceMoney: { value: '18.00', currency: 'USD' },
    qtyInStock: 50,
  });
  const structuredContent = change('structuredContent', { productType: 1, variants: [variant] });
  return change('product', { id: 'mug', title: 'Stoneware Mug', structuredContent });
}

function bodyOf(row: Row): string {
  if (row.where === 'page') return row.written;
  const json = JSON.stringify(productWith(row));
  return `<store-add-to-cart id="mug"><script type="application/json">${json}</script></store-add-to-cart>`;
}

const isOurs = (message: ConsoleMessage) => message.text().startsWith('storefront-elements');
const press = (page: Page) => addButton(page).click();

// Concurrent: some warnings are delayed.
describe('the mistakes of a newcomer', { concurrency: 4 }, () => {
  let server: PageServer;
  let withFallback: PageServer;
  let withoutStore: PageServer;
  let folder: string;
  let browser: Browser;

  before(async () => {
    browser = await BROWSER.borrow();
    const pages = Object.fromEntries(ROWS.map((row, index) => [`/${index}`, SCRIPT + bodyOf(row)]));
    const good = SCRIPT + bodyOf({ where: 'variant', written: '"unlimited": false', read: '' });
    server = await startPageServer({ pages: { ...pages, '/good': good } });
    withFallback = await startPageServer({ pages, fallback: '<!doctype html><title>My site</title>' });
    withoutStore = await startPageServer({ pages, store: 'http://127.0.0.1:1' });
    folder = await mkdtemp(path.join(os.tmpdir(), 'opened-as-a-file-'));
  });

  after(async () => {
    BROWSER.giveBack();
    await server.close();
    await withFallback.close();
    await withoutStore.close();
    await rm(folder, { recursive: true });
  });

  /** Ways in which a page's store URL is wrong. */
  const VISITS: Readonly<Record<string, (page: Page, address: string, row: Row) => Promise<unknown>>> = {
    '/api answers 404': (page, address) => page.goto(server.url + address),
    '/api answers with a page': (page, address) => page.goto(withFallback.url + address),
    '/api is passed on to a store that does not run': (page, address) =>
      page.goto(withoutStore.url + address),
    'api-root is on another server': async (page, address) => {
      await page.goto(server.url + address);
      await page.evaluate((root) => {
        const config = document.createElement('store-config');
        config.setAttribute('api-root', root);
        document.body.append(config);
      }, withFallback.url);
    },
    'in a bundle, <store-config gateway="memory"> is not imported': async (page, address) => {
      await page.addInitScript(() => {
        const define = customElements.define.bind(customElements);
        customElements.define = (name, ...definition) => {
          if (name !== 'store-config') define(name, ...definition);
        };
      });
      await page.goto(server.url + address);
      await page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<store-config gateway="memory"></store-config>');
      });
    },
    '/api refuses the origin': async (page, address) => {
      await page.route('**/api/**', (route) =>
        route.fulfill({ status: 403, json: { crumbFail: true, refusedOrigin: server.url } }),
      );
      await page.goto(server.url + address);
    },
    'the page is opened as a file': async (page, _, row) => {
      const script = pathToFileURL(path.join(ROOT, 'dist/cdn/storefront.all.js')).href;
      const file = path.join(folder, 'shop.html');
      await writeFile(file, `<!doctype html><script src="${script}" defer></script>${bodyOf(row)}`);
      await page.goto(pathToFileURL(file).href);
    },
  };

  /** Opens a page that closes after its test, even if the test fails. */
  async function open(test: TestContext): Promise<{ page: Page; said: string[] }> {
    const context = await browser.newContext();
    test.after(() => context.close());
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (isOurs(message)) said.push(message.text());
    });
    return { page, said };
  }

  it(`are ${PROMISED_ROWS} or more`, () => {
    assert.ok(ROWS.length >= PROMISED_ROWS, `${ROWS.length}`);
    assert.equal(new Set(ROWS.map(({ written }) => written)).size, ROWS.length);
  });

  for (const [index, row] of ROWS.entries()) {
    (index % EVERYDAY_STEP === 0 || row.written in VISITS ? it : onlyInWholeRun(it))(
      `${row.where}: ${row.written}`,
      async (test) => {
        const { page, said } = await open(test);
        const visit = VISITS[row.written];
        const arrive = async () => {
          await (visit ? visit(page, `/${index}`, row) : page.goto(`${server.url}/${index}`));
          if (visit) await press(page);
        };
        await Promise.all([page.waitForEvent('console', { predicate: isOurs }), arrive()]);
        await untilIdle(page);
        if (process.env['SENTENCES']) console.log(JSON.stringify([row.written, said]));
        const [sentence = '', ...more] = said;
        const pattern = row.read.split('…').map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
        assert.match(sentence, new RegExp(`^${PREFIX}${pattern.join('.*')}$`, 's'));
        // The warning about a missing product appears after some seconds, which a slow machine may reach.
        const others = more.filter((text) => !text.includes('there is no product yet'));
        assert.deepEqual(others, []);
      },
    );
  }

  it('cause no warning in a correct page', async (test) => {
    const { page, said } = await open(test);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${server.url}/good`);
    await addButton(page).waitFor();
    await untilIdle(page);
    assert.deepEqual(
      scripts.filter((url) => url.includes('author-warnings')),
      [],
    );
    assert.deepEqual(said, []);
  });
});
