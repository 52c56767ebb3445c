/** Packs what is built as npm packs it, once for all who look at the package: npm takes as long for it as they do. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './build.mjs';
import { ROOT, run } from './run.mjs';

const FOLDER = path.join(ROOT, 'node_modules/.cache/packed');
// What package.json says that the package holds, and what npm always adds.
const CONTENTS = ['dist/**', 'docs/**', 'package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];
// Against what hangs, not against a slow machine.
const LIMIT_MS = 10 * 60_000;

/**
 * Packs dist/ as it is, unless that has been done.
 * @returns {Promise<string>} absolute path of the archive
 * @throws {Error} with what npm says when it cannot
 */
export async function packed() {
  const folder = path.join(FOLDER, fingerprint(CONTENTS, readFileSync).slice(0, 12));
  if (!existsSync(folder)) await packInto(folder);
  const [archive] = readdirSync(folder);
  return path.join(folder, archive);
}

// Packed aside and renamed, so that two at once never see half an archive.
async function packInto(folder) {
  mkdirSync(FOLDER, { recursive: true });
  const aside = mkdtempSync(`${folder}-`);
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', aside];
  // A run of tests around it is nothing to npm.
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
