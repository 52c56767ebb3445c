/** The steps of `npm test` and `npm run test:long`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isBuilt } from './build.mjs';
import { outcomeOfRunner } from './run-steps.mjs';
import { ROOT, run } from './run.mjs';
import { BROWSER_SUITES, LOOK_AT_DIST, NODE_SUITES, testFilesOf } from './suites.mjs';

// Against what hangs, not against a slow machine.
const LIMIT_MS = 20 * 60_000;
const LONG_LIMIT_MS = 4 * 60 * 60_000;

const BUILD = { name: 'build', run: buildUnlessBuilt };

/**
 * The steps of `npm test`: what takes long comes first, the short checks fill the gaps.
 * @param {string} browsers comma-separated keys of BROWSERS, for the tests that run inside a browser
 * @returns {import('./run-steps.mjs').Step[]} the steps
 */
export function stepsIn(browsers) {
  const [longest, ...others] = NODE_SUITES.map(nodeSuite);
  return [
    BUILD,
    check('lint', 'eslint', '.', '--max-warnings', '0'),
    longest,
    {
      name: `${BROWSER_SUITES.join(', ')} in ${browsers}`,
      run: (file) => runInBrowsers(browsers, file),
    },
    ...others,
    check('types', 'tsc', '--project', '.', '--noEmit'),
    check('format', 'prettier', '--check', '--log-level', 'warn', '.'),
    afterBuild(check('package types', 'attw', '--pack', '.', '--profile', 'esm-only', '--format', 'ascii')),
    afterBuild(check('package', 'publint', '--strict')),
    check('plan', process.execPath, 'tools/plan.mjs'),
    check('types of the tools', 'tsc', '--project', 'tools'),
    check('dead code', 'knip'),
    check('what only tests use', 'knip', '--production', '--include', 'exports'),
  ];
}

/**
 * The steps of `npm run test:long`: all test files that ask for LONG_RUN, each as a step of its own.
 * @returns {import('./run-steps.mjs').Step[]} the steps
 */
export function longSteps() {
  const files = NODE_SUITES.flatMap(testFilesOf).filter((file) =>
    readFileSync(file, 'utf8').includes('LONG_RUN'),
  );
  const options = { env: { LONG_RUN: '1' }, timeLimitMs: LONG_LIMIT_MS };
  return [BUILD, ...files.map((file) => afterBuild(nodeTests(path.relative(ROOT, file), [file], options)))];
}

function afterBuild(step) {
  return { ...step, after: BUILD.name };
}

function check(name, command, ...args) {
  return { name, run: () => runCheck(command, args) };
}

async function runCheck(command, args) {
  const { code, output, isInterrupted } = await run(command, args, { timeLimitMs: LIMIT_MS });
  return { isOk: code === 0, output, isInterrupted };
}

async function buildUnlessBuilt() {
  return isBuilt() ? { isOk: true, output: '' } : runCheck(process.execPath, ['tools/build.mjs']);
}

async function runInBrowsers(browsers, resultsFile) {
  const env = { RESULTS_FILE: resultsFile, BROWSERS: browsers };
  return outcomeOfRunner(await run('wtr', [], { env, timeLimitMs: LIMIT_MS }), resultsFile);
}

function nodeSuite(suite) {
  const step = nodeTests(`${suite} tests`, testFilesOf(suite), { timeLimitMs: LIMIT_MS });
  return LOOK_AT_DIST.includes(suite) ? afterBuild(step) : step;
}

function nodeTests(name, files, options) {
  return {
    name,
    async run(resultsFile) {
      const reporters = { spec: 'stdout', './tools/node-suite-results.mjs': resultsFile };
      const flags = Object.entries(reporters).flatMap(([reporter, destination]) => [
        `--test-reporter=${reporter}`,
        `--test-reporter-destination=${destination}`,
      ]);
      const args = ['--import=tsx', ...flags, 'tools/node-suite.mjs', ...files];
      return outcomeOfRunner(await run(process.execPath, args, options), resultsFile);
    },
  };
}
