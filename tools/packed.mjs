/** Packs dist/ as npm does, once for all checks of the package: packing takes as long as a check. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './build.mjs';
import { ROOT, run } from './run.mjs';

const FOLDER = path.join(ROOT, 'node_modules/.cache/packed');
// The files of package.json, and those that npm always adds.
const CONTENTS = ['dist/**', 'docs/**', 'package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];
// Only stops a hanging npm.
const LIMIT_MS = 10 * 60_000;

/**
 * Packs dist/ as it is, unless that archive exists.
 * @returns {Promise<string>} absolute path of the archive
 * @throws {Error} with npm's message when packing fails
 */
export async function packed() {
  const folder = path.join(FOLDER, fingerprint(CONTENTS, readFileSync).slice(0, 12));
  if (!existsSync(folder)) await packInto(folder);
  const [archive] = readdirSync(folder);
  return path.join(folder, archive);
}

// Packs next to it and renames, so that a concurrent process never sees half an archive.
async function packInto(folder) {
  mkdirSync(FOLDER, { recursive: true });
  const aside = mkdtempSync(`${folder}-`);
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', aside];
  // Hides the surrounding test run from npm.
  const env = { NODE_TEST_CONTEXT: undefined, RESULTS_FILE: undefined };
  const { code, output } = await run('npm', args, { env, timeLimitMs: LIMIT_MS });
  if (code !== 0) {
    rmSync(aside, { recursive: true, force: true });
    throw new Error(output);
  }
  const former = readdirSync(FOLDER).filter((name) => !name.includes('-'));
  try {
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // otherwise another was faster
  }
  for (const name of former)
    if (name !== path.basename(folder)) rmSync(path.join(FOLDER, name), { recursive: true, force: true });
}
