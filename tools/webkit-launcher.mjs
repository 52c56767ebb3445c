/** WebKitGTK for web-test-runner, through the WebDriver protocol (Debian: webkit2gtk-driver, xvfb, openbox, gstreamer1.0-plugins-good). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import which from 'which';
import { ROOT } from './run.mjs';
import { webdriverPage } from './webkit-page.mjs';

const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

// Software rendering, because a virtual display has no graphics card; no sandbox, because root has none.
// The configuration concerns GTK only.
const WEBKIT_ENV = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  XDG_CONFIG_HOME: path.join(ROOT, 'tools/webkit'),
};

// Without one, a resized window never gets its focus back.
const WINDOW_MANAGER = 'openbox';

const DRIVER_START_MS = 60_000;
const POLL_MS = 50;

/**
 * Looks for WebKitGTK: driver, browser, and a real or virtual display.
 * @returns {string | undefined} path of the MiniBrowser if everything is installed
 */
export function findWebkit() {
  const isInPath = (name) => which.sync(name, { nothrow: true }) !== null;
  const hasDisplay =
    Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY) || ['Xvfb', WINDOW_MANAGER].every(isInPath);
  if (!hasDisplay || !isInPath('WebKitWebDriver')) return undefined;
  return process.env.WEBKIT_PATH ?? MINI_BROWSERS.find((file) => existsSync(file));
}

/**
 * Starts WebKitGTK.
 * @returns {Promise<{ command: (method: string, path: string, body?: object) => Promise<any>, close: () => Promise<void> }>} sends one command of the session, and ends it
 */
export async function startWebkit() {
  const processes = [];
  const command = await startDriver(processes);
  return {
    command,
    async close() {
      await command('DELETE', '').catch(() => null);
      for (const child of processes.reverse()) child.kill();
    },
  };
}

/**
 * A launcher with one WebDriver session, in which the test pages open one after another.
 * @returns {import('@web/test-runner').BrowserLauncher & { getPage: () => object }} the launcher
 */
export function webkitLauncher() {
  const processes = [];
  let driver;
  let activePage;
  const command = async (...message) => {
    driver ??= startDriver(processes);
    return (await driver)(...message);
  };
  const page = webdriverPage(command);

  return {
    name: 'WebKit',
    // The commands of web-test-runner use getPage() for keyboard, mouse and viewport.
    type: 'playwright',
    concurrency: 1,
    async startSession(id, url) {
      activePage = id;
      await command('POST', '/url', { url });
    },
    async stopSession() {
      activePage = undefined;
      await command('POST', '/url', { url: 'about:blank' });
      return {};
    },
    startDebugSession: () => Promise.reject(new Error('WebKit is not started for debugging here.')),
    getPage: () => page,
    isActive: (id) => activePage === id,
    getBrowserUrl: () => undefined,
    async stop() {
      try {
        await (
          await driver
        )?.('DELETE', '');
      } catch {
        // the browser is gone already
      }
      for (const child of processes.reverse()) child.kill();
    },
  };
}

async function startDriver(processes) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...WEBKIT_ENV };
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) env.DISPLAY = await startVirtualDisplay(processes);
  const port = await freePort();
  processes.push(spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }));
  const root = `http://127.0.0.1:${port}`;
  await untilAnswering(`${root}/status`);
  const options = { binary: findWebkit(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await send('POST', `${root}/session`, { capabilities });
  return (method, path, body) => send(method, `${root}/session/${sessionId}${path}`, body);
}

async function startVirtualDisplay(processes) {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  processes.push(xvfb);
  const [number] = await once(xvfb.stdio[3], 'data');
  const display = `:${String(number).trim()}`;
  const env = { ...process.env, DISPLAY: display };
  processes.push(spawn(WINDOW_MANAGER, ['--sm-disable'], { env, stdio: 'ignore' }));
  return display;
}

async function untilAnswering(url) {
  const end = Date.now() + DRIVER_START_MS;
  for (;;) {
    try {
      return await send('GET', url);
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(POLL_MS);
    }
  }
}

async function send(method, url, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebDriver ${method} ${url}: ${value.message ?? value.error}`);
  return value;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
