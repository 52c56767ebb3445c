/** Checks the plan of the house: who may knock on whose door, and that the checker has seen the whole house. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractPlan from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { globSync } from 'tinyglobby';
import { ROOT } from './run.mjs';

const FLOORS = ['core', 'elements', 'demo', 'test', 'bench'];
const SOURCE_FILE = /\.tsx?$/;

/**
 * What the check found.
 * @typedef {object} PlanReport
 * @property {{ rule: string, from: string, to: string }[]} breaches imports that the plan refuses
 * @property {number} moduleCount source files that were read
 * @property {{ from: string, to: string }[]} imports imports between source files that were followed
 * @property {string[]} unseen source files on disk that the checker did not read
 */

/**
 * Holds the imports of a house against the plan.
 * @param {string} [folder] the house; default the repository
 * @returns {Promise<PlanReport>} what was found
 */
export async function checkPlan(folder = ROOT) {
  const plan = await extractPlan(path.join(ROOT, '.dependency-cruiser.cjs'));
  const floors = FLOORS.filter((floor) => existsSync(path.join(folder, floor)));
  const options = {
    ...plan.options,
    ruleSet: { forbidden: plan.forbidden },
    validate: true,
    baseDir: folder,
  };
  const tsConfig = extractTsConfig(path.join(ROOT, 'tsconfig.json'));
  const { output } = await cruise(floors, options, undefined, { tsConfig });
  if (typeof output === 'string') throw new TypeError('expected the result as data, got a text');
  const read = output.modules.filter(
    ({ source }) => SOURCE_FILE.test(source) && !source.includes('node_modules'),
  );
  const seen = new Set(read.map(({ source }) => source));
  return {
    breaches: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    moduleCount: seen.size,
    imports: read
      .flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
      )
      .filter(({ to }) => seen.has(to)),
    unseen: sourcesIn(folder).filter((file) => !seen.has(file)),
  };
}

/**
 * Puts a report into sentences.
 * @param {PlanReport} report what was found
 * @returns {string[]} one sentence per diagnostic; none when the house stands as planned
 */
export function diagnosticsOf({ breaches, moduleCount, imports, unseen }) {
  const diagnostics = breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
  for (const file of unseen) diagnostics.push(`the checker did not read ${file}`);
  // A checker that has gone blind sees files without imports, or nothing at all, and is content.
  if (imports.length < moduleCount / 2) {
    diagnostics.push(
      `only ${imports.length} imports were followed between ${moduleCount} files: the checker is blind`,
    );
  }
  return diagnostics;
}

function sourcesIn(folder) {
  const ignore = ['**/node_modules/**'];
  return globSync(`{${FLOORS.join()}}/**/*.{ts,tsx}`, { cwd: folder, ignore });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const report = await checkPlan();
  const diagnostics = diagnosticsOf(report);
  for (const diagnostic of diagnostics) console.error(diagnostic);
  console.log(`${report.moduleCount} files, ${report.imports.length} imports between them`);
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
}
