import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { outcomeOfRunner, runSteps, type Outcome, type Step } from '../../tools/run-steps.mjs';
import { readTally } from '../../tools/tally.mjs';
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
  const total = await runSteps(steps, (text) => printed.push(text));
  return { total, printed: printed.join('\n').replace(/\(\d+\.\d s\)/g, '(time)') };
}

describe('the steps of npm test', () => {
  it('count one test for a check, and what a runner counted for a suite', async () => {
    const suite = { ...OK, tally: { passed: 40, failed: 0, skipped: ['one on Safari'] } };
    const { total, printed } = await runAndPrint([step('lint', OK), step('core', suite)]);
    assert.deepEqual(total, { passed: 41, failed: 0, skipped: ['one on Safari'] });
    assert.equal(printed, 'passed: lint (time)\npassed: core (time)');
  });

  it('all run although one fails, and its output is printed whole', async () => {
    const { total, printed } = await runAndPrint([step('lint', NOT_OK), step('types', OK)]);
    assert.deepEqual(total, { passed: 1, failed: 1, skipped: [] });
    assert.match(printed, /FAILED: lint \(time\)\nwhat went wrong\nin two lines/);
    assert.doesNotMatch(printed, /says nothing/);
  });

  it('name what was skipped and do not count it as passed', async () => {
    const { total } = await runAndPrint([
      step('package', OK, { reasonToSkip: () => 'package.json exports nothing' }),
      step('build', NOT_OK),
      step('e2e', OK, { after: 'build' }),
    ]);
    assert.deepEqual(total, {
      passed: 0,
      failed: 1,
      skipped: ['package (package.json exports nothing)', 'e2e (build did not pass)'],
    });
  });

  it('fail when they cannot be run at all', async () => {
    const { total, printed } = await runAndPrint([step('lint', new Error('no such program'))]);
    assert.deepEqual(total, { passed: 0, failed: 1, skipped: [] });
    assert.match(printed, /no such program/);
  });

  it('keep two cores busy and no more', async () => {
    let busy = 0;
    let mostBusy = 0;
    const working = (cores: number) => async () => {
      busy += cores;
      mostBusy = Math.max(mostBusy, busy);
      await new Promise((resolve) => setImmediate(resolve));
      busy -= cores;
      return OK;
    };
    const cores = [1, 1, 1, 2, 1, 2];
    const steps = cores.map((count, index) => step(String(index), OK, { cores: count, run: working(count) }));
    const { total } = await runAndPrint(steps);
    assert.equal(total.passed, cores.length);
    assert.equal(mostBusy, 2);
  });

  it('stop after the running ones when somebody presses Ctrl-C, which is no pass', async () => {
    const { total, printed } = await runAndPrint([
      step('core', { ...NOT_OK, isInterrupted: true }, { cores: 2 }),
      step('server', OK, { cores: 2 }),
    ]);
    assert.equal(total.passed, 0);
    assert.ok(total.failed > 0);
    assert.doesNotMatch(printed, /server/);
  });
});

describe('a test runner', () => {
  const folder = makeTemporaryFolder({
    'none.json': '{"passed":0,"failed":0,"skipped":[]}',
    'two.json': '{"passed":2,"failed":0,"skipped":[]}',
  });
  const end = { code: 0, output: '', isInterrupted: false };
  after(() => {
    removeFolder(folder);
  });

  it('that leaves no count has failed', () => {
    assert.equal(outcomeOfRunner(end, path.join(folder, 'missing.json')).tally?.failed, 1);
  });

  it('that found nothing to run has failed', () => {
    assert.equal(outcomeOfRunner(end, path.join(folder, 'none.json')).isOk, false);
  });

  it('that counts only passes but ends with an error has failed', () => {
    const { isOk, tally } = outcomeOfRunner({ ...end, code: 1 }, path.join(folder, 'two.json'));
    assert.equal(isOk, false);
    assert.deepEqual(tally, { passed: 2, failed: 1, skipped: [] });
  });

  it('that counts passes and ends well has passed', () => {
    assert.equal(outcomeOfRunner(end, path.join(folder, 'two.json')).isOk, true);
  });
});

describe('node:test, counted', () => {
  const folder = makeTemporaryFolder({
    'mixed.test.mjs': `
      import { describe, it } from 'node:test';
      describe('mixed', () => {
        it('passes', () => {});
        it('passes too', () => {});
        it('fails', () => { throw new Error('on purpose'); });
        it('needs a database', { skip: 'none here' }, () => {});
        it.todo('is not written');
      });`,
    'broken.test.mjs': "throw new Error('does not load');",
    'empty.test.mjs': '',
  });
  after(() => {
    removeFolder(folder);
  });

  async function tallyOf(file: string) {
    const reporter = ['--test-reporter=./tools/node-test-tally.mjs', '--test-reporter-destination=stdout'];
    const { output } = await runTool(['--test', ...reporter, path.join(folder, file)]);
    return JSON.parse(output) as unknown;
  }

  it('counts tests, not the suites around them, and names the skipped', async () => {
    const skipped = ['needs a database', 'is not written'];
    assert.deepEqual(await tallyOf('mixed.test.mjs'), { passed: 2, failed: 1, skipped });
  });

  it('counts a file that does not load as a failure', async () => {
    assert.deepEqual(await tallyOf('broken.test.mjs'), { passed: 0, failed: 1, skipped: [] });
  });

  it('counts a file without a test as a failure', async () => {
    assert.deepEqual(await tallyOf('empty.test.mjs'), { passed: 0, failed: 1, skipped: [] });
  });
});

describe('web-test-runner, counted', () => {
  const folder = makeTemporaryFolder();
  const tallyFile = path.join(folder, 'tally.json');
  let code = 0;
  let output = '';

  before(async () => {
    const wtr = 'node_modules/@web/test-runner/dist/bin.js';
    const files = 'test/house/fixtures/*.browser.ts';
    ({ code, output } = await runTool([wtr, '--files', files], { TALLY_FILE: tallyFile }));
  });
  after(() => {
    removeFolder(folder);
  });

  it('counts a file that does not load, and one without a test, as failures', () => {
    assert.deepEqual(readTally(tallyFile), {
      passed: 1,
      failed: 3,
      skipped: ['waits for a browser that can'],
    });
  });

  it('closes with one plain line and a code that is not 0', () => {
    assert.equal(output.trimEnd().split('\n').at(-1), '1 passed, 3 failed');
    assert.notEqual(code, 0);
  });
});

describe('npm test itself', () => {
  it('refuses an argument that it does not know, and still closes with the count', async () => {
    const { code, output } = await runTool(['tools/test.mjs', '--quick']);
    assert.equal(code, 1);
    assert.equal(output, 'Unknown argument: --quick\n0 passed, 1 failed\n');
  });
});
