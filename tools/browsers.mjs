/** The browsers of web-test-runner: Chromium always, Firefox and WebKit where they are installed. */
import { existsSync } from 'node:fs';
import { chromeLauncher } from '@web/test-runner-chrome';
import which from 'which';
import { findChromium } from './chromium.mjs';
import { findWebkit, webkitLauncher } from './webkit-launcher.mjs';

const FIREFOX_ON_MACOS = '/Applications/Firefox.app/Contents/MacOS/firefox';

function chromium() {
  const { executablePath, args, env } = findChromium();
  return chromeLauncher({ launchOptions: { executablePath, args, env } });
}

/**
 * Looks for Firefox.
 * @returns {string | undefined} its path; undefined where it is not installed
 */
export function findFirefox() {
  const inPath = ['firefox-esr', 'firefox'].map((name) => which.sync(name, { nothrow: true })).find(Boolean);
  const macos = existsSync(FIREFOX_ON_MACOS) ? FIREFOX_ON_MACOS : undefined;
  return process.env.FIREFOX_PATH ?? inPath ?? macos;
}

function firefox() {
  const launcher = chromeLauncher({
    concurrency: 1,
    launchOptions: { browser: 'firefox', executablePath: findFirefox() },
    createPage: onlyPage,
  });
  launcher.name = 'Firefox';
  return launcher;
}

/** Opens a page, and closes each other tab: one that a test opens would keep the focus. */
async function onlyPage({ context }) {
  const page = await context.newPage();
  context.on('targetcreated', (target) => {
    if (target.type() !== 'page') return;
    // It may be closed already.
    void Promise.resolve(target.page())
      .then((other) => other !== page && other?.close())
      .catch(() => null);
  });
  return page;
}

/** Name → whether this machine has the browser, and its launcher. */
export const BROWSERS = {
  chromium: { isThere: () => true, launcher: chromium },
  firefox: { isThere: () => Boolean(findFirefox()), launcher: firefox },
  webkit: { isThere: () => Boolean(findWebkit()), launcher: webkitLauncher },
};

/**
 * Returns the launchers of the requested browsers.
 * @param {string} names comma-separated keys of BROWSERS
 * @returns {import('@web/test-runner').BrowserLauncher[]} one launcher each
 * @throws {Error} for a name that is not a key of BROWSERS
 */
export function launchersFor(names) {
  return names.split(',').map((name) => {
    if (!Object.hasOwn(BROWSERS, name)) {
      throw new Error(`BROWSERS: expected some of ${Object.keys(BROWSERS).join(', ')}, got "${name}"`);
    }
    return BROWSERS[name].launcher();
  });
}
