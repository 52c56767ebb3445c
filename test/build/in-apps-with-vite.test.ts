import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { createServer, preview, type InlineConfig, type PreviewServer, type ViteDevServer } from 'vite';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { mugProduct } from '../../elements/testing-products.ts';
import { ROOT } from '../../tools/run.mjs';
import { APPS, FRAMEWORKS, HYDRATED, pageOf } from '../support/apps-with-vite.ts';
import { BROWSER } from '../support/browser.ts';
import { makeUsersFolder, type UsersFolder } from '../support/empty-folder.ts';
import { exampleIn } from '../support/examples.ts';
import { openStore, type VisitedStore } from '../support/store.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { onlyInWholeRun, sampleOf } from '../support/whole-run.ts';

/** The configuration of the one site for all apps, as documented, and with what Svelte needs. */
const CONFIG = `
import { mergeConfig } from 'vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import proxy from './proxy.config.js';
import vue from './vue.config.ts';
export default mergeConfig(mergeConfig(vue, proxy), {
  plugins: [svelte()],
  // All pages: Vite bundles late discoveries again, and a page may then have two copies of React.
  optimizeDeps: { entries: ['**/*.html'] },
  build: { rollupOptions: { input: ${JSON.stringify(sampleOf(['react', 'vue', 'svelte', 'lit']))}.map((app) => './' + app + '/index.html') } },
});
`;

const PACKAGES = [
  '@sveltejs/vite-plugin-svelte',
  '@vitejs/plugin-vue',
  'lit',
  'react',
  'react-dom',
  'svelte',
  'vite',
  'vue',
];

let folder: UsersFolder;
let context: BrowserContext;

function configHere(): InlineConfig {
  return {
    root: folder.path,
    logLevel: 'error',
    cacheDir: path.join(folder.path, '.vite'),
    server: {
      host: '127.0.0.1',
      port: 0,
      // A file that was just written would reload the page during a purchase.
      watch: null,
      // The real path of this repository's packages.
      fs: { allow: [folder.path, path.join(ROOT, 'node_modules')] },
    },
    preview: { host: '127.0.0.1', port: 0 },
  };
}

/** Vite reads and sets NODE_ENV. */
async function asOnACommandLine<Result>(step: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV } = process.env;
  delete process.env.NODE_ENV;
  try {
    return await step();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Opens an app, buys the mug, and returns what the component's listener received, and the errors. */
async function buyTheMug(
  url: string,
  { isPrinted = false, hasCount = false } = {},
): Promise<{ logged: string[]; troubles: string[] }> {
  const page = await context.newPage();
  const logged: string[] = [];
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'log') logged.push(text);
    else if (message.type() === 'error' || text.includes('storefront-elements')) troubles.push(text);
  });
  const hydrated = isPrinted && page.waitForEvent('console', (message) => message.text() === HYDRATED);
  await page.goto(url);
  await hydrated;
  await page.getByRole('button', { name: new RegExp(`^(Buy|${PRODUCT_WORDS.addToCart})`) }).click();
  await page.getByRole('link', { name: 'One item in cart, $18.00' }).waitFor();
  if (hasCount) await page.getByText('Items in your cart: 1').waitFor();
  await page.close();
  return { logged, troubles };
}

describe('the component of docs/frameworks.md in an app with Vite, from an empty folder', () => {
  let store: VisitedStore;

  before(async () => {
    store = await openStore();
    const files = Object.entries(APPS).flatMap(([app, written]) =>
      Object.entries(written).map(([name, text]) => [`${app}/${name}`, text] as const),
    );
    const configs = {
      'vite.config.js': CONFIG,
      'vue.config.ts': exampleIn(FRAMEWORKS, 'ts', '@vitejs/plugin-vue'),
      'proxy.config.js': exampleIn('docs/server.md', 'js', 'proxy:').replaceAll(
        'http://localhost:4173',
        store.url,
      ),
    };
    folder = await makeUsersFolder({ ...configs, ...Object.fromEntries(files) }, PACKAGES);
    const browser = await BROWSER.borrow();
    context = await browser.newContext();
  });

  after(async () => {
    await context.close();
    BROWSER.giveBack();
    removeFolder(folder.path);
    await store.close();
  });

  describe('built', () => {
    let server: PreviewServer;
    before(async () => {
      const { code, output } = await folder.run('vite/bin/vite.js', ['build', '--logLevel', 'error']);
      assert.equal(code, 0, output);
      server = await asOnACommandLine(() => preview(configHere()));
    });
    after(() => server.close());

    for (const app of sampleOf(Object.keys(APPS))) {
      it(`sells in ${app}`, async () => {
        const url = `${server.resolvedUrls?.local[0] ?? ''}${app}/`;
        const answer = await buyTheMug(url, { hasCount: true });
        assert.deepEqual(answer, { logged: ['1'], troubles: [] });
      });
    }
  });

  onlyInWholeRun(describe)('in development', () => {
    let server: ViteDevServer;
    let site: string;
    before(async () => {
      server = await asOnACommandLine(() => createServer(configHere()));
      await server.listen();
      site = server.resolvedUrls?.local[0] ?? '';
    });
    after(() => server.close());

    for (const app of Object.keys(APPS)) {
      it(`sells in ${app}`, async () => {
        const { logged, troubles } = await buyTheMug(`${site}${app}/`, { hasCount: true });
        assert.deepEqual(troubles, []);
        assert.ok(logged.includes('1'), logged.join());
      });
    }

    for (const [page, component] of [
      ['printed', 'BuyPrinted'],
      ['script', 'BuyScript'],
      ['components', 'BuyComponents'],
    ] as const)
      it(`sells in a page that React rendered on the server, by ${component}`, async () => {
        const { print } = (await server.ssrLoadModule(`/react/print${component}.tsx`)) as {
          print: (product: object) => string;
        };
        const printed = print(mugProduct);
        const script = page === 'printed' ? 'hydrate.tsx' : `${page}.tsx`;
        writeFileSync(path.join(folder.path, `react/${page}.html`), pageOf(script, printed));
        const { logged, troubles } = await buyTheMug(`${site}react/${page}.html`, { isPrinted: true });
        assert.match(printed, /<store-add-to-cart (product="\{&quot;id&quot;|button-text="Buy"><script )/);
        assert.deepEqual(troubles, []);
        if (page !== 'script') assert.ok(logged.includes('1'), logged.join());
      });

    it('sells from a store on another server, through the proxy of docs/server.md', async () => {
      const { logged, troubles } = await buyTheMug(`${site}react/connected.html`);
      // The browser's own message: the store's first response sets the crumb.
      assert.deepEqual(
        troubles.filter((line) => !line.includes('403 (Forbidden)')),
        [],
      );
      assert.ok(logged.includes('1'), logged.join());
    });
  });
});
