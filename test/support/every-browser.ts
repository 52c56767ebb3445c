import { BROWSER, PATIENCE_MS } from './browser.ts';
import { type Driver, OTHER_BROWSERS, type OtherBrowser, pageOf } from './other-browsers.ts';

/** The shared Chromium, by what every browser can do; a page is a visitor of its own. */
const CHROMIUM: OtherBrowser = {
  name: 'Chromium',
  isThere: () => true,
  open: async () => pageOf(await chromium()),
};

/** Chromium, and the other browsers that this machine may have. */
export const EVERY_BROWSER: readonly OtherBrowser[] = [CHROMIUM, ...OTHER_BROWSERS];

async function chromium(): Promise<Driver> {
  const browser = await BROWSER.borrow();
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return {
    goTo: async (url) => void (await page.goto(url)),
    url: () => Promise.resolve(page.url()),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    typeText: (text) => page.keyboard.type(text),
    async close() {
      await context.close();
      BROWSER.giveBack();
    },
  };
}
