/** The steps of `npm test` and `npm run test:all`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { browserFiles, testFilesOf } from './browser-files.mjs';
import { isBuilt } from './build.mjs';
import { packed } from './packed.mjs';
import { outcomeOfRunner } from './run-steps.mjs';
import { ROOT, run } from './run.mjs';

/**
 * Folders of test/ whose files run in Node, by node:test; those that take long first.
 * @type {Record<string, { needsBuild?: boolean, opensBrowser?: boolean, isOnlyInAll?: boolean }>}
 */
export const NODE_SUITES = {
  journeys: { needsBuild: true, opensBrowser: true },
  server: {},
  build: { needsBuild: true, opensBrowser: true },
  template: {},
  project: {},
  models: {},
  e2e: { needsBuild: true, opensBrowser: true, isOnlyInAll: true },
  release: { needsBuild: true, opensBrowser: true, isOnlyInAll: true },
  tools: { opensBrowser: true, isOnlyInAll: true },
};

// Against what hangs, not against a slow machine.
const LIMIT_MS = 60 * 60_000;
const WHOLE_LIMIT_MS = 4 * 60 * 60_000;

const CACHE = 'node_modules/.cache';
// Compilers make much garbage that dies young: with more room for it they spend a sixth less time.
const ROOMY = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim() };

const BUILD = { name: 'dist', run: buildUnlessBuilt };

/**
 * Which steps, and how.
 * @typedef {object} RunKind
 * @property {boolean} isWhole true for `npm run test:all`: the whole matrices, both databases, every check
 * @property {string} browsers comma-separated keys of BROWSERS, for the tests that run inside a browser
 */

/**
 * The steps of a run, those that take long first.
 * @param {RunKind} kind which run
 * @returns {import('./run-steps.mjs').Step[]} the steps
 */
export function stepsOf(kind) {
  const suites = Object.entries(NODE_SUITES).filter(([, { isOnlyInAll }]) => kind.isWhole || !isOnlyInAll);
  const nodeSteps = suites.map(([suite, { needsBuild, opensBrowser }]) => {
    const step = { ...nodeStep(suite, testFilesOf(suite), kind), opensBrowser };
    return needsBuild ? { ...step, after: BUILD.name } : step;
  });
  return [
    BUILD,
    browserStep('browser', browserFiles(), [], kind),
    ...nodeSteps,
    check('types', 'oxlint'),
    check('lint', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', `${CACHE}/eslint/`),
    check('plan', process.execPath, 'tools/plan.mjs'),
    check('format', 'oxfmt', '--check'),
    ...(kind.isWhole ? checksBeforeRelease() : []),
  ];
}

/**
 * A step that runs one test file by itself, in a process of its own.
 * @param {string} file relative to the repository
 * @param {RunKind} kind which run it failed in
 * @returns {import('./run-steps.mjs').Step | undefined} undefined for what is no test file
 */
export function stepForFile(file, kind) {
  const absolute = path.join(ROOT, file);
  if (!existsSync(absolute) || !/\.test\.[jt]sx?$/.test(file)) return undefined;
  const [, suite] = file.split('/');
  return suite in NODE_SUITES
    ? nodeStep(file, [absolute], kind)
    : browserStep(file, [file], ['--files', file], kind);
}

function checksBeforeRelease() {
  return [
    check('types of the tools', 'tsc', '--project', 'tools'),
    check('dead code', 'knip'),
    check('exports that only tests use', 'knip', '--production', '--include', 'exports'),
    checkPacked('types of the package', 'attw', '--profile', 'esm-only', '--format', 'ascii'),
    checkPacked('package', 'publint', '--strict'),
  ];
}

function check(name, command, ...args) {
  return { name, run: () => runCheck(command, args) };
}

function checkPacked(name, command, ...args) {
  return { name, after: BUILD.name, run: async () => runCheck(command, [...args, await packed()]) };
}

async function runCheck(command, args) {
  const ended = await run(command, args, { env: ROOMY, isMeasured: true, timeLimitMs: LIMIT_MS });
  return { ...ended, isOk: ended.code === 0 };
}

// Oxlint checks the types meanwhile, and several suites wait for the build.
async function buildUnlessBuilt() {
  if (isBuilt()) return { isOk: true, output: '' };
  return runCheck(process.execPath, ['tools/build.mjs', '--configUnchecked']);
}

function browserStep(name, files, args, kind) {
  const names = files.map((file) => `${inRepository(file)} in `);
  return {
    name,
    opensBrowser: true,
    fileCount: files.length * kind.browsers.split(',').length,
    async run(resultsFile) {
      const env = { ...envOf(kind), RESULTS_FILE: resultsFile, BROWSERS: kind.browsers };
      const ended = await run('wtr', args, { env, isMeasured: true, timeLimitMs: limitOf(kind) });
      return outcomeOfRunner(ended, resultsFile, names);
    },
  };
}

function nodeStep(name, files, kind) {
  return {
    name,
    fileCount: files.length,
    async run(resultsFile) {
      const reporters = { spec: 'stdout', './tools/node-suite-results.mjs': resultsFile };
      const flags = Object.entries(reporters).flatMap(([reporter, destination]) => [
        `--test-reporter=${reporter}`,
        `--test-reporter-destination=${destination}`,
      ]);
      const options = { env: envOf(kind), isMeasured: true, timeLimitMs: limitOf(kind) };
      const ended = await run(process.execPath, [...flags, 'tools/node-suite.mjs', ...files], options);
      return outcomeOfRunner(ended, resultsFile, files.map(inRepository));
    },
  };
}

function inRepository(file) {
  return path.relative(ROOT, path.resolve(ROOT, file));
}

function envOf({ isWhole }) {
  return isWhole ? { WHOLE_RUN: '1' } : {};
}

function limitOf({ isWhole }) {
  return isWhole ? WHOLE_LIMIT_MS : LIMIT_MS;
}
