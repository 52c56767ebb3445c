/** What web-test-runner has no command for: forced colours, input methods, a finger that stays down. */

/**
 * A web-test-runner plugin with one command, `browser-protocol`: sends one message of Chromium's DevTools protocol.
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
