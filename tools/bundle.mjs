/** Bundles programs of ours for Node: one file starts in a quarter of the time that hundreds take, each compiled anew. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ownPlaces } from './own-places.mjs';
import { ROOT } from './run.mjs';

// Below node_modules, so that packages are found from there.
const FOLDER = path.join(ROOT, 'node_modules/.cache/programs');
const KEPT_MS = 24 * 60 * 60_000;

/**
 * Bundles a program into one file; packages stay outside.
 * @param {string} program path of its source, absolute or relative to the repository
 * @returns {Promise<string>} absolute path of the file
 */
export async function bundle(program) {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(ROOT, program)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    plugins: [ownPlaces],
  });
  const [{ contents }] = outputFiles;
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 12);
  const file = path.join(FOLDER, `${path.basename(program, '.ts')}-${hash}.mjs`);
  if (existsSync(file)) {
    // What is used stays.
    const now = new Date();
    utimesSync(file, now, now);
    return file;
  }
  mkdirSync(FOLDER, { recursive: true });
  removeOld();
  // Others may do the same at this moment.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, file);
  return file;
}

// Bundles of former sources: a program that still runs has read its own long ago, and any other is made again.
function removeOld() {
  for (const name of readdirSync(FOLDER)) {
    const file = path.join(FOLDER, name);
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > KEPT_MS) rmSync(file, { force: true });
  }
}
