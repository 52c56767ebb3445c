/** Remembers which steps have passed, so that a long run can be resumed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './build.mjs';
import { ROOT } from './run.mjs';

const FOLDER = path.join(ROOT, 'node_modules/.cache/test-results');
const SOURCES = ['{core,elements,demo,test,tools,docs,bench}/**', '*.{json,mjs,cjs,md}', '.*.{json,cjs}'];

/**
 * Reads the steps of a former run, of the same kind and the same sources, that have passed.
 * @param {import('./steps.mjs').RunKind} kind which run
 * @returns {import('./run-steps.mjs').EndedStep[]} none when anything has changed since
 */
export function recallResults(kind) {
  try {
    const { sources, ended } = JSON.parse(readFileSync(fileFor(kind), 'utf8'));
    return sources === fingerprint(SOURCES, readFileSync) ? ended : [];
  } catch {
    return [];
  }
}

/**
 * Remembers a step that has passed, beside those remembered for the same sources.
 * @param {import('./steps.mjs').RunKind} kind which run
 * @param {import('./run-steps.mjs').EndedStep} step the step
 */
export function rememberResult(kind, step) {
  const others = recallResults(kind).filter(({ name }) => name !== step.name);
  mkdirSync(FOLDER, { recursive: true });
  const sources = fingerprint(SOURCES, readFileSync);
  writeFileSync(fileFor(kind), JSON.stringify({ sources, ended: [...others, step] }));
}

function fileFor({ isWhole, browsers }) {
  return path.join(FOLDER, `${isWhole ? 'whole' : 'everyday'}-${browsers.replaceAll(',', '-')}.json`);
}
