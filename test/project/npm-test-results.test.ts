import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  closingLine,
  emptyResult,
  failuresOf,
  readResults,
  slowestOf,
  totalOf,
  type Result,
} from '../../tools/results.mjs';
import { outcomeOfRunner, runSteps, type Outcome, type Step } from '../../tools/run-steps.mjs';
import { stepsOf } from '../../tools/steps.mjs';
import { runTool } from '../support/run-tool.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const OK: Outcome = { isOk: true, output: 'a passing step says nothing' };
const NOT_OK: Outcome = { isOk: false, output: 'what went wrong\nin two lines' };

function step(name: string, outcome: Outcome | Error, rest: Partial<Step> = {}): Step {
  const run = () => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome));
  return { name, run, ...rest };
}

async function runAndPrint(steps: Step[]) {
  const printed: string[] = [];
  const ended = await runSteps(steps, (text) => printed.push(text));
  const results = ended.flatMap((each) => each.results);
  return {
    ended,
    results,
    total: totalOf(results),
    printed: printed
      .join('\n')
      .replace(/\[\d+:\d\d\] /g, '')
      .replace(/\(\d+ s, processor \d+ s\)/g, '(time)'),
  };
}

describe('the steps of npm test', () => {
  it('count one test for a check, and the results of a suite', async () => {
    const file = {
      ...emptyResult('test/core/a.test.ts'),
      passed: 40,
      skipped: ['one on Safari'],
      processorSeconds: 7,
    };
    const { ended, total, printed } = await runAndPrint([
      step('lint', { ...OK, processorSeconds: 3 }),
      step('core', { ...OK, results: [file], processorSeconds: 2 }),
    ]);
    // The sum of the files, if the shell has missed a browser.
    assert.deepEqual(
      ended.map(({ processorSeconds }) => processorSeconds),
      [3, 7],
    );
    assert.deepEqual(total, { passed: 41, failed: 0, skipped: ['one on Safari'] });
    assert.equal(printed, 'passed: lint (time)\npassed: core (time)');
  });

  it('all run even if one fails, and print its output in full', async () => {
    const { total, printed } = await runAndPrint([step('lint', NOT_OK), step('types', OK)]);
    assert.deepEqual(total, { passed: 1, failed: 1, skipped: [] });
    assert.match(printed, /FAILED: lint \(time\)\nwhat went wrong\nin two lines/);
    assert.doesNotMatch(printed, /says nothing/);
  });

  it('name skipped tests and do not count them as passed', async () => {
    const { total } = await runAndPrint([step('build', NOT_OK), step('e2e', OK, { after: 'build' })]);
    assert.deepEqual(total, { passed: 0, failed: 1, skipped: ['e2e (build did not pass)'] });
  });

  it('fail when they cannot be run', async () => {
    const { total, printed } = await runAndPrint([step('lint', new Error('no such program'))]);
    assert.deepEqual(total, { passed: 0, failed: 1, skipped: [] });
    assert.match(printed, /no such program/);
  });

  describe('in parallel', () => {
    const busy = new Map<string, boolean>();
    const begun: string[] = [];
    let mostBusy = 0;
    let mostBrowsers = 0;
    const working = (name: string, turns: number, rest: Partial<Step> = {}): Step => ({
      name,
      ...rest,
      async run() {
        busy.set(name, rest.opensBrowser === true);
        begun.push(name);
        mostBusy = Math.max(mostBusy, busy.size);
        mostBrowsers = Math.max(mostBrowsers, [...busy.values()].filter(Boolean).length);
        const { after: first = '' } = rest;
        assert.ok(!busy.has(first), `${name} began before ${first} had ended`);
        for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        busy.delete(name);
        return OK;
      },
    });
    beforeEach(() => {
      begun.length = 0;
      mostBusy = 0;
      mostBrowsers = 0;
    });

    it('run at most three; a step that waits does not block the next one', async () => {
      const steps = [working('build', 9), working('journeys', 1, { after: 'build' }), working('lint', 3)];
      steps.push(working('core', 3), working('models', 4), working('plan', 1));
      const { total } = await runAndPrint(steps);
      assert.equal(total.passed, steps.length);
      assert.equal(mostBusy, 3);
      assert.deepEqual(begun, ['build', 'lint', 'core', 'models', 'plan', 'journeys']);
    });

    it('run at most two with a browser', async () => {
      const steps = ['browser', 'journeys', 'e2e'].map((name) => working(name, 5, { opensBrowser: true }));
      const { total } = await runAndPrint([...steps, working('lint', 1)]);
      assert.equal(total.passed, 4);
      assert.equal(mostBrowsers, 2);
      assert.deepEqual(begun, ['browser', 'journeys', 'lint', 'e2e']);
    });
  });

  it('start no further step after Ctrl-C, and do not pass', async () => {
    const { results, total, printed } = await runAndPrint([
      step('core', { ...NOT_OK, isInterrupted: true }),
      step('lint', { ...NOT_OK, isInterrupted: true }),
      step('plan', { ...NOT_OK, isInterrupted: true }),
      step('server', OK),
    ]);
    assert.ok(total.failed > 3, closingLine(results));
    assert.doesNotMatch(printed, /server/);
  });
});

