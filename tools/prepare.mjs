/**
 * Runs first: checks the version of Node and what is installed. Only built-in modules, and syntax that an old Node can
 * parse.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
// Without --include=dev, NODE_ENV=production or npm's omit=dev would leave out the build and the store.
const ARGS = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Compares a Node version with the lowest one that package.json allows.
 * @param {string} version a version like "20.19.0"
 * @param {string} engines the range of package.json, of the form ">=20.19" or ">=20.19.1"
 * @returns {string | undefined} a sentence when the version is too old
 */
export function diagnoseNode(version, engines) {
  const needed = engines.replace('>=', '').trim();
  if (!isOlder(numbersOf(version), numbersOf(needed))) return undefined;
  return `Node ${needed} or newer is needed, this is Node ${version}.`;
}

/** Ends the process with one sentence when this Node is too old. */
export function demandNode() {
  const packageJson = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const diagnostic = diagnoseNode(process.versions.node, packageJson.engines.node);
  if (!diagnostic) return;
  console.error(diagnostic);
  process.exit(1);
}

/**
 * Compares what is installed with the lock file.
 * @param {string} [folder] the folder of package-lock.json; default the repository
 * @returns {boolean} whether every package that this machine needs is installed
 */
export function isInstalled(folder = ROOT) {
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  const installed = readPackages(path.join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === '') return true; // the project itself
    if (installed[place]?.version !== version) return Boolean(optional) && !installed[place];
    return existsSync(path.join(folder, place));
  });
}

/**
 * Runs `npm ci` when a package of the lock file is missing.
 * @returns {boolean} whether everything is installed in the end
 */
export function installWhatIsMissing() {
  if (isInstalled()) return true;
  console.error('Installing the packages of package-lock.json…');
  // The npm that runs us, if any. Its output goes to stderr: stdout is for the command itself.
  const script = process.env.npm_execpath;
  const [command, args] = script ? [process.execPath, [script, ...ARGS]] : ['npm', ARGS];
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2] });
  if (status === 0 && isInstalled()) return true;
  console.error("The packages could not be installed: npm's reason stands above.");
  return false;
}

function numbersOf(version) {
  return version.split('.').map(Number);
}

function isOlder(version, needed) {
  for (let place = 0; place < needed.length; place += 1) {
    if (version[place] !== needed[place]) return version[place] < needed[place];
  }
  return false;
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}
