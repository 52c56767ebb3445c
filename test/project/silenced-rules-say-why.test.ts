import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../tools/run.mjs';
import { trackedFiles } from '../support/tracked-files.ts';

/** A comment that silences the lint, but not one in quotes. Its reason follows two dashes. */
const SILENCING = /(?<!['"`])\/[/*]\s*(?:es|ox)lint-disable.*/g;
const WITH_REASON = / -- \S/;

const unexplainedIn = (text: string): readonly string[] =>
  [...text.matchAll(SILENCING)].map(([comment]) => comment).filter((comment) => !WITH_REASON.test(comment));

describe('a comment that silences a rule of the lint', () => {
  const slashes = '//';

  it('is recognised on a line of its own and after code', () => {
    for (const before of ['', '  ', 'one(); ', '{', '/* eslint-env */ ']) {
      const comment = `${slashes} oxlint-disable-line complexity`;
      assert.deepEqual(unexplainedIn(`${before}${comment}\n`), [comment]);
      assert.deepEqual(unexplainedIn(`${before}${comment} -- a table\n`), []);
    }
    assert.equal(unexplainedIn('/* eslint-disable */').length, 1);
  });

  it('gives a reason', () => {
    const files = trackedFiles().filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
    assert.ok(files.length > 500, `${files.length} files`);
    const unexplained = files.flatMap((file) =>
      unexplainedIn(readFileSync(path.join(ROOT, file), 'utf8')).map((comment) => `${file}: ${comment}`),
    );
    assert.deepEqual(unexplained, []);
  });
});
