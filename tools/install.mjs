/** Installs from the lock file what is not installed. Only built-in modules: nothing else may be there yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
// Without --include=dev, NODE_ENV=production or npm's omit=dev would leave out the build and the store.
const ARGS = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Compares what is installed with the lock file.
 * @param {string} [folder] the folder of package-lock.json; default the repository
 * @returns {boolean} true when every package of the lock file that this machine needs is there
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
 * Runs `npm ci` when something of the lock file is missing.
 * @returns {boolean} true when everything is there in the end
 */
export function installWhatIsMissing() {
  if (isInstalled()) return true;
  console.error('Installing the packages of package-lock.json…');
  // The npm that runs us, when there is one. Its words go to stderr: stdout is for what comes after.
  const script = process.env.npm_execpath;
  const [command, args] = script ? [process.execPath, [script, ...ARGS]] : ['npm', ARGS];
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2] });
  if (status === 0 && isInstalled()) return true;
  console.error("The packages could not be installed: npm's reason stands above.");
  return false;
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}
