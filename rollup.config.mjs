import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { transform } from 'esbuild';
import gzip from 'rollup-plugin-gzip';
import license from 'rollup-plugin-license';
import { withScriptEndings } from './tools/build-declarations.mjs';
import { npmEntries } from './tools/build-entries.mjs';
import { firstLine } from './tools/build-first-line.mjs';
import { handover } from './tools/build-handover.mjs';
import { hashedNames } from './tools/build-hashed-names.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const tsconfig = './tsconfig.build.json';
const NOTICES = 'LICENSES.txt';
const RULE = '\n\n---\n\n';
const BANNER = `/*! storefront-elements ${version} | MIT | see ${NOTICES} for the packages inside */`;
// Read by the browser's parser: no function of React is parsed twice.
const VIEW = /\/elements\/((?:store|cart)-[^/]+)\/[^/]+\.tsx$/;
// Fetched only by pages with printed markup, and without React.
const ENHANCE = /\/elements\/enhance\//;
// The first file could reach them through their package's door, but leaves them there.
const TAKEN_BY_VIEWS = /\/node_modules\/nanostores\/(deep-map|listen-keys)\//;
// The files that package.json names under sideEffects, as sources.
const WITH_SIDE_EFFECTS = /\/elements\/(all|autoloader|[^/]+\/define)\.ts$/;
const ALL_CALLED = '//# allFunctionsCalledOnLoad';

const css = {
  name: 'store-css',
  async generateBundle() {
    const source = readFileSync('elements/store.css', 'utf8');
    const { code } = await transform(source, { loader: 'css', minify: true });
    this.emitFile({ type: 'asset', fileName: 'store.css', source: code });
  },
};

// Most licences ask that whoever passes the code on names them.
const notices = () =>
  license({
    thirdParty: {
      multipleVersions: true,
      output: {
        file: `dist/cdn/${NOTICES}`,
        template: (packages) => packages.map(noticeOf).sort().join(RULE),
      },
    },
  });

function noticeOf({ name, version, license: kind, licenseText }) {
  return `${name} ${version} (${kind})\n\n${licenseText ?? ''}`.trim();
}

// A server that sends what lies beside a file spends no time on it, and fewer bytes than it could by itself.
const filter = /\.js$/;
const compressed = () => [
  gzip({ filter, gzipOptions: { level: 9 } }),
  gzip({ filter, fileName: '.br', customCompression: (code) => brotliCompressSync(code) }),
];

// A classic script's top level belongs to the page: its one global must stay.
const minify = ({ isModule }) => terser({ ecma: 2020, module: isModule, format: { comments: false } });

function onwarn(warning, warn) {
  // "use client" says nothing to a browser; the entry of types has no code.
  const isHarmless =
    warning.code === 'MODULE_LEVEL_DIRECTIVE' ||
    (warning.code === 'EMPTY_BUNDLE' && warning.names?.every((name) => name.endsWith('jsx')));
  if (!isHarmless) warn(warning);
}

/** React, and all that only views need, is fetched together; a view brings nothing but itself. */
function withReact(id, { getModuleInfo, getModuleIds }) {
  firstFileModules ??= reachableFrom(
    [...getModuleIds()].filter((each) => getModuleInfo(each)?.isEntry),
    getModuleInfo,
  );
  if (ENHANCE.test(id)) return undefined;
  return VIEW.test(id) || (firstFileModules.has(id) && !TAKEN_BY_VIEWS.test(id)) ? undefined : 'react';
}
let firstFileModules;

function reachableFrom(entries, getModuleInfo) {
  const reached = new Set(entries);
  for (const id of reached)
    for (const imported of getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

/** What defines a tag stays in its entry, so that package.json can name exactly the files with side effects. */
function tagChunk(id) {
  return /\/elements\/((?:store|cart)-[^/]+)\/(?!define\.)[^/]+\.ts$/.exec(id)?.[1];
}

function npmChunkName({ name, facadeModuleId }) {
  const tag = facadeModuleId && VIEW.exec(facadeModuleId)?.[1];
  return `chunks/${tag ? `${tag}-view` : name}-[hash].js`;
}

function cdnChunkName({ name, facadeModuleId }) {
  const tag = facadeModuleId && VIEW.exec(facadeModuleId)?.[1];
  return `chunks/${tag ?? name}-[hash].js`;
}

/** For those who bundle: an entry per tag and per room; every package stays outside. */
const npm = {
  input: npmEntries(),
  external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  treeshake: { moduleSideEffects: (id) => WITH_SIDE_EFFECTS.test(id) },
  onwarn,
  plugins: [
    typescript({
      tsconfig,
      compilerOptions: { declaration: true },
      transformers: { afterDeclarations: [withScriptEndings()] },
    }),
    css,
  ],
  output: {
    dir: 'dist',
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: npmChunkName,
    hoistTransitiveImports: false,
    manualChunks: tagChunk,
    onlyExplicitManualChunks: true,
  },
};

/** For those who do not: one file with all shells, React and the views later; or one file with everything. */
const cdn = {
  input: 'elements/all.ts',
  preserveEntrySignatures: 'allow-extension',
  onwarn,
  plugins: [
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    resolve({ browser: true, exportConditions: ['production', 'browser'] }),
    commonjs(),
    // The npm build has found the type errors already.
    typescript({ tsconfig, compilerOptions: { noCheck: true, outDir: 'dist/cdn' } }),
  ],
  output: [
    {
      dir: 'dist/cdn',
      format: 'es',
      sourcemap: true,
      entryFileNames: 'storefront.js',
      chunkFileNames: cdnChunkName,
      manualChunks: withReact,
      onlyExplicitManualChunks: true,
      plugins: [
        handover(),
        minify({ isModule: true }),
        firstLine(({ isEntry, name }) => (isEntry ? BANNER : name === 'react' ? ALL_CALLED : undefined)),
        notices(),
        hashedNames('manifest.json'),
        compressed(),
      ],
    },
    {
      file: 'dist/cdn/storefront.all.js',
      format: 'iife',
      name: 'Storefront',
      sourcemap: true,
      inlineDynamicImports: true,
      plugins: [minify({ isModule: false }), firstLine(() => BANNER), compressed()],
    },
  ],
};

export default [npm, cdn];
