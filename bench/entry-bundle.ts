/**
 * `npm run bench:first-file [-- --by-file --of cdn/chunks/react]`: the contents of a built file by module and package, to
 * find code that could leave it. Uses dist/: `npm run build` first.
 */
import { parseArgs } from 'node:util';
import { weighBuilt } from './entry-bundle/weigh-built.ts';

const { values } = parseArgs({
  options: { of: { type: 'string', default: 'cdn/storefront.js' }, 'by-file': { type: 'boolean' } },
});

const { file, bytes, gzipBytes, shares } = weighBuilt(values.of, values['by-file'] ? 'file' : 'room');
console.log(`dist/${file}: ${bytes} bytes, ${gzipBytes} with gzip\n`);
console.log('| what | bytes | gzip | % |\n| --- | --: | --: | --: |');
for (const share of shares) {
  const percent = ((100 * share.gzipBytes) / gzipBytes).toFixed(1);
  console.log(`| ${share.name} | ${share.bytes} | ${Math.round(share.gzipBytes)} | ${percent} |`);
}
