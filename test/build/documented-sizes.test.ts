import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { measureSizes, documentedSizes } from '../../tools/sizes.mjs';

const BYTES_PER_KB = 1_000;
const TOLERANCE = 0.05;
// Small files change by a larger share.
const LEAST_TOLERANCE_KB = 0.2;

describe('the sizes in docs/sizes.md', () => {
  const named = documentedSizes();

  for (const { name, gzipBytes, brotliBytes } of measureSizes()) {
    it(`${name}: ${gzipBytes} bytes with gzip, ${brotliBytes} with brotli, as named`, () => {
      const words = named.get(name);
      assert.ok(words, 'not in the table: run `node tools/sizes.mjs --write`');
      for (const [kb, bytes] of [
        [words.gzipKb, gzipBytes],
        [words.brotliKb, brotliBytes],
      ] as const) {
        const isKb = bytes / BYTES_PER_KB;
        const difference = Math.abs(isKb - kb);
        assert.ok(
          difference <= Math.max(LEAST_TOLERANCE_KB, kb * TOLERANCE),
          `docs/sizes.md says ${kb} kB, it is ${isKb.toFixed(1)}: run \`node tools/sizes.mjs --write\``,
        );
      }
    });
  }

  it('are those of built files', () => {
    assert.deepEqual(
      [...named.keys()],
      measureSizes().map(({ name }) => name),
    );
  });
});
