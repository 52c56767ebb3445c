/** The steps of `npm test` and `npm run test:all`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { browserFiles, filesWithPreact, testFilesOf } from './browser-files.mjs';
import { isBuilt } from './build.mjs';
import { packed } from './packed.mjs';
import { outcomeOfRunner } from './run-steps.mjs';
import { ROOT, run } from './run.mjs';
import { WITH_PREACT } from './wtr-results.mjs';

/**
 * Folders of test/ whose files run in Node, by node:test; slow ones first.
 * @type {Record<string, { needsBuild?: boolean, opensBrowser?: boolean, isOnlyInAll?: boolean }>}
 */
export const NODE_SUITES = {
  journeys: { needsBuild: true, opensBrowser: true },
  server: {},
  build: { needsBuild: true, opensBrowser: true },
  template: {},
  project: {},
  models: {},
  gateways: {},
  e2e: { needsBuild: true, opensBrowser: true, isOnlyInAll: true },
  release: { needsBuild: true, opensBrowser: true, isOnlyInAll: true },
  tools: { opensBrowser: true, isOnlyInAll: true },
  deploy: { isOnlyInAll: true },
  backends: { needsBuild: true, opensBrowser: true, isOnlyInAll: true },
};

// Only stop a hanging step.
const LIMIT_MS = 60 * 60_000;
const WHOLE_LIMIT_MS = 4 * 60 * 60_000;

const CACHE = 'node_modules/.cache';
// Compilers allocate many short-lived objects: a larger young generation saves a sixth of their time.
const LARGE_SEMI_SPACE = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
};

const BUILD = { name: 'dist', run: buildUnlessBuilt };

/**
 * The kind of a run.
 * @typedef {object} RunKind
 * @property {boolean} isWhole true for `npm run test:all`: whole matrices, both databases, every check
 * @property {string} browsers comma-separated keys of BROWSERS, for the tests that run inside a browser
 */

/**
 * Returns the steps of a run.
 * @param {RunKind} kind which run
 * @returns {import('./run-steps.mjs').Step[]} the steps, slow ones first
 */
export function stepsOf(kind) {
  const suites = Object.entries(NODE_SUITES).filter(([, { isOnlyInAll }]) => kind.isWhole || !isOnlyInAll);
  const nodeSteps = suites.map(([suite, { needsBuild, opensBrowser }]) => {
    const step = { ...nodeStep(suite, testFilesOf(suite), kind), opensBrowser };
    return needsBuild ? { ...step, after: BUILD.name } : step;
  });
  return [
    BUILD,
    browserStep({ name: 'browser', files: browserFiles() }, kind),
    browserStep({ name: 'preact', files: filesWithPreact(kind.isWhole), isPreact: true }, kind),
    ...nodeSteps,
    check('types', 'oxlint'),
    check('lint', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', `${CACHE}/eslint/`),
    check('plan', process.execPath, 'tools/plan.mjs'),
    check('format', 'oxfmt', '--check'),
    ...(kind.isWhole ? checksBeforeRelease() : []),
  ];
}

/**
 * Creates a step that runs one test file alone, in a process of its own.
 * @param {string} name the file, relative to the repository, and whether it ran with Preact
 * @param {RunKind} kind the run in which it failed
 * @returns {import('./run-steps.mjs').Step | undefined} undefined unless it is a test file
 */
export function stepForFile(name, kind) {
  const file = name.replace(WITH_PREACT, '');
  const absolute = path.join(ROOT, file);
  if (!existsSync(absolute) || !/\.test\.[jt]sx?$/.test(file)) return undefined;
  const [, suite] = file.split('/');
  return suite in NODE_SUITES
    ? nodeStep(file, [absolute], kind)
    : browserStep({ name, files: [file], args: ['--files', file], isPreact: name !== file }, kind);
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
  const ended = await run(command, args, { env: LARGE_SEMI_SPACE, isMeasured: true, timeLimitMs: LIMIT_MS });
  return { ...ended, isOk: ended.code === 0 };
}

// Without the type check, which oxlint does in parallel: several suites wait for the build.
async function buildUnlessBuilt() {
  if (isBuilt()) return { isOk: true, output: '' };
  return runCheck(process.execPath, ['tools/build.mjs', '--configUnchecked']);
}

/**
 * @param {{ name: string, files: string[], args?: string[], isPreact?: boolean }} step
 * @param {RunKind} kind
 */
function browserStep({ name, files, args = [], isPreact = false }, kind) {
  // What differs with Preact is not the browser's.
  const browsers = isPreact ? 'chromium' : kind.browsers;
  const renderer = isPreact ? { RENDERER: 'preact' } : {};
  const names = files.map((file) => `${inRepository(file)}${isPreact ? WITH_PREACT : ''} in `);
  return {
    name,
    opensBrowser: true,
    fileCount: files.length * browsers.split(',').length,
    async run(resultsFile) {
      const env = { ...envOf(kind), ...renderer, RESULTS_FILE: resultsFile, BROWSERS: browsers };
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
