import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { BROWSER } from '../support/browser.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';

const FIGURES = [1, 2, 3]
  .map(
    (number) =>
      `<figure><img src="/pictures/${number}.png" alt="Yard ${number}" width="4" height="3"></figure>`,
  )
  .join('');
const SHEET = '<link rel="stylesheet" href="/dist/gallery.css">';
const SCRIPT = '<script type="module" src="/dist/cdn/storefront.all.js"></script>';

const pageWith = (gallery: string, head = SHEET) =>
  `<!doctype html><html lang="en"><title>Yard</title><link rel="icon" href="data:,">${head}${SCRIPT}<main>${gallery}</main>`;

/** A red dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

/** Longer than any slow machine needs. */
const NEVER_TOO_LATE = `
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (run, delayMs, ...given) => (delayMs === 1500 ? 0 : setTimeout(run, delayMs, ...given));
`;

describe('a gallery with its style sheet, while its pictures load', () => {
  let server: PageServer;
  let browser: Browser;
  let contexts: BrowserContext[] = [];

  before(async () => {
    browser = await BROWSER.borrow();
    server = await startPageServer({
      pages: {
        '/grid': pageWith(`<gallery-block lightbox>${FIGURES}</gallery-block>`),
        '/no-sheet': pageWith(`<gallery-block>${FIGURES}</gallery-block>`, ''),
        '/set': pageWith(
          `<gallery-block>${FIGURES}</gallery-block><script>Object.assign(document.querySelector('gallery-block'), { design: 'slideshow', controls: true });</script>`,
        ),
        '/slideshow': pageWith(`<gallery-block design="slideshow">${FIGURES}</gallery-block>`),
      },
    });
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  after(async () => {
    BROWSER.giveBack();
    await server.close();
  });

  /** Opens a page whose pictures load when the test releases them. */
  async function open(
    path: string,
    { isPatient = true } = {},
  ): Promise<{ page: Page; sendPictures: () => void }> {
    const context = await browser.newContext();
    contexts.push(context);
    const page = await context.newPage();
    if (isPatient) await page.addInitScript(NEVER_TOO_LATE);
    let sendPictures = (): void => undefined;
    const isSent = new Promise<void>((resolve) => (sendPictures = resolve));
    await page.route('**/pictures/*', async (route) => {
      await isSent;
      await route.fulfill({ body: PICTURE, contentType: 'image/png' });
    });
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await page.locator('gallery-block:defined').waitFor({ state: 'attached' });
    return { page, sendPictures };
  }

  const isInitialised = (page: Page) =>
    page.locator('gallery-block').evaluate((tag) => tag.shadowRoot !== null);
  const untilInitialised = (page: Page) =>
    page.waitForFunction(() => document.querySelector('gallery-block')?.shadowRoot);
  const places = (page: Page) =>
    page.locator('img').evaluateAll((images) =>
      images.map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );

  it('changes nothing until they have loaded, and then keeps its place', async () => {
    const { page, sendPictures } = await open('/grid');
    assert.equal(await isInitialised(page), false);
    const before = await places(page);
    sendPictures();
    await untilInitialised(page);
    await page.getByRole('button', { name: 'Yard 2' }).waitFor();
    assert.deepEqual(await places(page), before);
  });

  it('opens a picture that is clicked before that', async () => {
    const { page } = await open('/grid');
    await page.locator('img').nth(1).click();
    await page.getByRole('dialog', { name: 'Gallery' }).waitFor();
    await page.waitForURL('**/grid#lightbox=1/2', { waitUntil: 'commit' });
  });

  it('is reached by the first Tab', async () => {
    const { page } = await open('/grid');
    await page.keyboard.press('Tab');
    assert.equal(
      await page.getByRole('button', { name: 'Yard 1' }).evaluate((own) => own === document.activeElement),
      true,
    );
  });

  it('applies an option that a script sets at once', async () => {
    const { page } = await open('/grid');
    await page
      .locator('gallery-block')
      .evaluate((tag) => Object.assign(tag, { design: 'slideshow', controls: true }));
    await page.getByRole('button', { name: 'Next' }).waitFor();
  });

  it('stops waiting after its time limit', async () => {
    const { page } = await open('/grid', { isPatient: false });
    await untilInitialised(page);
  });

  it('keeps properties that a program set before its script ran', async () => {
    const { page } = await open('/set');
    await page.getByRole('button', { name: 'Next' }).waitFor();
  });

  it('initialises where it is moved to', async () => {
    const { page } = await open('/grid');
    await page.locator('gallery-block').evaluate((tag) => {
      document.body.append(tag);
    });
    assert.equal(await isInitialised(page), true);
  });

  for (const path of ['/no-sheet', '/slideshow', '/grid#lightbox=1/1'])
    it(`does not wait at ${path}`, async () => {
      const { page } = await open(path);
      assert.equal(await isInitialised(page), true);
    });

  it('survives removal and reinsertion', async () => {
    const { page, sendPictures } = await open('/grid');
    await page.locator('gallery-block').evaluate((tag) => {
      const { parentElement } = tag;
      tag.remove();
      Reflect.set(globalThis, 'reinsert', () => parentElement?.append(tag));
    });
    sendPictures();
    await page.evaluate(() => {
      (Reflect.get(globalThis, 'reinsert') as () => void)();
    });
    await page.getByRole('button', { name: 'Yard 3' }).waitFor();
  });
});
