/** Bundles test files for Node; shared modules become chunks. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ownPlaces } from './own-places.mjs';
import { ROOT } from './run.mjs';

// Below node_modules, so that packages are found from there.
const CACHE = path.join(ROOT, 'node_modules/.cache');
const PREFIX = 'node-tests-';
const KEPT_MS = 24 * 60 * 60_000;

/**
 * Bundles test files. Packages, and files outside of the repository, stay as they are.
 * @param {readonly string[]} files absolute paths
 * @returns {Promise<{ placeOf: (file: string) => string, remove: () => void }>} the path of each file's bundle; call
 *   `remove` in the end
 */
export async function bundleTests(files) {
  const own = files.filter((file) => file.startsWith(`${ROOT}${path.sep}`));
  mkdirSync(CACHE, { recursive: true });
  removeOld();
  const folder = mkdtempSync(path.join(CACHE, PREFIX));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await bundleInto(folder, own);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    placeOf: (file) =>
      !own.includes(file)
        ? file
        : path.join(folder, `${path.relative(ROOT, file).replace(/\.tsx?$/, '')}.mjs`),
    remove,
  };
}

async function bundleInto(outdir, entryPoints) {
  await build({
    absWorkingDir: ROOT,
    entryPoints,
    outbase: ROOT,
    outdir,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // The side effects in package.json are those of dist/, not of the sources.
    ignoreAnnotations: true,
    plugins: [ownPlaces],
    logLevel: 'warning',
  });
}

// Killed runs do not remove their folders.
function removeOld() {
  for (const name of readdirSync(CACHE).filter((each) => each.startsWith(PREFIX))) {
    const folder = path.join(CACHE, name);
    const { mtimeMs = Infinity } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > KEPT_MS) rmSync(folder, { recursive: true, force: true });
  }
}
