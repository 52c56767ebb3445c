/** Serves npm packages to web-test-runner as one bundle of ES modules: one copy of each, named exports kept. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { preactFileFor } from './build-preact.mjs';

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, '..');
const CACHE = 'node_modules/.cache';
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * How a package declares its exports.
 * @typedef {'esm' | 'esm with default' | 'commonjs'} PackageKind
 */

/** What the tests import of Preact as `react`: the elements need less. */
const PREACT_FOR_TESTS = `
export * from 'preact/compat';
export { default, useId } from 'react';
`;

/** @type {import('esbuild').Plugin} */
const preact = {
  name: 'preact',
  setup({ onResolve }) {
    onResolve({ filter: /^(react|preact)/ }, ({ path: source, importer }) => {
      const file = preactFileFor(source, importer);
      return file ? { path: file } : undefined;
    });
  },
};

/**
 * A web-test-runner plugin that bundles packages once and resolves imports of them to the bundle.
 * @param {Record<string, PackageKind>} packages import specifier → kind
 * @param {{ prefix?: string, hasPreact?: boolean }} [options] the prefix of the specifiers: each prefix has its own copy of
 *   every package; whether Preact stands in for React
 * @returns {import('@web/test-runner').TestRunnerPlugin} the plugin
 */
export function prebundle(packages, { prefix = '', hasPreact = false } = {}) {
  const folder = `${CACHE}/test-packages-${fingerprint(packages, hasPreact)}`;
  return {
    name: 'prebundle',
    async serverStart() {
      if (!existsSync(path.join(ROOT, folder)))
        await bundleAtomically(packages, hasPreact, path.join(ROOT, folder));
    },
    resolveImport({ source }) {
      const name = source.startsWith(prefix) ? source.slice(prefix.length) : source;
      return Object.hasOwn(packages, name) && source === prefix + name
        ? `/${folder}/${fileNameOf(name)}.js`
        : undefined;
    },
  };
}

// The lock file, the list, this file and those that stand in for React identify a bundle.
function fingerprint(packages, hasPreact) {
  const hash = createHash('sha256').update(JSON.stringify({ packages, hasPreact }));
  const files = hasPreact ? globSync('elements/host/preact/*.ts', { cwd: ROOT }).sort() : [];
  for (const file of ['package-lock.json', ...files]) hash.update(readFileSync(path.join(ROOT, file)));
  hash.update(readFileSync(import.meta.filename));
  return hash.digest('hex').slice(0, 12);
}

async function bundleAtomically(packages, hasPreact, folder) {
  const aside = `${folder}.${process.pid}`;
  try {
    await bundleInto(packages, hasPreact, aside);
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // otherwise another run was faster
  }
}

async function bundleInto(packages, hasPreact, folder) {
  mkdirSync(`${folder}/entries`, { recursive: true });
  const entryPoints = Object.entries(packages).map(([source, kind]) => {
    const file = `${folder}/entries/${fileNameOf(source)}.js`;
    const isPreact = hasPreact && source === 'react';
    writeFileSync(file, isPreact ? PREACT_FOR_TESTS : entryFor(source, kind));
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
    plugins: hasPreact ? [preact] : [],
    ignoreAnnotations: true,
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
