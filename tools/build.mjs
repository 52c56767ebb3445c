/** `npm run build`: rollup into an empty dist/, remembered so that nothing is built twice. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { globSync } from 'tinyglobby';
import { ROOT } from './run.mjs';

const SOURCES = [
  'core/**',
  'elements/**',
  'tools/{build*,network-modules,run}.mjs',
  'rollup.config.mjs',
  'tsconfig*.json',
  'package*.json',
];
const MEMORY = path.join(ROOT, 'node_modules/.cache/last-build.json');

/**
 * Empties dist/ (rollup does not) and builds into it.
 * @param {string[]} [args] more for rollup
 * @returns {Promise<boolean>} true when the build went through
 */
export async function build(args = []) {
  const sources = fingerprint(SOURCES, readFileSync);
  rmSync(MEMORY, { force: true });
  rmSync(path.join(ROOT, 'dist'), { recursive: true, force: true });
  // What rollup says, it says on stderr.
  const { failed } = await execa('rollup', ['--config', ...args], {
    cwd: ROOT,
    preferLocal: true,
    reject: false,
    stdio: 'inherit',
  });
  if (failed) return false;
  // Only now: it brings the whole compiler, and most who ask whether dist/ is built need nothing of it.
  const { writeManifests } = await import('./build-manifests.mjs');
  await writeManifests();
  mkdirSync(path.dirname(MEMORY), { recursive: true });
  writeFileSync(MEMORY, JSON.stringify({ sources, output: fingerprintOfOutput() }));
  return true;
}

/**
 * Builds when dist/ is not what the sources would give.
 * @returns {Promise<boolean>} true when dist/ is up to date in the end
 */
export async function buildWhenStale() {
  if (isBuilt()) return true;
  console.error('Building into dist/…');
  return build(['--silent']);
}

/**
 * Compares the sources and dist/ with what the last build saw and made.
 * @returns {boolean} true when building would change nothing
 */
export function isBuilt() {
  if (!existsSync(MEMORY)) return false;
  const last = JSON.parse(readFileSync(MEMORY, 'utf8'));
  return last.sources === fingerprint(SOURCES, readFileSync) && last.output === fingerprintOfOutput();
}

// Sizes tell a file that is missing or cut off; nobody writes others into dist/.
function fingerprintOfOutput() {
  return fingerprint('dist/**', (file) => String(statSync(file).size));
}

/**
 * Makes one short text of many files, another one when any of them changes.
 * @param {string | string[]} patterns which files, below the repository
 * @param {(file: string) => string | Buffer} contentOf what of a file counts
 * @returns {string} hexadecimal digits
 */
export function fingerprint(patterns, contentOf) {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: ROOT }).sort()) {
    hash.update(`${file}\0`).update(contentOf(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = (await build(process.argv.slice(2))) ? 0 : 1;