describe('slowestOf', () => {
  const took = (name: string, seconds: number): Result => ({ ...emptyResult(name), passed: 1, seconds });

  it('lists at most ten, the slowest first', () => {
    const results = Array.from({ length: 30 }, (_, index) => took(`file ${index}`, index * 10));
    const lines = slowestOf(results);
    assert.equal(lines.length, 10);
    assert.deepEqual([lines[0], lines[9]], ['  290.0 s  file 29', '  200.0 s  file 20']);
  });

  it('lists checks and files with their seconds', async () => {
    const slow = { ...step('lint', OK), run: () => new Promise<Outcome>((done) => setTimeout(done, 20, OK)) };
    const { results } = await runAndPrint([slow, step('core', { ...OK, results: [took('a.test.ts', 3)] })]);
    const seconds = Object.fromEntries(results.map((each) => [each.name, each.seconds]));
    assert.equal(seconds['a.test.ts'], 3);
    assert.ok(seconds['lint']! > 0.015, String(seconds['lint']));
  });
});

describe('the outcome of a test runner', () => {
  const folder = makeTemporaryFolder({
    'none.json': '',
    'failed.json': '{"name":"a.test.ts","passed":0,"failures":["x"],"skipped":[],"seconds":1}\n',
    'two.json': '{"name":"a.test.ts","passed":2,"failures":[],"skipped":[],"seconds":1}\n',
  });
  const end = { code: 0, output: '', isInterrupted: false };
  after(() => {
    removeFolder(folder);
  });

  const outcomeOf = (name: string, code = 0, names: readonly string[] = []) => {
    const { isOk, results = [] } = outcomeOfRunner({ ...end, code }, path.join(folder, name), names);
    return [isOk, closingLine(results)];
  };

  it('is a failure without any result', () => {
    assert.deepEqual(outcomeOf('missing.json'), [false, '0 passed, 1 failed']);
  });

  it('is a failure without any test', () => {
    assert.deepEqual(outcomeOf('none.json'), [false, '0 passed, 1 failed']);
  });

  it('is a failure with an error code, even if all tests passed', () => {
    assert.deepEqual(outcomeOf('two.json', 1), [false, '2 passed, 1 failed']);
  });

  it('is a failure if a file has no result', () => {
    assert.deepEqual(outcomeOf('two.json', 0, ['a.test.ts', 'b.test.ts']), [false, '2 passed, 1 failed']);
    assert.deepEqual(outcomeOf('two.json', 0, ['a.test.ts']), [true, '2 passed, 0 failed']);
  });

  it('has a second failure, which is not repeated, if a signal ended the runner after a failed test', () => {
    assert.deepEqual(outcomeOf('failed.json', 1), [false, '0 passed, 1 failed']);
    assert.deepEqual(outcomeOf('failed.json', 137), [false, '0 passed, 2 failed']);
  });

  it('is a success if all tests passed and the exit code is 0', () => {
    assert.deepEqual(outcomeOf('two.json'), [true, '2 passed, 0 failed']);
  });
});

describe('the results of web-test-runner', () => {
  const folder = makeTemporaryFolder();
  const resultsFile = path.join(folder, 'results.json');
  let code = 0;
  let output = '';

  before(async () => {
    const wtr = 'node_modules/@web/test-runner/dist/bin.js';
    const files = 'test/project/fixtures/*.browser.ts';
    ({ code, output } = await runTool([wtr, '--files', files], { RESULTS_FILE: resultsFile }));
  });
  after(() => {
    removeFolder(folder);
  });

  it('count a file that does not load, and one without a test, as failures', () => {
    assert.deepEqual(totalOf(readResults(resultsFile)), {
      passed: 1,
      failed: 3,
      skipped: ['waits for a browser that can'],
    });
  });

  it('name failed tests with their messages', () => {
    const failures = failuresOf(readResults(resultsFile)).join('\n');
    assert.match(failures, /fixtures\/[a-z-]+\.browser\.ts in \w+: mixed › fails on purpose: on purpose/);
  });

  it('end with one summary line and a non-zero exit code', () => {
    assert.equal(output.trimEnd().split('\n').at(-1), '1 passed, 3 failed');
    assert.notEqual(code, 0);
  });
});

describe('npm test', () => {
  it('has steps with unique names', () => {
    const names = stepsOf({ isWhole: true, browsers: 'chromium' }).map(({ name }) => name);
    assert.deepEqual(names, [...new Set(names)]);
  });

  it('rejects an unknown argument, and still prints the count last', async () => {
    const { code, output } = await runTool(['tools/test.mjs', '--quick']);
    assert.equal(code, 1);
    assert.match(output, /^failed: the run: Unknown option '--quick'/);
    assert.match(output, /\n0 passed, 1 failed\n$/);
  });

  it('rejects an unknown step, and lists the existing ones', async () => {
    const { code, output } = await runTool(['tools/test.mjs', '--only', 'servers']);
    assert.equal(code, 1);
    assert.match(output, /no step is named servers; there are dist, browser, preact, journeys,/);
  });
});
