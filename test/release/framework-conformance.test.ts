import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import type {
  GalleryBlockElement,
  StoreAddToCartElement,
  StoreProductElement,
} from '../../elements/index.ts';
import { ROOT } from '../../tools/run.mjs';
import { addButton } from '../support/add-button.ts';
import { BROWSER } from '../support/browser.ts';
import { exampleIn } from '../support/examples.ts';
import { type Host, HOSTS, installHost, runScript } from '../support/hosts/host-app.ts';
import { type PageServer, startPageServer } from '../support/page-server.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

/** The component that an app's entry mounts; test/hosts has the one with the questions. */
const COMPONENTS: Readonly<Record<Host, string>> = {
  react: 'App.tsx',
  vue: 'App.vue',
  svelte: 'App.svelte',
  solid: 'App.tsx',
  lit: 'shop-page.ts',
  angular: 'shop-page.ts',
};

/** A mistake in the app's own component → what the type check of its tool says. React, Vue and Svelte have tests of their own. */
const MISTAKES = {
  solid: [
    ['product={mug}', 'product={7}', /'number' is not assignable to type 'string \| ProductItem/],
    ['options="radio"', 'prop:options="dropdown"', /"dropdown"' is not assignable/],
    ['on:store-cart-change={changed}', 'on:store-error={changed}', /StoreErrorEvent/],
    ['<main>', '<main on:store-cart-change={(event) => event.basket}>', /'basket' does not exist/],
    ['opens="drawer"', 'attr:place="top"', /'attr:place' does not exist/],
  ],
  angular: [
    ['[product]="mug"', '[product]="7"', /'7' is not assignable to type 'string \| ProductItem/],
    ['options="radio"', 'options="dropdown"', /"dropdown"' is not assignable/],
    ['(store-cart-change)="changed', '(store-error)="changed', /'StoreErrorEvent' is not assignable/],
    ['opens="drawer"', '[place]="mug"', /Can't bind to 'place'/],
  ],
} as const;

const NO_STORE = { args: [], env: {} };

/** Builds an app with another component in its place. */
async function buildWith(host: Host, component: string): Promise<string> {
  const folder = await installHost(host);
  const place = path.join(folder, 'src', COMPONENTS[host]);
  const own = readFileSync(place);
  writeFileSync(place, component);
  try {
    return await runScript(folder, 'build', NO_STORE);
  } finally {
    writeFileSync(place, own);
  }
}

for (const host of HOSTS)
  describe(`the tags in ${host}`, () => {
    const build = makeTemporaryFolder();
    let site: PageServer;
    let context: BrowserContext;
    let page: Page;
    const troubles: string[] = [];

    before(async () => {
      const questions = readFileSync(path.join(ROOT, 'test/hosts', host, COMPONENTS[host]), 'utf8');
      await buildWith(host, questions);
      cpSync(path.join(await installHost(host), 'dist'), build, { recursive: true });
      site = await startPageServer({ pages: {}, folders: { app: build } });
      const browser = await BROWSER.borrow();
      context = await browser.newContext();
      page = await context.newPage();
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
      });
      await page.goto(`${site.url}/app/`);
      await addButton(page)
        .or(page.getByRole('button', { name: 'Take it' }))
        .waitFor();
    });
    after(async () => {
      await context.close();
      BROWSER.giveBack();
      await site.close();
      removeFolder(build);
    });

    /** What the component's properties have become. */
    const taken = () =>
      page.evaluate(() => {
        const { given } = window as unknown as { given: Readonly<Record<string, unknown>> };
        const { product } = document.querySelector<StoreProductElement>('store-product')!;
        const { items } = document.querySelector<GalleryBlockElement>('gallery-block')!;
        const button = document.querySelector<StoreAddToCartElement>('store-add-to-cart')!;
        // The very objects, not copies.
        const [ofProduct, ofItems] = [product, items].map((value) =>
          Object.keys(given).find((name) => given[name] === value),
        );
        const { buttonText, quantity, sticky, dataset } = button;
        return { product: ofProduct, items: ofItems, buttonText, quantity, sticky, place: dataset['place'] };
      });

    it('get texts, numbers, booleans, objects and arrays as they are', async () => {
      assert.deepEqual(await taken(), {
        product: 'mug',
        items: 'pictures',
        buttonText: 'Take it',
        quantity: 2,
        sticky: true,
        place: 'top',
      });
    });

    it('show the children of the component', async () => {
      await page.getByText('First child').waitFor();
      assert.equal(await page.locator('store-price').count(), 0);
    });

    it('report events with a dash, and those of the browser, once each', async () => {
      await page.getByRole('button', { name: 'Take it' }).click();
      await page.getByText('click, add 2, change 2', { exact: true }).waitFor();
    });

    it('get what changes later, also its absence', async () => {
      await page.getByRole('button', { name: 'Change' }).click();
      await page.getByText('Changed child').waitFor();
      await page.locator('store-price').getByText('$18.00').filter({ visible: true }).first().waitFor();
      assert.deepEqual(await taken(), {
        product: 'larger',
        items: 'pictures',
        buttonText: '',
        quantity: 3,
        sticky: false,
        place: 'top',
      });
    });

    it('cause no error and no warning', () => {
      assert.deepEqual(troubles, []);
    });
  });

/** What makes a component of docs/frameworks.md the one that the app's entry mounts. */
const MOUNTED = {
  solid: [
    [
      'tsx',
      'storefront-elements/solid',
      "import { mug } from './shop.ts';\nexport const App = () => <Buy product={mug} />;",
    ],
    ['tsx', "from 'solid-js'", 'export const App = () => <ItemCount />;'],
  ],
  angular: [
    [
      'ts',
      'storefront-elements/angular',
      `import { mug } from './shop';
     @Component({ selector: 'shop-page', imports: [Buy], template: '<app-buy [product]="mug" />' })
     export class ShopPage { protected readonly mug = mug; }`,
    ],
    [
      'ts',
      'DestroyRef',
      `@Component({ selector: 'shop-page', imports: [ItemCount], template: '<app-item-count />' })
     export class ShopPage {}`,
    ],
  ],
} as const;

describe('the build of the example app', () => {
  for (const host of ['solid', 'angular'] as const)
    it(`of ${host} accepts the components of docs/frameworks.md`, async () => {
      for (const [language, part, rest] of MOUNTED[host])
        await buildWith(host, `${exampleIn('docs/frameworks.md', language, part)}\n${rest}`);
    });

  for (const host of ['solid', 'angular'] as const)
    for (const [right, wrong, complaint] of MISTAKES[host])
      it(`of ${host} fails for ${wrong}`, async () => {
        const file = path.join(ROOT, 'demo/hosts', host, 'src', COMPONENTS[host]);
        const source = readFileSync(file, 'utf8');
        assert.ok(source.includes(right), right);
        await assert.rejects(buildWith(host, source.replace(right, wrong)), complaint);
      });
});
