import { setTimeout as delay } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { findFirefox } from '../../tools/browsers.mjs';
import { findWebkit, startWebkit } from '../../tools/webkit-launcher.mjs';
import { findInPage, type Sought } from './find-in-page.ts';
import { PATIENCE_MS } from './browser.ts';

/** A page in a browser that Playwright does not drive. */
export interface OtherPage {
  readonly goTo: (url: string) => Promise<void>;
  readonly url: () => Promise<string>;
  /** Evaluates an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks where the element is, once it is shown. */
  readonly click: (sought: Sought) => Promise<void>;
  /** Clicks into a field, and types. */
  readonly type: (sought: Sought, text: string) => Promise<void>;
  readonly untilShown: (sought: Sought) => Promise<void>;
  /** Waits until the address begins like this. */
  readonly untilAt: (start: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser that Playwright does not drive. */
export interface OtherBrowser {
  readonly name: string;
  /** Whether this machine has it. */
  readonly isThere: () => boolean;
  /** Starts it, with third-party cookies blocked. */
  readonly open: () => Promise<OtherPage>;
}

/** What the pages of all browsers are made of. */
export type Driver = Pick<OtherPage, 'goTo' | 'url' | 'evaluate' | 'close'> & {
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly typeText: (text: string) => Promise<void>;
};

const POLL_MS = 50;

// Firefox: all cookies of third parties are blocked. https://searchfox.org/mozilla-central: nsICookieService.idl
const FIREFOX_PREFERENCES = { 'network.cookie.cookieBehavior': 1 };

/** Firefox by WebDriver BiDi; WebKitGTK, which blocks third-party cookies anyway, by WebDriver. */
export const OTHER_BROWSERS: readonly OtherBrowser[] = [
  { name: 'Firefox', isThere: () => findFirefox() !== undefined, open: async () => pageOf(await firefox()) },
  { name: 'WebKit', isThere: () => findWebkit() !== undefined, open: async () => pageOf(await webkit()) },
];

async function firefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox()!,
    extraPrefsFirefox: FIREFOX_PREFERENCES,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return {
    goTo: async (url) => void (await page.goto(url)),
    url: () => Promise.resolve(page.url()),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    typeText: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

async function webkit(): Promise<Driver> {
  const { command, close } = await startWebkit();
  const act = (actions: object) => command('POST', '/actions', { actions: [actions] });
  const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
  return {
    goTo: (url) => command('POST', '/url', { url }) as Promise<void>,
    url: () => command('GET', '/url') as Promise<string>,
    evaluate: (expression) =>
      command('POST', '/execute/sync', { script: `return (${expression})`, args: [] }) as Promise<unknown>,
    clickAt: (x, y) =>
      act({
        ...mouse,
        actions: [
          { type: 'pointerMove', origin: 'viewport', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }) as Promise<void>,
    typeText: (text) =>
      act({
        type: 'key',
        id: 'keys',
        actions: Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }) as Promise<void>,
    close,
  };
}

/**
 * Makes a page of what a browser can do.
 * @param driver the browser
 */
export function pageOf(driver: Driver): OtherPage {
  const find = async (sought: Sought) => {
    // esbuild names functions by a helper of that name.
    const expression = `((__name) => (${findInPage.toString()})(${JSON.stringify(sought)}))((named) => named)`;
    return (await driver.evaluate(expression)) as ReturnType<typeof findInPage>;
  };
  const untilShown = (sought: Sought) => until(() => find(sought), JSON.stringify(sought));
  const click = async (sought: Sought) => {
    let place = await untilShown(sought);
    // Two looks at the same place: it may still move, such as while the page scrolls or its scripts draw.
    await until(
      async () => {
        const before = place;
        place = await untilShown(sought);
        return place.x === before.x && place.y === before.y ? place : null;
      },
      `${JSON.stringify(sought)} at rest`,
    );
    await driver.clickAt(place.x, place.y);
  };
  return {
    ...driver,
    click,
    async type(sought, text) {
      await click(sought);
      await driver.typeText(text);
    },
    untilShown: async (sought) => void (await untilShown(sought)),
    untilAt: async (start) =>
      void (await until(async () => (await driver.url()).startsWith(start) || null, start)),
  };
}

async function until<Found>(look: () => Promise<Found | null>, what: string): Promise<Found> {
  const end = Date.now() + PATIENCE_MS;
  let cause: unknown;
  while (Date.now() < end) {
    // Between two documents there is none to look into.
    const found = await look().catch((error: unknown) => {
      cause = error;
      return null;
    });
    if (found !== null) return found;
    await delay(POLL_MS);
  }
  throw new Error(`Not in time: ${what}`, { cause });
}
