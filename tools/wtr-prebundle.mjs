/** Serves npm packages to web-test-runner as one bundle of ES modules: one copy of each, named exports kept. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, '..');
const CACHE = 'node_modules/.cache';
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * How a package declares its exports.
 * @typedef {'esm' | 'esm with default' | 'commonjs'} PackageKind
 */

/**
 * A web-test-runner plugin that bundles packages once and resolves imports of them to the bundle.
 * @param {Record<string, PackageKind>} packages import specifier → kind
 * @param {string} [prefix] of the specifiers; each prefix has its own copy of every package
 * @returns {import('@web/test-runner').TestRunnerPlugin} the plugin
 */
export function prebundle(packages, prefix = '') {
  const folder = `${CACHE}/test-packages-${fingerprint(packages)}`;
  return {
    name: 'prebundle',
    async serverStart() {
      if (!existsSync(path.join(ROOT, folder))) await bundleAtomically(packages, path.join(ROOT, folder));
    },
    resolveImport({ source }) {
      const name = source.startsWith(prefix) ? source.slice(prefix.length) : source;
      return Object.hasOwn(packages, name) && source === prefix + name
        ? `/${folder}/${fileNameOf(name)}.js`
        : undefined;
    },
  };
}

// The lock file, the list and this file identify a bundle.
function fingerprint(packages) {
  const hash = createHash('sha256').update(JSON.stringify(packages));
  hash.update(readFileSync(path.join(ROOT, 'package-lock.json')));
  hash.update(readFileSync(import.meta.filename));
  return hash.digest('hex').slice(0, 12);
}

async function bundleAtomically(packages, folder) {
  const aside = `${folder}.${process.pid}`;
  try {
    await bundleInto(packages, aside);
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // otherwise another run was faster
  }
}

async function bundleInto(packages, folder) {
  mkdirSync(`${folder}/entries`, { recursive: true });
  const entryPoints = Object.entries(packages).map(([source, kind]) => {
    const file = `${folder}/entries/${fileNameOf(source)}.js`;
    writeFileSync(file, entryFor(source, kind));
    return file;
  });
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    logLevel: 'warning',
  });
}

function fileNameOf(source) {
  return source.replace(/[@/]/g, '_');
}

function entryFor(source, kind) {
  const from = `from ${JSON.stringify(source)};\n`;
  if (kind === 'esm') return `export * ${from}`;
  if (kind === 'esm with default') return `export * ${from}export { default } ${from}`;
  // CommonJS: esbuild cannot know the names, Node does.
  const names = Object.keys(require(source)).filter((name) => IDENTIFIER.test(name) && name !== 'default');
  return `export { ${names.join(', ')} } ${from}import * as all ${from}export default all.default ?? all;\n`;
}
