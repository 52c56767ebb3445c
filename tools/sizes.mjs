/** `node tools/sizes.mjs [--write]`: prints the compressed size of each file for visitors; --write updates docs/sizes.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { formatted } from './formatted.mjs';
import { ROOT } from './run.mjs';

const DOCUMENT = path.join(ROOT, 'docs/sizes.md');
const TABLE = /(?<=<!-- sizes -->\n\n)[^]*?(?=\n\n<!-- end of sizes -->)/;
const BYTES_PER_KB = 1_000;

/** Name in docs/sizes.md → file below dist/, with a star for the hash. */
const MEASURED = [
  ['Entry bundle: the tags that sell', 'cdn/storefront.js'],
  ['Network bundle with `cart-pill`, loads immediately after it', 'cdn/chunks/network-*.js'],
  ['Texts of a page in another language: the largest, Arabic', 'cdn/chunks/words-ar-*.js'],
  ['React, on the first interaction', 'cdn/chunks/react-*.js'],
  ['Preact instead, in `dist/cdn/preact`', 'cdn/preact/chunks/react-*.js'],
  ['`store-cart`', 'cdn/chunks/store-cart-????????.js'],
  ['View of `store-cart`', 'cdn/chunks/store-cart-view-*.js'],
  ['All in one classic script', 'cdn/storefront.all.js'],
  ['All in one classic script, with Preact', 'cdn/preact/storefront.all.js'],
  ['`store.css`', 'store.css'],
];

/**
 * One line of the table.
 * @typedef {{ name: string, gzipBytes: number, brotliBytes: number }} Size
 */

/**
 * Measures the build.
 * @returns {Size[]} compressed sizes, in bytes
 * @throws {Error} when a file is missing
 */
export function measureSizes() {
  return MEASURED.map(([name, pattern]) => {
    const bytes = readFileSync(findBuilt(pattern));
    return {
      name,
      gzipBytes: gzipSync(bytes, { level: 9 }).length,
      brotliBytes: brotliCompressSync(bytes).length,
    };
  });
}

/**
 * Reads the sizes in docs/sizes.md.
 * @returns {Map<string, { gzipKb: number, brotliKb: number }>} by name, in kB of 1000 bytes
 */
export function documentedSizes() {
  const table = TABLE.exec(readFileSync(DOCUMENT, 'utf8'))?.[0] ?? '';
  const rows = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.map(([, name, gzip, brotli]) => [name, { gzipKb: Number(gzip), brotliKb: Number(brotli) }]),
  );
}

function findBuilt(pattern) {
  const [file] = globSync(pattern, { cwd: path.join(ROOT, 'dist'), absolute: true });
  if (!file) throw new Error(`dist/${pattern} is not there: run \`npm run build\` first.`);
  return file;
}

async function drawTable(sizes) {
  const rows = sizes.map(
    ({ name, gzipBytes, brotliBytes }) => `| ${name} | ${toKb(gzipBytes)} | ${toKb(brotliBytes)} |`,
  );
  const table = ['| What | gzip kB | brotli kB |', '| - | -: | -: |', ...rows].join('\n');
  return (await formatted('sizes.md', table)).trim();
}

function toKb(bytes) {
  return (bytes / BYTES_PER_KB).toFixed(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const table = await drawTable(measureSizes());
  console.log(table);
  if (process.argv.includes('--write')) {
    writeFileSync(
      DOCUMENT,
      readFileSync(DOCUMENT, 'utf8').replace(TABLE, () => table),
    );
  }
}
