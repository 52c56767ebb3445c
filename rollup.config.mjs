import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { build, transform } from 'esbuild';
import MagicString from 'magic-string';
import gzip from 'rollup-plugin-gzip';
import license from 'rollup-plugin-license';
import { globSync } from 'tinyglobby';
import { npmChunkName, pageChunks, tagChunk } from './tools/build-chunks.mjs';
import { npmEntries } from './tools/build-entries.mjs';
import { handover } from './tools/build-handover.mjs';
import { firstLine, hashedNames, stripTypes, withScriptEndings } from './tools/build-plugins.mjs';
import { withPreact } from './tools/build-preact.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const tsconfig = './tsconfig.build.json';
const NOTICES = 'LICENSES.txt';
const RULE = '\n\n---\n\n';
const BANNER = `/*! storefront-elements ${version} | MIT | packages inside: ${NOTICES} */`;
// The sources of package.json's `sideEffects`.
const WITH_SIDE_EFFECTS = /\/(elements\/(all|autoloader)|owner\/index|(elements|owner)\/[^/]+\/define)\.ts$/;
// Marked for React Server Components here, because Rollup drops the directives of sources.
const REACT_COMPONENT = /\/entries\/react\/(?!index)[\w-]+\.ts$/;
const OURS = /\/(core|engine|elements|owner|entries)\/[^?]*\.tsx?$/;
const JSX_RUNTIME = path.resolve('node_modules/react/cjs/react-jsx-runtime.production.js');
const ALL_CALLED = '//# allFunctionsCalledOnLoad';

// Styles of shadow roots are template literals.
const STYLES = /css\s*`((?:[^`$]|\$(?!\{))*)`/g;

/** Style sheet for pages → the module with its styles. */
const SHEETS_OF_TAGS = {
  'gallery.css': `
    import { earlyStyles, printedStyles } from './gallery-block/early-styles.ts';
    import { itemStyles } from './gallery-block/item-styles.ts';
    export const sheet = earlyStyles.cssText + printedStyles.cssText + itemStyles.cssText;`,
};

async function sheetSource(fileName) {
  const contents = SHEETS_OF_TAGS[fileName];
  if (!contents) return readFileSync(`elements/${fileName}`, 'utf8');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'elements', loader: 'ts' },
    ...{ bundle: true, write: false, format: 'esm', platform: 'node', logLevel: 'error' },
  });
  const { sheet } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  return sheet;
}

const css = {
  name: 'page-css',
  async generateBundle() {
    const files = globSync(['store.css', 'themes/*.css'], { cwd: 'elements' });
    for (const fileName of [...files, ...Object.keys(SHEETS_OF_TAGS)]) {
      const source = await sheetSource(fileName);
      const { code } = await transform(source, { loader: 'css', minify: true });
      // Minifiers do not change the values of custom properties.
      const compact = code.replaceAll(/: var\((--[\w-]+), /g, ':var($1,');
      this.emitFile({ type: 'asset', fileName, source: compact });
    }
  },
};

// The script minifier does not minify styles.
const shadowStyles = {
  name: 'shadow-styles',
  async transform(code, id) {
    if (!/\/(elements|owner)\/.+\/[a-z-]*styles\.ts$/.test(id)) return null;
    const edited = new MagicString(code);
    for (const { 0: written, 1: source, index } of code.matchAll(STYLES)) {
      // Unescaped characters: a CSS escape would be an invalid escape in a template literal.
      const minified = await transform(source, { loader: 'css', minify: true, charset: 'utf8' });
      edited.update(index, index + written.length, `css\`${minified.code.trim()}\``);
    }
    return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
  },
};

// Most licences require attribution.
const notices = (folder) =>
  license({
    thirdParty: {
      multipleVersions: true,
      output: {
        file: `${folder}/${NOTICES}`,
        template: (packages) => packages.map(noticeOf).sort().join(RULE),
      },
    },
  });

function noticeOf({ name, version, license: kind, licenseText }) {
  return `${name} ${version} (${kind})\n\n${licenseText ?? ''}`.trim();
}

