import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
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
  'react-while-it-streams': {
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

/** The same for a tag without a shadow root. */
const asForm = (text: string) =>
  text
    .replace("'store-add-to-cart', { product }", "'site-form', { schema: product }")
    .replaceAll('store-add-to-cart', 'site-form');

const SCHEMA = {
  id: 'contact',
  submitText: 'Send',
  fields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
};
/** No address: the tag says so, and sends nothing. */
const TYPED = 'ann@';

/** The page of an app. Its first script remembers the printed button, and its second one hydrates when it is told to. */
const pageOf = (
  html: string,
  state: unknown,
) => `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Shop</title>
<div id="app">${html}</div>
<script>
  globalThis.tag = document.querySelector('site-form, store-add-to-cart');
  globalThis.printed = (tag.shadowRoot ?? tag).querySelector('button');
</script>
<script type="application/json" id="state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>
<script type="module">
  import { useMemoryStore } from 'storefront-elements/testing';
  import { hydrate } from './client.tsx';
  await useMemoryStore();
  globalThis.hydratePage = () =>
    hydrate(document.querySelector('#app'), JSON.parse(document.querySelector('#state').textContent));
</script></html>`;

interface Rendered {
  readonly html: string;
  readonly state: unknown;
}

/** What the page's scripts offer to the test. */
interface TestedPage {
  readonly tag: HTMLElement & { readonly ready: Promise<void> };
  readonly printed: Element;
  readonly hydratePage: () => void;
}

interface OpenPage {
  readonly page: Page;
  /** Errors and warnings. */
  readonly troubles: readonly string[];
}

let folder: UsersFolder;
let context: BrowserContext;
let server: ViteDevServer;

describe('a tag that docs/server-rendering.md renders', () => {
  before(async () => {
    const files = Object.entries(APPS).flatMap(([app, written]) => [
      // Present from the start, so that Vite knows the imports of its script.
      [`${app}/index.html`, pageOf('<store-add-to-cart></store-add-to-cart>', {})] as const,
      [`${app}-form/index.html`, pageOf('<site-form></site-form>', {})] as const,
      ...Object.entries(written).map(([name, text]) => [`${app}/${name}`, text] as const),
      ...Object.entries(written).map(([name, text]) => [`${app}-form/${name}`, asForm(text)] as const),
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

  /** Opens the page of an app: its tag has been initialised, and the framework hydrates it next. */
  async function open(app: string, given: object): Promise<OpenPage> {
    const { render } = (await server.ssrLoadModule(`/${app}/server.tsx`)) as {
      render: (given: object) => Rendered | Promise<Rendered>;
    };
    const { html, state } = await render(given);
    writeFileSync(path.join(folder.path, `${app}/index.html`), pageOf(html, state));
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
    });
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${app}/`);
    await page.waitForFunction(() => (globalThis as unknown as TestedPage).hydratePage);
    // Before that, forms are posted: this server has no store.
    await page.evaluate(() => (globalThis as unknown as TestedPage).tag.ready);
    return { page, troubles };
  }

  async function hydrate({ page }: OpenPage, app: string): Promise<void> {
    await page.evaluate(() => {
      (globalThis as unknown as TestedPage).hydratePage();
    });
    // React hydrates later, and then marks the element.
    if (app.startsWith('react'))
      await page.waitForFunction(() =>
        Object.keys((globalThis as unknown as TestedPage).tag).some((name) => name.startsWith('__react')),
      );
  }

  const keepsButton = ({ page }: OpenPage) =>
    page.evaluate(() => (globalThis as unknown as TestedPage).printed.isConnected);

  for (const app of Object.keys(APPS)) {
    it(`is hydrated and sells in ${app}`, async () => {
      const opened = await open(app, mugProduct);
      const { page, troubles } = opened;
      await hydrate(opened, app);
      await page.getByRole('button', { name: PRODUCT_WORDS.addToCart }).click();
      await page.getByRole('button', { name: PRODUCT_WORDS.added }).waitFor();
      assert.deepEqual(troubles, []);
      assert.equal(await keepsButton(opened), true, 'the printed button is the one that sells');
      await page.close();
    });

    it(`without a shadow root is hydrated and keeps what was typed in ${app}`, async () => {
      const opened = await open(`${app}-form`, SCHEMA);
      const { page, troubles } = opened;
      const email = page.getByRole('textbox', { name: 'Email' });
      await email.fill(TYPED);
      await hydrate(opened, app);
      assert.equal(await email.inputValue(), TYPED);
      assert.equal(await keepsButton(opened), true, 'the printed button is there');
      await page.getByRole('button', { name: SCHEMA.submitText }).click();
      await email.and(page.locator('[aria-invalid=true]')).waitFor();
      assert.deepEqual(troubles, []);
      await page.close();
    });
  }
});
