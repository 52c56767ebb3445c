import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { mugProduct } from '../../elements/testing-products.ts';
import { ROOT } from '../../tools/run.mjs';
import { BROWSER } from '../support/browser.ts';
import { makeUsersFolder, type UsersFolder } from '../support/empty-folder.ts';
import { exampleIn } from '../support/examples.ts';
import { removeFolder } from '../support/temporary-folder.ts';

const DOCUMENT = 'docs/server-rendering.md';

/** Framework → its files, as documented. */
const APPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  react: {
    'Buy.tsx': exampleIn(DOCUMENT, 'tsx', 'dangerouslySetInnerHTML'),
    'server.tsx': exampleIn(DOCUMENT, 'tsx', 'renderToString'),
    'client.tsx': exampleIn(DOCUMENT, 'tsx', 'hydrateRoot'),
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx", "target": "ES2022" } }',
  },
  // As Next does: the tag is in a boundary that the server finishes after the rest of the page.
  'react while it streams': {
    'Buy.tsx': exampleIn(DOCUMENT, 'tsx', 'dangerouslySetInnerHTML'),
    'Page.tsx': `import { Suspense, use } from 'react'; import { Buy } from './Buy.tsx';
      const Late = ({ pending }) => <Buy button={use(pending)} />;
      export const Page = ({ pending }) => <main><Suspense fallback={<p>Loading</p>}><Late pending={pending} /></Suspense></main>;`,
    'server.tsx': `import { PassThrough } from 'node:stream'; import { text } from 'node:stream/consumers';
      import { renderToPipeableStream } from 'react-dom/server';
      import { renderElement } from 'storefront-elements/server'; import { Page } from './Page.tsx';
      export async function render(product) {
        const button = renderElement('store-add-to-cart', { product });
        let finish; const pending = new Promise((resolve) => (finish = resolve));
        const stream = renderToPipeableStream(<Page pending={pending} />, { onShellReady: () => finish(button) });
        return { state: { button }, html: await text(stream.pipe(new PassThrough())) };
      }`,
    'client.tsx': `import { hydrateRoot } from 'react-dom/client'; import { Page } from './Page.tsx';
      export const hydrate = (place, { button }) => hydrateRoot(place, <Page pending={Promise.resolve(button)} />);`,
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx", "target": "ES2022" } }',
  },
  vue: {
    'Buy.vue': exampleIn(DOCUMENT, 'vue'),
    'server.tsx': exampleIn(DOCUMENT, 'js', 'vue/server-renderer'),
    'client.tsx': exampleIn(DOCUMENT, 'js', "import { createSSRApp } from 'vue';\nimport Buy"),
  },
  svelte: {
    'Buy.svelte': exampleIn(DOCUMENT, 'svelte'),
    'server.tsx': exampleIn(DOCUMENT, 'js', 'svelte/server'),
    'client.tsx': exampleIn(DOCUMENT, 'js', 'hydratePage'),
  },
};

const CONFIG = `
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { isStoreTag } from 'storefront-elements/vue';
export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement: isStoreTag } } }), svelte()],
  optimizeDeps: { entries: ['**/*.html'] },
};
`;

const PACKAGES = [
  '@sveltejs/vite-plugin-svelte',
  '@vitejs/plugin-vue',
  'react',
  'react-dom',
  'svelte',
  'vite',
  'vue',
];

/** The page of an app. Its first script remembers the printed button, the second one hydrates. */
const pageOf = (html: string, state: unknown) => `<!doctype html><html lang="en-US"><title>Shop</title>
<div id="app">${html}</div>
<script>globalThis.printed = document.querySelector('store-add-to-cart').shadowRoot.querySelector('button');</script>
<script type="application/json" id="state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>
<script type="module">
  import { useMemoryStore } from 'storefront-elements/testing';
  import { hydrate } from './client.tsx';
  await useMemoryStore();
  hydrate(document.querySelector('#app'), JSON.parse(document.querySelector('#state').textContent));
</script></html>`;

interface Rendered {
  readonly html: string;
  readonly state: unknown;
}

let folder: UsersFolder;
let context: BrowserContext;
let server: ViteDevServer;

describe('a tag that docs/server-rendering.md renders', () => {
  before(async () => {
    const files = Object.entries(APPS).flatMap(([app, written]) => [
      // Present from the start, so that Vite knows the imports of its script.
      [`${app}/index.html`, pageOf('<store-add-to-cart></store-add-to-cart>', {})] as const,
      ...Object.entries(written).map(([name, text]) => [`${app}/${name}`, text] as const),
    ]);
    folder = await makeUsersFolder({ 'vite.config.js': CONFIG, ...Object.fromEntries(files) }, PACKAGES);
    server = await createServer({
      root: folder.path,
      logLevel: 'error',
      cacheDir: path.join(folder.path, '.vite'),
      server: {
        host: '127.0.0.1',
        port: 0,
        watch: null,
        fs: { allow: [folder.path, path.join(ROOT, 'node_modules')] },
      },
    });
    await server.listen();
    const browser = await BROWSER.borrow();
    context = await browser.newContext();
  });

  after(async () => {
    await context.close();
    BROWSER.giveBack();
    await server.close();
    removeFolder(folder.path);
  });

  for (const app of Object.keys(APPS))
    it(`is hydrated and sells in ${app}`, async () => {
      const { render } = (await server.ssrLoadModule(`/${app}/server.tsx`)) as {
        render: (product: object) => Rendered | Promise<Rendered>;
      };
      const { html, state } = await render(mugProduct);
      writeFileSync(path.join(folder.path, `${app}/index.html`), pageOf(html, state));
      const page = await context.newPage();
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
      });
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${app}/`);
      // Before that, the form is posted: this server has no cart.
      await page.evaluate(async () => {
        await customElements.whenDefined('store-add-to-cart');
        await document.querySelector('store-add-to-cart')!.ready;
      });
      await page.getByRole('button', { name: PRODUCT_WORDS.addToCart }).click();
      await page.getByRole('button', { name: PRODUCT_WORDS.added }).waitFor();
      assert.deepEqual(troubles, []);
      assert.equal(
        await page.evaluate(() => (globalThis as unknown as { printed: Element }).printed.isConnected),
        true,
        'the printed button is the one that sells',
      );
      await page.close();
    });
});
