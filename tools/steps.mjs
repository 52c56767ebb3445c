/** The steps of `npm test`, in their order. */
import { isBuilt } from './build.mjs';
import { outcomeOfRunner, tallyEnv } from './run-steps.mjs';
import { run } from './run.mjs';
import { NODE_SUITES, testFilesOf } from './suites.mjs';

// Against what hangs, not against a slow machine.
const CHECK_LIMIT_MS = 420_000;
const SUITE_LIMIT_MS = 480_000;
// node:test holds it against whole files, too.
const ONE_TEST_LIMIT_MS = 400_000;

/**
 * The steps: checks and the build two at a time, then each kind of test alone with the machine.
 * @param {string} browsers comma-separated keys of BROWSERS, for the tests that run inside a browser
 * @returns {import('./run-steps.mjs').Step[]} the steps
 */
export function stepsIn(browsers) {
  return [
    { name: 'build', run: buildUnlessBuilt },
    check('lint', ['eslint', '.', '--max-warnings', '0']),
    check('types', ['tsc', '--project', '.', '--noEmit']),
    check('types of the tools', ['tsc', '--project', 'tools']),
    check('format', ['prettier', '--check', '--log-level', 'warn', '.']),
    { name: 'plan', run: () => runCheck(process.execPath, ['tools/plan.mjs']) },
    check('dead code', ['knip']),
    { ...check('package', ['publint', '--strict']), after: 'build' },
    {
      ...check('package types', ['attw', '--pack', '.', '--profile', 'esm-only', '--format', 'ascii']),
      after: 'build',
    },
    {
      name: `core, elements, contract in ${browsers}`,
      cores: 2,
      run: (file) => runInBrowsers(browsers, file),
    },
    ...NODE_SUITES.map(nodeSuite),
  ];
}

function check(name, [program, ...args]) {
  return { name, run: () => runCheck(program, args) };
}

async function runCheck(command, args) {
  return outcomeOfCheck(await run(command, args, { timeLimitMs: CHECK_LIMIT_MS }));
}

function outcomeOfCheck({ code, output, isInterrupted }) {
  return { isOk: code === 0, output, isInterrupted };
}

async function buildUnlessBuilt() {
  if (isBuilt()) return { isOk: true, output: '' };
  return outcomeOfCheck(await run(process.execPath, ['tools/build.mjs'], { timeLimitMs: SUITE_LIMIT_MS }));
}

async function runInBrowsers(browsers, tallyFile) {
  const env = { ...tallyEnv(tallyFile), BROWSERS: browsers };
  const result = await run('wtr', [], { env, timeLimitMs: SUITE_LIMIT_MS });
  return outcomeOfRunner(result, tallyFile);
}

function nodeSuite(suite) {
  const files = testFilesOf(suite);
  return {
    name: `${suite} tests`,
    cores: 2,
    after: suite === 'build' || suite === 'e2e' ? 'build' : undefined,
    async run(tallyFile) {
      // Without files node:test would look for some itself.
      if (files.length === 0) return { isOk: false, output: 'no test file' };
      const result = await run(process.execPath, [...nodeTestArgs(tallyFile), ...files], {
        timeLimitMs: SUITE_LIMIT_MS,
      });
      return outcomeOfRunner(result, tallyFile);
    },
  };
}

function nodeTestArgs(tallyFile) {
  const reporters = { spec: 'stdout', './tools/node-test-tally.mjs': tallyFile };
  return [
    '--import=tsx',
    '--test',
    '--test-concurrency=2',
    `--test-timeout=${ONE_TEST_LIMIT_MS}`,
    ...Object.entries(reporters).flatMap(([reporter, destination]) => [
      `--test-reporter=${reporter}`,
      `--test-reporter-destination=${destination}`,
    ]),
  ];
}
