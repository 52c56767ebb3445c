/** Runs the requested steps, repeats files that may have failed by chance, and prints the results. */
import { parseArgs } from 'node:util';
import { BROWSERS } from './browsers.mjs';
import { closingLine, emptyResult, failuresOf, slowestOf, totalOf } from './results.mjs';
import { rememberedResults } from './remembered-results.mjs';
import { repeatFailed } from './repeat-failed.mjs';
import { runSteps } from './run-steps.mjs';
import { stepForFile, stepsOf } from './steps.mjs';

/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const OPTIONS = {
  whole: { type: 'boolean', default: false },
  only: { type: 'string' },
  resume: { type: 'boolean', default: false },
};

/**
 * Runs the steps; prints progress, the slowest files, skipped and failed tests and, last, the count.
 * @param {string[]} args `--whole` for everything; `--only server,build` for some steps; `--resume` to skip the steps that
 *   have passed since the last change of the sources
 * @returns {Promise<number>} exit code: 0 when nothing failed
 */
export async function runTests(args) {
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    return await runSome(values);
  } catch (error) {
    // The count is the last line even after an error.
    return close([{ ...emptyResult('the run'), failures: [error?.message ?? String(error)] }], []);
  }
}

async function runSome({ whole: isWhole, only, resume }) {
  const wanted = isWhole ? Object.keys(BROWSERS) : ['chromium'];
  const there = wanted.filter((name) => BROWSERS[name].isThere());
  const missing = wanted.filter((name) => !there.includes(name)).map((name) => `${name} (not installed)`);
  const kind = { isWhole, browsers: there.join(',') };
  const steps = stepsNamed(stepsOf(kind), only);
  const memory = rememberedResults(kind);
  const recalled = resume
    ? memory.recall().filter(({ name }) => steps.some((step) => step.name === name))
    : [];
  for (const { name } of recalled) print(`passed before: ${name}`);
  const others = steps.filter(({ name }) => !recalled.some((step) => step.name === name));
  const ended = [...recalled, ...(await runSteps(others, print, memory.remember))];
  // The whole run repeats nothing: a test that fails by chance is a defect.
  const { results, repeated } = isWhole
    ? { results: resultsOf(ended), repeated: [] }
    : await repeatFailed(ended, (file) => stepForFile(file, kind), print);
  const skipped = [...missing, ...totalOf(results).skipped].map((name) => `skipped: ${name}`);
  return close(results, ['slowest:', ...slowestOf(results), ...processorLines(ended), ...skipped], repeated);
}

function print(text) {
  console.log(text);
}

function resultsOf(ended) {
  return ended.flatMap(({ results }) => results);
}

// Adds the build if a step needs it.
function stepsNamed(steps, only) {
  if (only === undefined) return steps;
  const names = only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(
      `--only: no step is named ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}`,
    );
  const needed = new Set(
    steps.filter(({ name }) => names.includes(name)).flatMap(({ name, after }) => [name, after]),
  );
  return steps.filter(({ name }) => needed.has(name));
}

function processorLines(ended) {
  const sum = ended.reduce((total, { processorSeconds }) => total + processorSeconds, 0);
  const bySize = [...ended].sort((one, other) => other.processorSeconds - one.processorSeconds);
  const line = ({ name, processorSeconds, seconds }) =>
    `${processorSeconds.toFixed(1).padStart(7)} s  ${name} (${seconds.toFixed(0)} s on the clock)`;
  return ['processor time:', ...bySize.map(line), `${sum.toFixed(1).padStart(7)} s  in all`];
}

function close(results, lines, repeated = []) {
  const failures = failuresOf(results).map((line) => `failed: ${line}`);
  for (const line of [...lines, ...failures, ...repeated.map((each) => `repeated: ${each}`)]) print(line);
  print(closingLine(results));
  return totalOf(results).failed > 0 ? 1 : 0;
}
