/** Media features that web-test-runner cannot emulate by itself, such as forced colours. */

/**
 * A web-test-runner plugin with one command, `emulate-features`: media feature → value, over the browser's own protocol.
 * @returns {import('@web/test-runner').TestRunnerPlugin} the plugin; the command answers false where the browser cannot
 */
export function emulateFeatures() {
  const sessions = new WeakMap();
  return {
    name: 'emulate-features',
    async executeCommand({ command, payload, session }) {
      if (command !== 'emulate-features') return undefined;
      if (session.browser.type !== 'puppeteer' || session.browser.name === 'Firefox') return false;
      const launcher = /** @type {import('@web/test-runner-chrome').ChromeLauncher} */ (session.browser);
      const page = launcher.getPage(session.id);
      // What is emulated ends with the protocol session.
      const protocol = sessions.get(page) ?? (await page.createCDPSession());
      sessions.set(page, protocol);
      const features = Object.entries(payload).map(([name, value]) => ({ name, value }));
      await protocol.send('Emulation.setEmulatedMedia', { features });
      return true;
    },
  };
}
