/** What tests inside a browser cannot do by themselves: list folders, and speak to the browser as a developer does. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ROOT } from './run.mjs';

const FOLDER = path.join(ROOT, 'test/template/cases');

/**
 * A web-test-runner plugin that answers `/case-files.json`: the template room's case files.
 * @returns {import('@web/test-runner').TestRunnerPlugin} the plugin; the answer is name → text of the file
 */
export function caseFiles() {
  return {
    name: 'case-files',
    serve({ path: asked }) {
      if (asked !== '/case-files.json') return undefined;
      return { body: JSON.stringify(Object.fromEntries(readAll())), type: 'json' };
    },
  };
}

/**
 * A web-test-runner plugin with one command, `browser-protocol`: sends one message of Chromium's DevTools protocol, for
 * forced colours, input methods, a finger that stays down.
 * @returns {import('@web/test-runner').TestRunnerPlugin} the plugin; the command answers whether the browser can
 */
export function browserProtocol() {
  const sessions = new WeakMap();
  return {
    name: 'browser-protocol',
    async executeCommand({ command, payload, session }) {
      if (command !== 'browser-protocol') return undefined;
      if (session.browser.type !== 'puppeteer' || session.browser.name === 'Firefox')
        return { isSent: false };
      /** @type {import('@web/test-runner-chrome').ChromeLauncher} */
      const launcher = Object(session.browser);
      const page = launcher.getPage(session.id);
      // What is emulated ends with the protocol session.
      const protocol = sessions.get(page) ?? (await page.createCDPSession());
      sessions.set(page, protocol);
      await protocol.send(payload.method, payload.parameters);
      return { isSent: true };
    },
  };
}

function readAll() {
  const files = globSync('**/*.case', { cwd: FOLDER }).sort();
  return files.map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]);
}
