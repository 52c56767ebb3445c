/** `npm run build`: rollup into an empty dist/, remembered so that nothing is built twice. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './files.mjs';
import { ROOT, run } from './run.mjs';

const SOURCES = ['core', 'elements', 'package.json', 'package-lock.json'];
const SOURCE_FILES_AT_THE_TOP = /^(rollup\.config|tsconfig).*\.(mjs|json)$/;
const DIST = path.join(ROOT, 'dist');
const MEMORY = path.join(ROOT, 'node_modules/.cache/last-build.json');
const TIME_LIMIT_MS = 5 * 60_000;

/**
 * Empties dist/ (rollup does not) and builds into it.
 * @returns {Promise<boolean>} true when the build went through
 */
export async function build() {
  const sources = fingerprintOfSources();
  rmSync(MEMORY, { force: true });
  rmSync(DIST, { recursive: true, force: true });
  const rollup = path.join(ROOT, 'node_modules/rollup/dist/bin/rollup');
  const { code, output } = await run(process.execPath, [rollup, '--config'], { timeLimitMs: TIME_LIMIT_MS });
  process.stderr.write(output);
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
  return build();
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
  const top = readdirSync(ROOT).filter((name) => SOURCE_FILES_AT_THE_TOP.test(name));
  for (const source of [...SOURCES, ...top.sort()]) {
    for (const file of filesBelow(path.join(ROOT, source))) {
      hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function sizesIn(folder) {
  return filesBelow(folder)
    .map((file) => `${path.relative(folder, file)} ${statSync(file).size}`)
    .join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await build()) ? 0 : 1;
