/** The steps of `npm test` and `npm run test:long`, and what is printed about them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { BROWSERS } from './browsers.mjs';
import { isBuilt } from './build.mjs';
import { packed } from './packed.mjs';
import { closingLine, emptyResult, failuresOf, slowestOf, totalOf } from './results.mjs';
import { outcomeOfRunner, runSteps } from './run-steps.mjs';
import { ROOT, run } from './run.mjs';

/** Folders whose tests run inside a browser, by web-test-runner. */
export const BROWSER_SUITES = ['core', 'elements', 'contract'];

/** Folders whose tests run in Node, by node:test; those that take long first. */
export const NODE_SUITES = ['e2e', 'build', 'server', 'template', 'house', 'models'];

/** Those of them that need a build. */
const LOOK_AT_DIST = ['build', 'e2e'];

/** Those that fill gaps, as all short checks do. */
const FILL_GAPS = ['template', 'house', 'models'];

/** What a file says of which `npm test` runs a sample only. */
const ASKS_FOR_MORE = /\bLONG_RUN\b|\bdescribeOnAnyDatabase\b/;

/** Those that run in several processes at once, each with a run of the files: nothing else takes as long after the build, mostly waiting. */
const PARTS = { e2e: 2 };

const ARGUMENTS = ['--all-browsers', '--long'];
// Against what hangs, not against a slow machine.
const LIMIT_MS = 60 * 60_000;
const LONG_LIMIT_MS = 4 * 60 * 60_000;

const CACHE = 'node_modules/.cache';
// Compilers make much garbage that dies young: with more room for it they spend a sixth less time.
const ROOMY = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim() };

const BUILD = { name: 'build', run: buildUnlessBuilt };

/**
 * Runs all steps; prints what took longest, what was skipped, what failed and, last of all, the count.
 * @param {string[]} args `--all-browsers` for more than Chromium; `--long` for the long runs instead
 * @returns {Promise<number>} exit code: 0 when nothing failed
 */
export async function testEverything(args) {
  try {
    const unknown = args.filter((arg) => !ARGUMENTS.includes(arg));
    if (unknown.length > 0) throw new Error(`Unknown argument: ${unknown.join(' ')}`);
    return await runAll(args.includes('--long'), args.includes('--all-browsers'));
  } catch (error) {
    // Whatever broke, the run closes with its line.
    return close([{ ...emptyResult('the run'), failures: [error?.message ?? String(error)] }], []);
  }
}

/**
 * Lists the test files of a suite.
 * @param {string} suite a folder of test/
 * @returns {string[]} absolute paths, in alphabetical order
 */
export function testFilesOf(suite) {
  return globSync('**/*.test.{ts,tsx}', { cwd: path.join(ROOT, 'test', suite), absolute: true }).sort();
}

/**
 * The steps of `npm test`: what takes long comes first and has the same share of the processor, so that no suite is left
 * over in the end, waiting with nothing beside it; the short checks and suites are patient and fill the gaps.
 * @param {string} browsers comma-separated keys of BROWSERS, for the tests that run inside a browser
 * @returns {import('./run-steps.mjs').Step[]} the steps
 */
export function stepsIn(browsers) {
  return [
    BUILD,
    { name: `${BROWSER_SUITES.join(', ')} in ${browsers}`, run: (file) => runInBrowsers(browsers, file) },
    check('types and lint', 'oxlint'),
    check('lint', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', `${CACHE}/eslint/`),
    ...NODE_SUITES.flatMap(nodeSuite),
    check('format', 'oxfmt', '--check'),
    afterBuild(checkPacked('package types', 'attw', '--profile', 'esm-only', '--format', 'ascii')),
    afterBuild(checkPacked('package', 'publint', '--strict')),
    check('plan', process.execPath, 'tools/plan.mjs'),
    check('types of the tools', 'tsc', '--project', 'tools'),
    check('dead code', 'knip'),
    check('what only tests use', 'knip', '--production', '--include', 'exports'),
  ];
}

/**
 * The steps of `npm run test:long`: all test files of which `npm test` runs a sample, each as a step of its own.
 * @returns {import('./run-steps.mjs').Step[]} the steps
 */
function longSteps() {
  const files = NODE_SUITES.flatMap(testFilesOf).filter((file) =>
    ASKS_FOR_MORE.test(readFileSync(file, 'utf8')),
  );
  const options = { env: { LONG_RUN: '1' }, timeLimitMs: LONG_LIMIT_MS };
  return [BUILD, ...files.map((file) => afterBuild(nodeTests(path.relative(ROOT, file), [file], options)))];
}

async function runAll(isLong, hasAllBrowsers) {
  const wanted = hasAllBrowsers ? Object.keys(BROWSERS) : ['chromium'];
  const there = wanted.filter((name) => BROWSERS[name].isThere());
  const missing = wanted.filter((name) => !there.includes(name)).map((name) => `${name} (not installed)`);
  const steps = isLong ? longSteps() : stepsIn(there.join(','));
  const results = await runSteps(steps, (text) => console.log(text));
  const skipped = [...missing, ...totalOf(results).skipped].map((name) => `skipped: ${name}`);
  return close(results, ['slowest:', ...slowestOf(results), ...skipped]);
}

function close(results, lines) {
  const failures = failuresOf(results).map((line) => `failed: ${line}`);
  for (const line of [...lines, ...failures]) console.log(line);
  console.log(closingLine(results));
  return totalOf(results).failed > 0 ? 1 : 0;
}

function afterBuild(step) {
  return { ...step, after: BUILD.name };
}

function check(name, command, ...args) {
  return { name, isPatient: true, run: () => runCheck(command, args, { isPatient: true }) };
}

function checkPacked(name, command, ...args) {
  const run = async () => runCheck(command, [...args, await packed()], { isPatient: true });
  return { name, isPatient: true, run };
}

async function runCheck(command, args, options) {
  const { code, output, isInterrupted } = await run(command, args, {
    env: ROOMY,
    timeLimitMs: LIMIT_MS,
    ...options,
  });
  return { isOk: code === 0, output, isInterrupted };
}

// Oxlint checks the types meanwhile, and half of the suites wait for the build.
async function buildUnlessBuilt() {
  const build = ['tools/build.mjs', '--configUnchecked'];
  const outcome = isBuilt() ? { isOk: true, output: '' } : await runCheck(process.execPath, build);
  // Here, so that those who look at the package do not pack it all at once.
  if (outcome.isOk) await packed();
  return outcome;
}

async function runInBrowsers(browsers, resultsFile) {
  const env = { RESULTS_FILE: resultsFile, BROWSERS: browsers };
  return outcomeOfRunner(await run('wtr', [], { env, timeLimitMs: LIMIT_MS }), resultsFile);
}

function nodeSuite(suite) {
  const count = PARTS[suite] ?? 1;
  const all = testFilesOf(suite);
  const startOf = (part) => Math.ceil((part * all.length) / count);
  return Array.from({ length: count }, (_, part) => {
    const name = count === 1 ? `${suite} tests` : `${suite} tests, ${part + 1} of ${count}`;
    const files = all.slice(startOf(part), startOf(part + 1));
    const step = nodeTests(name, files, { isPatient: FILL_GAPS.includes(suite), timeLimitMs: LIMIT_MS });
    return LOOK_AT_DIST.includes(suite) ? afterBuild(step) : step;
  });
}

function nodeTests(name, files, options) {
  return {
    name,
    isPatient: options.isPatient,
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
