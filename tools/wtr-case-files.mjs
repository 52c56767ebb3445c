/** The template room's case files, for tests that run inside a browser and can list no folder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ROOT } from './run.mjs';

const FOLDER = path.join(ROOT, 'test/template/cases');

/**
 * A web-test-runner plugin that answers `/case-files.json`.
 * @returns {import('@web/test-runner').TestRunnerPlugin} the plugin; the answer is name → text of the file
 */
export function caseFiles() {
  return {
    name: 'case-files',
    serve({ path: asked }) {
      if (asked !== '/case-files.json') return undefined;
      return { body: JSON.stringify(Object.fromEntries(readAll())), type: 'json' };
    },
  };
}

function readAll() {
  const files = globSync('**/*.case', { cwd: FOLDER }).sort();
  return files.map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]);
}
