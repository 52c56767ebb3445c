/** Remembers which steps have passed, so that a long run can be resumed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './build.mjs';
import { ROOT } from './run.mjs';

const FOLDER = path.join(ROOT, 'node_modules/.cache/test-results');
const SOURCES = [
  '{core,engine,elements,entries,owner,demo,test,tools,docs,bench}/**',
  '*.{json,mjs,cjs,md}',
  '.*.{json,cjs}',
];
/** The build checks on its own whether it is up to date. */
const NEVER_RECALLED = 'dist';

/**
 * Opens the recorded results of a kind of run, for the current sources.
 * @param {import('./steps.mjs').RunKind} kind which run
 * @returns {{ recall: () => import('./run-steps.mjs').EndedStep[], remember: (step: import('./run-steps.mjs').EndedStep) => void }}
 *   `recall` returns the steps that have passed for these sources; `remember` adds one, unless the sources have changed since
 */
export function rememberedResults({ isWhole, browsers }) {
  const file = path.join(FOLDER, `${isWhole ? 'whole' : 'everyday'}-${browsers.replaceAll(',', '-')}.json`);
  const sources = fingerprint(SOURCES, readFileSync);
  const recall = () => {
    const kept = readKept(file);
    return kept?.sources === sources ? kept.ended : [];
  };
  const remember = (step) => {
    if (!step.isOk || step.name === NEVER_RECALLED) return;
    try {
      if (fingerprint(SOURCES, readFileSync) !== sources) return;
      const others = recall().filter(({ name }) => name !== step.name);
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, JSON.stringify({ sources, ended: [...others, step] }));
    } catch (error) {
      // The run continues, but cannot be resumed from here.
      console.log(`not remembered: ${step.name} (${error.message})`);
    }
  };
  return { recall, remember };
}

function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
