import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { globSync } from 'tinyglobby';
import { run } from '../../tools/run.mjs';
import { barriersIn, complaintsOf, sidewaysScroll } from '../support/page-audit.ts';
import { openOwnStore, WIDTHS, type VisitedStore } from '../support/store.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

// Only stops a build that hangs.
const LIMIT_MS = 10 * 60_000;
const SITE = '/docs/';
/** One of each kind. */
const AUDITED = ['', 'tags/store-cart.html', 'tags/index.html', 'architecture.html', 'behaviour/cart.html'];
const SCHEMES = ['light', 'dark'] as const;

const LINK = /(?:href|src)="(\/docs\/[^"]*)"/g;
const MARKDOWN_LINK = /\]\((\/docs\/[^)\s]*)\)/g;

describe('the documentation site', () => {
  const folder = makeTemporaryFolder();
  let store: VisitedStore;
  let html: readonly string[];
  before(async () => {
    const env = { DOCS_OUT: folder, NODE_ENV: undefined };
    const { code, output } = await run('vitepress', ['build', 'docs'], { env, timeLimitMs: LIMIT_MS });
    assert.equal(code, 0, output);
    html = globSync('**/*.html', { cwd: folder });
    store = await openOwnStore({ docsDir: folder });
  });
  after(async () => {
    await store.close();
    removeFolder(folder);
  });

  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  /** Links of a file that lead nowhere: to no file, or to no element of it. */
  const deadLinks = (file: string, links: RegExp): readonly string[] =>
    [...read(file).matchAll(links)].flatMap(([, link = '']) => {
      const [address = '', anchor = ''] = decodeURI(link.replaceAll('&amp;', '&')).split('#');
      const target = address.slice(SITE.length).replace(/(^|\/)$/, '$1index.html');
      if (!existsSync(path.join(folder, target))) return [`${file}: ${link}`];
      const isThere = anchor === '' || !target.endsWith('.html') || read(target).includes(`id="${anchor}"`);
      return isThere ? [] : [`${file}: ${link}`];
    });
  const frameOf = (page: Page) => page.locator('iframe').first().contentFrame();

  test('has no dead link, and a Markdown file beside each page', () => {
    assert.ok(html.length > 100);
    assert.deepEqual(
      html.flatMap((file) => deadLinks(file, LINK)),
      [],
    );
    const pages = html.filter((file) => file !== '404.html').map((file) => file.replace('.html', '.md'));
    assert.deepEqual(
      pages.filter((file) => !existsSync(path.join(folder, file))),
      [],
    );
    assert.deepEqual(
      [...pages, 'llms.txt'].flatMap((file) => deadLinks(file, MARKDOWN_LINK)),
      [],
    );
    const listed = [...read('llms.txt').matchAll(MARKDOWN_LINK)].map(([, link = '']) =>
      link.slice(SITE.length),
    );
    assert.deepEqual(listed.sort(), [...pages].sort());
  });

  for (const [device, viewport] of Object.entries(WIDTHS))
    for (const colorScheme of SCHEMES)
      test(`is accessible and in order on a ${colorScheme} ${device}`, async () => {
        const { context, page } = await store.visit({ viewport, colorScheme });
        const complaints = complaintsOf(page);
        for (const address of [...AUDITED, 'nothing.html']) {
          await page.goto(SITE + address);
          await page.getByRole('heading', { level: 1 }).waitFor();
          assert.deepEqual(await barriersIn(page), [], address);
          assert.equal(await page.evaluate(sidewaysScroll), 0, address);
        }
        assert.deepEqual(complaints, []);
        await context.close();
      });

  test('finds a page by its text', async () => {
    const { context, page } = await store.visit();
    await page.goto(SITE);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('instalments');
    await page.getByRole('option').filter({ hasText: 'afterpay-pill' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'afterpay-pill' }).waitFor();
    await context.close();
  });

  test('shows how an example fails, without JavaScript, and in Arabic', async () => {
    const { context, page } = await store.visit();
    const complaints = complaintsOf(page);
    await page.goto(`${SITE}tags/store-add-to-cart.html`);
    const frame = frameOf(page);
    await frame.getByRole('button', { name: 'Add To Cart' }).waitFor();

    await page.getByRole('combobox', { name: 'Make it fail' }).selectOption('Sold out');
    await frame.getByRole('radio', { name: 'Sand' }).check();
    await frame.getByRole('button', { name: 'Add To Cart' }).click();
    await frame
      .getByRole('alert')
      .getByText(/not have enough/)
      .waitFor();

    await page.getByRole('checkbox', { name: 'Without JavaScript' }).check();
    await frame.getByRole('link', { name: 'Buy the mug for $18.00' }).waitFor();
    await page.getByRole('checkbox', { name: 'Without JavaScript' }).uncheck();

    await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
    await page.getByRole('combobox', { name: 'Direction' }).selectOption('Right to left');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('Bold');
    await frame.getByRole('button', { name: 'أضف إلى السلة' }).waitFor();
    assert.equal(await frame.locator('html').getAttribute('dir'), 'rtl');
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('opens an example in the playground', async () => {
    const { context, page } = await store.visit();
    await page.goto(`${SITE}tags/store-price.html`);
    await page.getByRole('link', { name: 'Open in the playground' }).click();
    await page
      .getByRole('region', { name: 'Preview' })
      .getByText('$12.00')
      .filter({ visible: true })
      .first()
      .waitFor();
    assert.match(await page.getByRole('textbox', { name: 'HTML' }).inputValue(), /^<store-price>/);
    await context.close();
  });

  test('copies the code of an example', async () => {
    const { context, page } = await store.visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${SITE}tags/store-reviews.html`);
    await page.getByRole('button', { name: 'Copy Code' }).first().click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '');
    assert.equal(await copied(), '<store-reviews item-id="mug"></store-reviews>');
    await context.close();
  });

  test('has the code of an example, and its text, without JavaScript', async () => {
    const { context, page } = await store.visit({ javaScriptEnabled: false });
    await page.goto(`${SITE}tags/store-reviews.html`);
    await page.getByText('The live example needs JavaScript.').waitFor();
    await page.getByText('<store-reviews item-id="mug"></store-reviews>').waitFor();
    await context.close();
  });
});
