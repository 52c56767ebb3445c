/** `npm run build`: runs Rollup into an empty dist/, and records the sources so that nothing is built twice. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { globSync } from 'tinyglobby';
import { writeDirectives } from './build-angular.mjs';
import { ROOT } from './run.mjs';

const SOURCES = [
  'core/**',
  'engine/**',
  'owner/**',
  'entries/**',
  'elements/**',
  'tools/{build*,bundle-of,run}.mjs',
  '{modules,rollup.config}.mjs',
  'tsconfig*.json',
  'package*.json',
];
const MEMORY = path.join(ROOT, 'node_modules/.cache/last-build.json');

/**
 * Empties dist/ (Rollup does not) and builds into it.
 * @param {string[]} [args] further arguments for Rollup
 * @returns {Promise<boolean>} whether the build succeeded
 */
export async function build(args = []) {
  const sources = fingerprint(SOURCES, readFileSync);
  rmSync(MEMORY, { force: true });
  rmSync(path.join(ROOT, 'dist'), { recursive: true, force: true });
  // Two processes: the files with Preact take a third of the time.
  const areBuilt = await Promise.all([rollup(args), rollup([...args, '--configPreact'])]);
  if (areBuilt.includes(false)) return false;
  // Imported here because the manifests load the whole compiler, which most callers of this module do not need.
  const { writeManifests } = await import('./build-manifests.mjs');
  await writeManifests();
  writeDirectives();
  const { writeSheets } = await import('./build-sheets.mjs');
  await writeSheets();
  const { writeIntegrity } = await import('./build-integrity.mjs');
  writeIntegrity();
  mkdirSync(path.dirname(MEMORY), { recursive: true });
  writeFileSync(MEMORY, JSON.stringify({ sources, output: fingerprintOfOutput() }));
  return true;
}

/** Returns whether it has succeeded. */
async function rollup(args) {
  // Rollup writes to stderr only.
  const { failed } = await execa('rollup', ['--config', ...args], {
    cwd: ROOT,
    preferLocal: true,
    reject: false,
    stdio: 'inherit',
  });
  return !failed;
}

/**
 * Builds unless dist/ is up to date.
 * @returns {Promise<boolean>} whether dist/ is up to date in the end
 */
export async function buildWhenStale() {
  if (isBuilt()) return true;
  console.error('Building into dist/…');
  return build(['--silent']);
}

/**
 * Compares the sources and dist/ with those of the last build.
 * @returns {boolean} whether a build would change nothing
 */
export function isBuilt() {
  if (!existsSync(MEMORY)) return false;
  const last = JSON.parse(readFileSync(MEMORY, 'utf8'));
  return last.sources === fingerprint(SOURCES, readFileSync) && last.output === fingerprintOfOutput();
}

// Sizes are enough to notice a missing or truncated file.
function fingerprintOfOutput() {
  return fingerprint('dist/**', (file) => String(statSync(file).size));
}

/**
 * Hashes many files; the hash changes when any of them does.
 * @param {string | string[]} patterns which files, below the repository
 * @param {(file: string) => string | Buffer} contentOf the part of a file to hash
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
