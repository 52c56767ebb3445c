/** `npm run build`: rollup into an empty dist/, remembered so that nothing is built twice. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './files.mjs';
import { ROOT, run } from './run.mjs';

const SOURCE_FOLDERS = ['core', 'elements'];
const SOURCE_FILES = /^(rollup\.config.*\.mjs|tsconfig.*\.json|package(-lock)?\.json|tools\/build.*\.mjs)$/;
const DIST = path.join(ROOT, 'dist');
const MEMORY = path.join(ROOT, 'node_modules/.cache/last-build.json');
const TIME_LIMIT_MS = 5 * 60_000;

/**
 * Empties dist/ (rollup does not) and builds into it.
 * @param {{ isQuiet?: boolean }} [options] quiet: rollup's words are shown only when the build fails
 * @returns {Promise<boolean>} true when the build went through
 */
export async function build({ isQuiet = false } = {}) {
  const sources = fingerprintOfSources();
  rmSync(MEMORY, { force: true });
  rmSync(DIST, { recursive: true, force: true });
  const rollup = path.join(ROOT, 'node_modules/rollup/dist/bin/rollup');
  const { code, output } = await run(process.execPath, [rollup, '--config'], { timeLimitMs: TIME_LIMIT_MS });
  if (code !== 0 || !isQuiet) process.stderr.write(output);
  if (code !== 0) return false;
  mkdirSync(path.dirname(MEMORY), { recursive: true });
  writeFileSync(MEMORY, JSON.stringify({ sources, output: sizesIn(DIST) }));
  return true;
}

/**
 * Builds when dist/ is not what the sources would give.
 * @returns {Promise<boolean>} true when dist/ is up to date in the end
 */
export async function buildWhenStale() {
  if (isBuilt()) return true;
  console.error('Building into dist/…');
  return build({ isQuiet: true });
}

/**
 * Compares the sources and dist/ with what the last build saw and made.
 * @returns {boolean} true when building would change nothing
 */
export function isBuilt() {
  if (!existsSync(MEMORY) || !existsSync(DIST)) return false;
  const last = JSON.parse(readFileSync(MEMORY, 'utf8'));
  return last.sources === fingerprintOfSources() && last.output === sizesIn(DIST);
}

function fingerprintOfSources() {
  const hash = createHash('sha256');
  for (const file of sourceFiles()) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function sourceFiles() {
  const others = ['.', 'tools'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((name) => path.posix.join(folder, name)),
  );
  const named = others.filter((name) => SOURCE_FILES.test(name)).sort();
  return [...SOURCE_FOLDERS, ...named].flatMap((name) => filesBelow(path.join(ROOT, name)));
}

function sizesIn(folder) {
  return filesBelow(folder)
    .map((file) => `${path.relative(folder, file)} ${statSync(file).size}`)
    .join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await build()) ? 0 : 1;
