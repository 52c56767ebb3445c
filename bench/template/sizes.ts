import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** A contestant's code for a page. */
export interface Size {
  readonly what: string;
  readonly minified: number;
  readonly brotli: number;
  /** The target in bytes after brotli. */
  readonly target?: number;
}

/** The minifier's options. */
interface Minifier {
  readonly minify: (code: string, options: object) => Promise<{ readonly code?: string }>;
}

// The package's own minifier, with the same options.
const { minify } = createRequire(require.resolve('@rollup/plugin-terser'))('terser') as Minifier;
const AS_SHIPPED = { ecma: 2020, module: true, format: { comments: false } };

const KB = 1000;
const DOOR = './engine/template/index.ts';
const RIVAL_WITH_PRICE = 'the existing engine with what it needs for a price';

const BUNDLES: readonly { readonly what: string; readonly source: string; readonly target?: number }[] = [
  {
    what: 'ours, core: parser, closures, core formatters, expressions',
    source: `export { assembleEngine, coreArea, expressionArea } from '${DOOR}';`,
    target: 9 * KB,
  },
  {
    what: 'the same without expressions',
    source: `export { assembleEngine, coreArea } from '${DOOR}';`,
  },
  {
    what: 'the same without a parser: a template printed as a module',
    source: `export { templateFromTree, coreArea } from '${DOOR}';`,
  },
  {
    what: 'ours, everything with `Intl`',
    source: `export { createEngine } from '${DOOR}';`,
    target: 28 * KB,
  },
  {
    what: 'ours, what one localised price needs',
    source: `export { assembleEngine, coreArea, numberArea, intlNumberLocale } from '${DOOR}';`,
    target: 18 * KB,
  },
  {
    what: 'the same without a parser: a price printed as a module',
    source: `export { templateFromTree, coreArea, numberArea, intlNumberLocale } from '${DOOR}';`,
  },
  { what: 'the existing engine', source: `export { Compiler } from '@squarespace/template-engine';` },
  {
    what: RIVAL_WITH_PRICE,
    source: `export { Compiler } from '@squarespace/template-engine'; export { CLDRFramework } from '@phensley/cldr';`,
  },
  { what: 'mustache', source: `export { default } from 'mustache';` },
  { what: 'eta', source: `export { Eta } from 'eta/core';` },
  { what: 'handlebars', source: `export { default } from 'handlebars/dist/cjs/handlebars.js';` },
  { what: 'nunjucks', source: `export { default } from 'nunjucks/browser/nunjucks.js';` },
];

/**
 * Bundles, minifies and compresses the code that a page would load. esbuild only bundles: terser minifies every contestant,
 * as it does the package.
 * @returns the sizes; the existing engine also needs locale data for prices, for which ours uses `Intl`
 */
export async function measureSizes(): Promise<readonly Size[]> {
  const sizes = await Promise.all(BUNDLES.map(measure));
  const pack = readFileSync(require.resolve('@phensley/cldr/packs/en.json'));
  const data = {
    what: 'and its data of one locale',
    minified: pack.length,
    brotli: brotliCompressSync(pack).length,
  };
  return sizes.toSpliced(sizes.findIndex(({ what }) => what === RIVAL_WITH_PRICE) + 1, 0, data);
}

async function measure({ what, source, target }: (typeof BUNDLES)[number]): Promise<Size> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const { code = '' } = await minify(outputFiles[0]?.text ?? '', AS_SHIPPED);
  const bytes = Buffer.from(code);
  const size = { what, minified: bytes.length, brotli: brotliCompressSync(bytes).length };
  return target === undefined ? size : { ...size, target };
}
