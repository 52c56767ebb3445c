import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { exampleDocument } from '../../docs/.vitepress/examples/example-document.ts';
import { liveExamplesIn } from '../../docs/.vitepress/examples/live-examples.ts';
import { type Switches, UNCHANGED } from '../../docs/.vitepress/examples/switches.ts';
import { prepare } from '../../docs/.vitepress/site/prepare.ts';
import { shownSections } from '../../docs/.vitepress/site/repository.ts';
import { BROWSER } from '../support/browser.ts';
import { bundlePage } from '../support/bundle-page.ts';
import { readDocument } from '../support/examples.ts';
import { complaintsOf } from '../support/page-audit.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';
import { SHOWN_EXAMPLES } from '../support/shown-examples.ts';
import { IS_WHOLE_RUN } from '../support/whole-run.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const FILES = shownSections().flatMap(({ pages }) => pages.map(({ file }) => file));
const EXAMPLES = FILES.flatMap((file) => liveExamplesIn(file, readDocument(file)));
const STAGE = { files: '/files/', colorScheme: 'light' } as const;

/** Examples whose transcripts every run checks; the others in `test:all`. */
const ALWAYS_READ_ALOUD = ['store-add-to-cart', 'store-cart'];

/** Variant → what its switches change. */
const VARIANTS: Readonly<Record<string, Partial<Switches>>> = {
  plain: {},
  'sold-out': { fault: 'sold-out' },
  offline: { fault: 'offline' },
  'lost-answer': { fault: 'lost-answer' },
  printed: { hasScripts: false },
  arabic: { language: 'ar', direction: 'rtl', theme: 'bold' },
};

const PAGES = Object.fromEntries(
  EXAMPLES.flatMap((example) =>
    Object.entries(VARIANTS).map(([name, changed]) => [
      `/${example.id}/${name}`,
      exampleDocument(example, { ...UNCHANGED, ...changed }, STAGE),
    ]),
  ),
);

describe('the live examples of the documents', () => {
  const folder = makeTemporaryFolder();
  let server: PageServer;
  let context: BrowserContext;
  let screenReader: string;
  before(async () => {
    await prepare(folder);
    screenReader = await bundlePage('test/support/screen-reader/page.ts');
    server = await startPageServer({ pages: PAGES, folders: { files: path.join(folder, 'lib') } });
    const browser = await BROWSER.borrow();
    context = await browser.newContext({ baseURL: server.url });
  });
  after(async () => {
    await context.close();
    BROWSER.giveBack();
    await server.close();
    removeFolder(folder);
  });

  const open = async (address: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };
  const addMug = async (page: Page) => {
    await page.getByRole('radio', { name: 'Sand' }).check();
    await page.getByRole('button', { name: 'Add To Cart' }).click();
  };

  it('are those of the table of what they show', () => {
    assert.deepEqual(EXAMPLES.map(({ id }) => id).sort(), Object.keys(SHOWN_EXAMPLES).sort());
  });

  for (const { id, transcript: written } of EXAMPLES) {
    const transcript = IS_WHOLE_RUN || ALWAYS_READ_ALOUD.includes(id) ? written : undefined;
    it(`${id}: shows its tag${transcript ? ', and reads as its transcript' : ''}`, async () => {
      const page = await open('about:blank');
      const complaints = complaintsOf(page);
      await page.goto(`/${id}/plain`);
      const { role, name, opens } = SHOWN_EXAMPLES[id]!;
      const shown = page.getByRole(role, { name }).filter({ visible: true }).first();
      await shown.waitFor();
      if (transcript) {
        if (opens) {
          await shown.click();
          await page.getByRole(opens).waitFor();
        }
        await page.addScriptTag({ content: screenReader, type: 'module' });
        await page.waitForFunction(() => 'transcriptOf' in window);
        assert.deepEqual(await page.evaluate((tag) => window.transcriptOf(tag), id), transcript);
      }
      assert.deepEqual(complaints, []);
      await page.close();
    });
  }

  it('fail as a store that has sold the product meanwhile', async () => {
    const page = await open('/store-add-to-cart/sold-out');
    await addMug(page);
    await page
      .getByRole('alert')
      .getByText(/not have enough/)
      .waitFor();
    await page.close();
  });

  it('fail as a visitor who is offline', async () => {
    const page = await open('/store-add-to-cart/offline');
    await addMug(page);
    await page
      .getByRole('alert')
      .filter({ hasText: /connection|offline|reach/i })
      .waitFor();
    await page.close();
  });

  it('lose an answer, and then add nothing twice', async () => {
    const page = await open('/start/lost-answer');
    await addMug(page);
    await page.getByRole('alert').getByText('Please try again.').waitFor();
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    await page.getByRole('textbox', { name: 'Quantity of Stoneware Mug' }).waitFor();
    assert.equal(await page.getByRole('textbox', { name: 'Quantity of Stoneware Mug' }).inputValue(), '1');
    await page.close();
  });

  it('show their own content without JavaScript', async () => {
    const page = await open('/store-add-to-cart/printed');
    await page.getByRole('link', { name: 'Buy the mug for $18.00' }).waitFor();
    assert.equal(await page.getByRole('button').count(), 0);
    await page.close();
  });

  it('speak another language, from right to left, with a theme', async () => {
    const page = await open('/store-add-to-cart/arabic');
    await page.getByRole('button', { name: 'أضف إلى السلة' }).waitFor();
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).direction), 'rtl');
    await page.close();
  });

  it('say where a link leads, and stay', async () => {
    const page = await open('/store-cart/plain');
    await page.getByRole('link', { name: 'Checkout' }).click();
    await page.getByText('From here the visitor goes to /checkout').waitFor();
    await page.close();
  });
});