// Servers can send the compressed files as they are: no work per request, and a better ratio.
const filter = /\.js$/;
const compressed = () => [
  gzip({ filter, gzipOptions: { level: 9 } }),
  gzip({ filter, fileName: '.br', customCompression: (code) => brotliCompressSync(code) }),
];

// A classic script's top level is the page's global scope: its one global must stay.
// Inlined functions repeat code that gzip would otherwise compress.
const minify = ({ isModule }) =>
  terser({
    ecma: 2020,
    module: isModule,
    // Every byte counts in the entry bundle; in the classic script, further passes save 0.04 % in 8 s.
    compress: { inline: 1, keep_fargs: false, passes: isModule ? 5 : 2, unsafe_arrows: true },
    format: { ascii_only: true, comments: false },
  });

function onwarn(warning, warn) {
  // "use client" means nothing to a browser; type-only entries have no code.
  const isHarmless =
    warning.code === 'MODULE_LEVEL_DIRECTIVE' ||
    (warning.code === 'EMPTY_BUNDLE' && warning.names?.every((name) => /\/(jsx|svelte|solid)$/.test(name)));
  if (!isHarmless) warn(warning);
}

const isPackage = (id) => !id.startsWith('.') && !path.isAbsolute(id);

/** For bundlers: an entry per tag and per module; every package stays external. */
const npmBuild = (noCheck) => ({
  input: npmEntries(),
  external: isPackage,
  treeshake: { moduleSideEffects: (id) => WITH_SIDE_EFFECTS.test(id) },
  onwarn,
  plugins: [
    typescript({
      tsconfig,
      compilerOptions: { declaration: true, noCheck },
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
    plugins: [
      firstLine(({ facadeModuleId }) => (REACT_COMPONENT.test(facadeModuleId) ? `'use client';` : undefined)),
    ],
  },
});

// The whole package has a class that extends HTMLElement.
const LIT = '@lit/reactive-element';
// A server draws, and never calls a store: what only a browser loads is left out.
const ONLY_IN_BROWSERS = /\/(core\/shop-network\/network|elements\/site-form\/post-submit\/show-markup)\.ts$/;
const withoutBrowser = {
  name: 'without-browser',
  resolveId: (source) => (source === LIT ? { id: `${LIT}/css-tag.js`, external: true } : null),
  load(id) {
    // Workers may not set timers while modules are evaluated, and no module is late there.
    if (id.endsWith('/core/shared/within-time.ts')) return 'export const withinTime = (answer) => answer;';
    return ONLY_IN_BROWSERS.test(id) ? `throw new Error('Only browsers load this.');` : null;
  },
};

/** For servers and workers: a build without the elements, whose classes need a DOM. The build above writes its types. */
const server = {
  input: './entries/server/index.ts',
  external: (id) => id !== LIT && isPackage(id),
  treeshake: { moduleSideEffects: (id) => ONLY_IN_BROWSERS.test(id) },
  onwarn,
  // Its own: what others share would remember the modules that are left out here.
  plugins: [withoutBrowser, stripTypes(), shadowStyles],
  output: {
    dir: 'dist/entries/server',
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    hoistTransitiveImports: false,
  },
};

// Pages get Lit's production build, without polyfills for browsers that lack custom states anyway.
const LIT_STYLES = `
export class CSSResult {
  constructor(cssText) { this.cssText = cssText; }
  get styleSheet() {
    if (!this.sheet) (this.sheet = new CSSStyleSheet()).replaceSync(this.cssText);
    return this.sheet;
  }
}
export const css = ([cssText]) => new CSSResult(cssText);
export const unsafeCSS = (cssText) => new CSSResult(cssText);
export const getCompatibleStyle = (style) => style;
export const supportsAdoptingStyleSheets = true;
export function adoptStyles(root, styles) {
  root.adoptedStyleSheets = styles.map((style) => style.styleSheet ?? style);
}
`;
const productionLit = {
  name: 'production-lit',
  load(id) {
    if (id.endsWith('/elements/host/quiet-lit.ts')) return 'export function quietLit() {}';
    return id.endsWith('/@lit/reactive-element/css-tag.js') ? LIT_STYLES : null;
  },
};

// The package's entry chooses between two builds in a wrapper that every page would load.
const productionJsx = {
  name: 'production-jsx',
  resolveId(source) {
    return source === 'react/jsx-runtime' ? this.resolve(JSX_RUNTIME, undefined, { skipSelf: true }) : null;
  },
};

// The build for bundlers has checked the types already.
const withoutTypes = stripTypes();
const forPages = (renderer = productionJsx) => [
  productionLit,
  renderer,
  withoutTypes,
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  resolve({ browser: true, exportConditions: ['production', 'browser'] }),
  // ES modules need no wrapper function.
  commonjs({ strictRequires: 'auto' }),
  shadowStyles,
];

// What renders the views of pages: a folder, and the plugin that chooses it.
const REACT = { folder: 'dist/cdn', renderer: productionJsx };
const PREACT = { folder: 'dist/cdn/preact', renderer: withPreact() };

/** For tests in a browser, often without a bundler: all packages included. */
const testing = {
  input: './elements/testing.ts',
  onwarn,
  plugins: forPages(),
  output: [
    {
      file: 'dist/elements/testing.js',
      format: 'es',
      sourcemap: true,
      inlineDynamicImports: true,
      plugins: [firstLine(() => BANNER.replace(NOTICES, `../cdn/${NOTICES}`))],
    },
  ],
};

/** For pages without a bundler: an entry bundle that sells, everything else later. */
const cdn = ({ folder, renderer }) => ({
  input: './elements/cdn.ts',
  preserveEntrySignatures: 'allow-extension',
  // Otherwise the entry bundle would import a chunk with everything that the public entries of its modules export.
  treeshake: { moduleSideEffects: (id) => !OURS.test(id) || WITH_SIDE_EFFECTS.test(id) },
  onwarn,
  plugins: forPages(renderer),
  output: [
    {
      dir: folder,
      format: 'es',
      sourcemap: true,
      entryFileNames: 'storefront.js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: pageChunks(),
      onlyExplicitManualChunks: true,
      // A helper of a few bytes, shared with React, would cost the entry bundle a round trip.
      experimentalMinChunkSize: 1_000,
      plugins: [
        handover(),
        minify({ isModule: true }),
        firstLine(({ isEntry, name }) => (isEntry ? BANNER : name === 'react' ? ALL_CALLED : undefined)),
        notices(folder),
        hashedNames('manifest.json'),
        compressed(),
      ],
    },
  ],
});

/** For pages without modules: one classic script with everything. */
const allInOne = ({ folder, renderer }) => ({
  input: './elements/all.ts',
  onwarn,
  plugins: forPages(renderer),
  output: [
    {
      file: `${folder}/storefront.all.js`,
      format: 'iife',
      name: 'Storefront',
      sourcemap: true,
      inlineDynamicImports: true,
      plugins: [minify({ isModule: false }), firstLine(() => BANNER), compressed()],
    },
  ],
});

/** Scripts to inline: `early` answers clicks until the entry bundle has loaded, `on-interaction` loads it. */
const inlined = ['early', 'on-interaction'].map((name) => ({
  input: `./elements/${name}.ts`,
  treeshake: { moduleSideEffects: (id) => !OURS.test(id) || id.endsWith(`/${name}.ts`) },
  onwarn,
  plugins: [withoutTypes],
  output: [REACT, PREACT].map(({ folder }) => ({
    file: `${folder}/${name}.js`,
    format: 'iife',
    plugins: [minify({ isModule: false })],
  })),
}));

// With --configUnchecked, the caller checks the types in parallel. With --configPreact, only the files with Preact.
export default ({ configUnchecked = false, configPreact = false }) =>
  configPreact
    ? [cdn(PREACT), allInOne(PREACT)]
    : [npmBuild(configUnchecked), server, testing, cdn(REACT), allInOne(REACT), ...inlined];
