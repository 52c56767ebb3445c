import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { WORDS as ARABIC } from '../../core/words/languages/words-ar.ts';
import { WORDS as FRENCH } from '../../core/words/languages/words-fr.ts';
import { firstScripts } from '../../demo/server/platform/pages/built-files.ts';
import { mugProduct } from '../../elements/testing.ts';
import { addButton } from '../support/add-button.ts';
import { BROWSER } from '../support/browser.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';
import { frameShown, untilIdle } from '../support/settle.ts';

const FRENCH_WORDS = '**/words-fr-*.js*';
const TAGS = `<store-config gateway="memory"></store-config>
  <store-add-to-cart><script type="application/json">${JSON.stringify(mugProduct)}</script></store-add-to-cart>
  <cart-pill></cart-pill>`;

const pageIn = (lang: string, script = '') =>
  `<!doctype html><html lang="${lang}"><script type="module" src="/dist/cdn/storefront.js"></script>${script}${TAGS}`;

/** Never ends the time that a page waits for its texts: a busy machine would use it up. */
const WAIT_FOR_WORDS = `
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (run, delayMs, ...given) => (delayMs === 3000 ? 0 : setTimeout(run, delayMs, ...given));
`;

/** Records every text that the tag has painted. */
const WATCH = `
  globalThis.painted = [];
  const look = () => {
    const text = document.querySelector('store-add-to-cart')?.shadowRoot?.querySelector('button')?.textContent;
    if (text && globalThis.painted.at(-1) !== text) globalThis.painted.push(text);
    requestAnimationFrame(look);
  };
  look();
`;

describe('a server-rendered page', () => {
  for (const [language, words] of [
    ['fr-CA', ['fr']],
    ['en-US', []],
    ['pt', []],
  ] as const)
    it(`in ${language} preloads ${words.length === 0 ? 'no texts' : 'the texts of its language'}`, () => {
      const [first = '', ...more] = firstScripts(language);
      assert.match(first, /storefront-/);
      assert.deepEqual(
        more.map((url) => /\/words-(\w+)-/.exec(url)?.[1]),
        words,
      );
    });
});

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Requested files of texts, by language. */
  readonly words: readonly string[];
  readonly said: readonly string[];
  readonly painted: () => Promise<unknown>;
  /** Waits until so many texts were painted: a button exists before the frame that paints it. */
  readonly untilPainted: (count: number) => Promise<unknown>;
}

describe('the texts of a page', () => {
  let server: PageServer;
  let browser: Browser;
  let visits: BrowserContext[] = [];

  before(async () => {
    browser = await BROWSER.borrow();
    const settings =
      '<script type="application/json" data-store-config>{ "strings": { "addToCart": "Prendre" } }</script>';
    server = await startPageServer({
      pages: {
        '/en': pageIn('en-GB'),
        '/fr': pageIn('fr-CA'),
        '/ar': pageIn('ar'),
        '/pt': pageIn('pt-BR'),
        '/own': pageIn('fr', settings),
      },
    });
  });

  after(async () => {
    for (const context of visits) await context.close();
    BROWSER.giveBack();
    await server.close();
  });

  async function visit({ isImpatient = false } = {}): Promise<Visit> {
    const context = await browser.newContext();
    visits = [...visits, context];
    const page = await context.newPage();
    const words: string[] = [];
    const said: string[] = [];
    page.on('request', (request) => {
      const [, language] = /words-(\w+)-/.exec(request.url()) ?? [];
      if (language) words.push(language);
    });
    page.on('console', (message: ConsoleMessage) => said.push(message.text()));
    await page.addInitScript(WATCH);
    if (!isImpatient) await page.addInitScript(WAIT_FOR_WORDS);
    return {
      context,
      page,
      words,
      said,
      painted: () => page.evaluate(() => Reflect.get(globalThis, 'painted') as unknown),
      untilPainted: (count) =>
        page.waitForFunction(
          (least) => (Reflect.get(globalThis, 'painted') as string[]).length >= least,
          count,
        ),
    };
  }

  for (const [path, button, files] of [
    ['/en', PRODUCT_WORDS.addToCart, []],
    ['/pt', PRODUCT_WORDS.addToCart, []],
    ['/fr', FRENCH.addToCart, ['fr']],
    ['/ar', ARABIC.addToCart, ['ar']],
    ['/own', 'Prendre', ['fr']],
  ] as const)
    it(`${path} loads ${files.length === 0 ? 'none' : 'one file'}, and shows no other language first`, async () => {
      const { page, words, said, painted, untilPainted } = await visit();
      await page.goto(server.url + path);
      await page.getByRole('button', { name: button }).click();
      await page.locator('cart-pill a').waitFor();
      await untilIdle(page);
      assert.deepEqual([...new Set(words)], files);
      await untilPainted(1);
      assert.equal(((await painted()) as string[])[0], button);
      assert.deepEqual(said, []);
    });

  it('leave the page without text while they load late', async () => {
    const { page, painted, untilPainted } = await visit();
    const asked = page.waitForRequest(FRENCH_WORDS);
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(FRENCH_WORDS, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(`${server.url}/fr`, { waitUntil: 'commit' });
    await asked;
    await page.evaluate(() => customElements.whenDefined('store-add-to-cart').then(() => undefined));
    await frameShown(page);
    assert.deepEqual(await painted(), []);
    release();
    await page.getByRole('button', { name: FRENCH.addToCart }).waitFor();
    await untilPainted(1);
    assert.deepEqual(await painted(), [FRENCH.addToCart]);
  });

  it('replace the English ones if they load too late', async () => {
    const { page, painted, untilPainted } = await visit({ isImpatient: true });
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(FRENCH_WORDS, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(`${server.url}/fr`);
    await untilPainted(1);
    assert.deepEqual(await painted(), [PRODUCT_WORDS.addToCart]);
    release();
    await untilPainted(2);
    assert.deepEqual(await painted(), [PRODUCT_WORDS.addToCart, FRENCH.addToCart]);
  });

  it('are reported and requested once more if they fail to load, and the page sells in English', async () => {
    const { page, said } = await visit({ isImpatient: true });
    let isBroken = true;
    await page.route(FRENCH_WORDS, (route) => (isBroken ? route.abort() : route.continue()));
    const report = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('words/load'),
    });
    await page.goto(`${server.url}/fr`);
    await addButton(page).waitFor();
    await report;
    isBroken = false;
    await page.getByRole('button', { name: FRENCH.addToCart }).waitFor();
    assert.equal(said.filter((text) => text.includes('words/load')).length, 1);
  });
});
