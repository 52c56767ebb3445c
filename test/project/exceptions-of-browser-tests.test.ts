import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { EXCEPTIONS, filesWithPreact, testFilesOf } from '../../tools/browser-files.mjs';
import { ROOT } from '../../tools/run.mjs';

describe('the tests with Preact', () => {
  const whole = filesWithPreact(true);

  it('are all tests of tags, but for the files that the table names', () => {
    const all = ['elements', 'contract'].flatMap((suite) => testFilesOf(suite));
    const missing = all.filter((file) => !whole.includes(file)).map((file) => path.relative(ROOT, file));
    const named = EXCEPTIONS.filter((row) => row.in === 'Preact' && row.test === '').map(({ file }) => file);
    assert.deepEqual(missing, named);
  });

  it('are a sample of these in npm test', () => {
    const sample = filesWithPreact(false);
    assert.ok(sample.length >= 5);
    assert.deepEqual(
      sample.filter((file) => !whole.includes(file)),
      [],
    );
  });
});

/** The titles of a file's tests; what a program fills in is any text. */
function titlesIn(source: string): RegExp[] {
  const titles = [...source.matchAll(/\bit\(\s*(?:'([^']+)'|"([^"]+)"|`([^`]+)`|\w+)/g)];
  return titles.map(([, single, double, composed]) => {
    const pieces =
      (single ?? double) ? [single ?? double ?? ''] : (composed ?? '${}').split(/\$\{[^}]*(?:\}|$)/);
    const escaped = pieces.map((piece) => piece.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
    return new RegExp(`^${escaped.join('.+')}$`);
  });
}

describe('the exceptions of browser tests', () => {
  for (const { in: place, file, test, reason } of EXCEPTIONS)
    it(`${file} ${test || 'as a whole'} is there, and has a reason not to run in ${place}`, () => {
      assert.ok(existsSync(path.join(ROOT, file)));
      const title = test.split(' › ').at(-1) ?? '';
      const titles = titlesIn(readFileSync(path.join(ROOT, file), 'utf8'));
      assert.ok(title === '' || titles.some((each) => each.test(title)), title);
      assert.match(reason, /^[A-Z].{20,}\.$/);
    });
});
