import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** What a page loads. */
export interface Size {
  readonly what: string;
  readonly minified: number;
  readonly brotli: number;
  /** Bytes after brotli that were asked for. */
  readonly target?: number;
}

const KB = 1000;
const DOOR = './core/template/index.ts';

const BUNDLES: readonly { readonly what: string; readonly source: string; readonly target?: number }[] = [
  {
    what: 'ours, core: parser, closures, core formatters, expressions',
    source: `export { assembleEngine, coreArea } from '${DOOR}';`,
    target: 9 * KB,
  },
  {
    what: 'ours, everything with `Intl`',
    source: `export { createEngine } from '${DOOR}';`,
    target: 25 * KB,
  },
  { what: 'the existing engine', source: `export { Compiler } from '@squarespace/template-engine';` },
  {
    what: 'the existing engine with what it needs for a price',
    source: `export { Compiler } from '@squarespace/template-engine'; export { CLDRFramework } from '@phensley/cldr';`,
  },
  { what: 'mustache', source: `export { default } from 'mustache';` },
  { what: 'eta', source: `export { Eta } from 'eta/core';` },
  { what: 'handlebars', source: `export { default } from 'handlebars/dist/cjs/handlebars.js';` },
  { what: 'nunjucks', source: `export { default } from 'nunjucks/browser/nunjucks.js';` },
];

/** Bundles what a page would load, minified for browsers of today, and compresses it. */
export async function measureSizes(): Promise<readonly Size[]> {
  const sizes = await Promise.all(BUNDLES.map(measure));
  const pack = readFileSync(require.resolve('@phensley/cldr/packs/en.json'));
  const data = {
    what: 'and its data of one locale',
    minified: pack.length,
    brotli: brotliCompressSync(pack).length,
  };
  return sizes.toSpliced(4, 0, data);
}

async function measure({ what, source, target }: (typeof BUNDLES)[number]): Promise<Size> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const bytes = outputFiles[0]?.contents ?? new Uint8Array();
  const size = { what, minified: bytes.length, brotli: brotliCompressSync(bytes).length };
  return target === undefined ? size : { ...size, target };
}
