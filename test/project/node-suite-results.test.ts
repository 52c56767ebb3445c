import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { failuresOf, readResults, totalOf } from '../../tools/results.mjs';
import { runTool } from '../support/run-tool.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

/** A module with a top-level await: all its importers continue at the same time. */
const WAITING = `
  import './awaited.mjs';
  import { it } from 'node:test';
  it('passes', () => {});`;

describe('the results of a Node suite', () => {
  const folder = makeTemporaryFolder({
    'mixed.test.mjs': `
      import { after, before, describe, it, test } from 'node:test';
      globalThis.isThere = [];
      before(() => globalThis.isThere.push('mixed'));
      after(() => globalThis.isThere.pop());
      test('is declared outside of suites', () => {});
      describe('mixed', () => {
        it('passes', () => {});
        it('fails', () => { throw new Error('on purpose'); });
        it('needs a database', { skip: 'none here' }, () => {});
        it.todo('is not written');
      });`,
    'broken.test.mjs': "throw new Error('does not load');",
    'empty.test.mjs': '',
    'hooked.test.mjs': `
      import { after, it } from 'node:test';
      after(() => { throw new Error('does not come down'); });
      it('passes', () => {});`,
    'neighbour.test.mjs': `
      import assert from 'node:assert/strict';
      import { it } from 'node:test';
      it('finds nothing of the files before it', () => assert.deepEqual(globalThis.isThere, []));`,
    'awaited.mjs': 'await new Promise((resolve) => setTimeout(resolve, 100));',
    'waiting.test.mjs': WAITING,
    'waiting-too.test.mjs': WAITING,
  });
  let counted: Record<string, unknown> = {};
  let failures: string[] = [];
  let code = 0;

  before(async () => {
    const names = ['mixed', 'broken', 'empty', 'hooked', 'neighbour', 'waiting', 'waiting-too'];
    const files = names.map((name) => path.join(folder, `${name}.test.mjs`));
    const resultsFile = path.join(folder, 'results.json');
    const options = [
      '--test-reporter=./tools/node-suite-results.mjs',
      `--test-reporter-destination=${resultsFile}`,
    ];
    ({ code } = await runTool([...options, 'tools/node-suite.mjs', ...files]));
    const results = readResults(resultsFile);
    failures = failuresOf(results);
    counted = Object.fromEntries(
      results.map((result) => {
        const { passed, failed, skipped } = totalOf([result]);
        return [path.basename(result.name, '.test.mjs'), { passed, failed, skipped }];
      }),
    );
  });
  after(() => {
    removeFolder(folder);
  });

  it('end with an error code', () => {
    assert.notEqual(code, 0);
  });

  it('count tests, not suites, and name the skipped ones', () => {
    const skipped = ['needs a database', 'is not written'];
    assert.deepEqual(counted['mixed'], { passed: 2, failed: 1, skipped });
  });

  it('name failed tests with their messages', () => {
    const named = failures.filter((line) => line.includes('mixed.test.mjs'));
    assert.equal(named.length, 1);
    assert.match(named[0]!, /: fails: on purpose$/);
    const whole = failures.filter((line) => line.includes('did not pass')).join('\n');
    assert.match(whole, /broken\.test\.mjs: did not pass: does not load/);
    assert.match(whole, /hooked\.test\.mjs: did not pass: does not come down/);
  });

  it('assign tests to their file, even if two files wait for the same module', () => {
    for (const name of ['waiting', 'waiting-too'])
      assert.deepEqual(counted[name], { passed: 1, failed: 0, skipped: [] }, name);
  });

  it('count a file that does not load as a failure', () => {
    assert.deepEqual(counted['broken'], { passed: 0, failed: 1, skipped: [] });
  });

  it('count a file without a test as a failure', () => {
    assert.deepEqual(counted['empty'], { passed: 0, failed: 1, skipped: [] });
  });

  it('count a file whose hook fails as a failure', () => {
    assert.deepEqual(counted['hooked'], { passed: 1, failed: 1, skipped: [] });
  });

  it('show files run in sequence, each between its own hooks', () => {
    assert.deepEqual(counted['neighbour'], { passed: 1, failed: 0, skipped: [] });
  });
});
