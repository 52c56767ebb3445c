import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { repeatFailed } from '../../tools/repeat-failed.mjs';
import { emptyResult, totalOf, type Result } from '../../tools/results.mjs';
import type { Step } from '../../tools/run-steps.mjs';

const failed = (name: string): Result => ({ ...emptyResult(name), failures: ['a test: by chance'] });
const passed = (name: string): Result => ({ ...emptyResult(name), passed: 2 });

/** Repeats failed files, each with the given outcome. */
async function repeat(results: readonly Result[], outcomes: Readonly<Record<string, Result>>) {
  const repeatedFiles: string[] = [];
  const stepFor = (file: string): Step | undefined => {
    const result = outcomes[file];
    if (!result) return undefined;
    const isOk = result.failures.length === 0;
    const run = () => {
      repeatedFiles.push(file);
      return Promise.resolve({ isOk, output: '', results: [result] });
    };
    return { name: file, run };
  };
  const step = { name: 'server', isOk: false, seconds: 1, processorSeconds: 1, results: [...results] };
  const outcome = await repeatFailed([step], stepFor, () => undefined);
  const { passed: passedCount, failed: failedCount } = totalOf(outcome.results);
  return { passedCount, failedCount, repeated: outcome.repeated, repeatedFiles };
}

describe('a failed test file', () => {
  const FILE = 'test/server/a.test.ts';

  it('passes if it passes the second time, and is reported with its first failure', async () => {
    const outcome = await repeat([failed(FILE), passed('test/server/b.test.ts')], { [FILE]: passed(FILE) });
    assert.deepEqual(outcome, {
      passedCount: 4,
      failedCount: 0,
      repeated: [`${FILE}: a test: by chance`],
      repeatedFiles: [FILE],
    });
  });

  it('is found without the browser in its name', async () => {
    const { failedCount } = await repeat([failed(`${FILE} in Chromium`)], { [FILE]: passed(FILE) });
    assert.equal(failedCount, 0);
  });

  it('stays failed if it fails twice', async () => {
    const { failedCount, repeated } = await repeat([failed(FILE)], { [FILE]: failed(FILE) });
    assert.deepEqual([failedCount, repeated], [1, []]);
  });

  it('is not repeated beside three others', async () => {
    const four = Array.from({ length: 4 }, () => failed(FILE));
    const { failedCount, repeatedFiles } = await repeat(four, { [FILE]: passed(FILE) });
    assert.deepEqual([failedCount, repeatedFiles], [4, []]);
  });

  it('is not repeated if a check has failed, too', async () => {
    const { failedCount, repeatedFiles } = await repeat([failed(FILE), failed('lint')], {
      [FILE]: passed(FILE),
    });
    assert.deepEqual([failedCount, repeatedFiles], [2, []]);
  });
});
