/** Plugins that give tests in a browser access to folders and to the DevTools protocol. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ROOT } from './run.mjs';

const FOLDER = path.join(ROOT, 'test/template/cases');

/**
 * A web-test-runner plugin that serves `/case-files.json`: the case files of the template module.
 * @returns {import('@web/test-runner').TestRunnerPlugin} the plugin; the response maps file names to texts
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
 * A web-test-runner plugin with one command, `browser-protocol`: sends one message of Chromium's DevTools protocol, such as
 * for forced colours, input methods or a long press.
 * @returns {import('@web/test-runner').TestRunnerPlugin} the plugin; the command returns whether the browser supports it, and the browser's answer
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
      // Emulation ends with the protocol session.
      const protocol = sessions.get(page) ?? (await page.createCDPSession());
      sessions.set(page, protocol);
      const result = await protocol.send(payload.method, payload.parameters);
      return { isSent: true, result };
    },
  };
}

function readAll() {
  const files = globSync('**/*.case', { cwd: FOLDER }).sort();
  return files.map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]);
}
