/** Checks every import against the rules in .dependency-cruiser.mjs, and that the checker has read every source file. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractPlan from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { globSync } from 'tinyglobby';
import { ROOT } from './run.mjs';

const SOURCE_FOLDERS = ['core', 'engine', 'elements', 'owner', 'entries', 'demo', 'test', 'bench'];
const SOURCE_FILE = /\.tsx?$/;
const MODULE = /^((?:core|engine|elements|owner)\/[^/]+)/;

/**
 * The result of the check.
 * @typedef {object} PlanReport
 * @property {{ rule: string, from: string, to: string }[]} breaches imports that break a rule
 * @property {number} moduleCount source files that were read
 * @property {{ from: string, to: string }[]} imports imports between source files that were followed
 * @property {string[]} unseen source files on disk that the checker did not read
 */

/**
 * Checks the imports of a project.
 * @param {string} [folder] the project; default the repository
 * @returns {Promise<PlanReport>} the result
 */
export async function checkPlan(folder = ROOT) {
  const plan = await extractPlan(path.join(ROOT, '.dependency-cruiser.mjs'));
  const folders = SOURCE_FOLDERS.filter((each) => existsSync(path.join(folder, each)));
  const options = {
    ...plan.options,
    ruleSet: { forbidden: plan.forbidden },
    validate: true,
    baseDir: folder,
  };
  const tsConfig = extractTsConfig(path.join(ROOT, 'tsconfig.json'));
  const { output } = await cruise(folders, options, undefined, { tsConfig });
  if (typeof output === 'string') throw new TypeError('expected the result as data, got a text');
  const read = output.modules.filter(
    ({ source }) => SOURCE_FILE.test(source) && !source.includes('node_modules'),
  );
  const seen = new Set(read.map(({ source }) => source));
  const imports = read
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ to }) => seen.has(to));
  return {
    breaches: [
      ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...folderCycles(imports),
    ],
    moduleCount: seen.size,
    imports,
    unseen: sourcesIn(folder).filter((file) => !seen.has(file)),
  };
}

/**
 * Turns a report into diagnostics.
 * @param {PlanReport} report the result of the check
 * @returns {string[]} one sentence per diagnostic; none when every import is allowed
 */
export function diagnosticsOf({ breaches, moduleCount, imports, unseen }) {
  const diagnostics = breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
  for (const file of unseen) diagnostics.push(`the checker did not read ${file}`);
  // A misconfigured checker reads files without imports, or none at all, and reports no error.
  if (imports.length < moduleCount / 2) {
    diagnostics.push(
      `only ${imports.length} imports were followed between ${moduleCount} files: the checker is blind`,
    );
  }
  return diagnostics;
}

/** Two folders of a module that need each other are one folder, or hide a third. The checker knows no cycles of a module. */
function folderCycles(imports) {
  const needs = new Map();
  for (const { from, to } of imports) {
    const [one, other] = [from, to].map((file) => path.posix.dirname(file));
    const [, module] = MODULE.exec(one) ?? [];
    const isNested = `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
    if (module && !isNested && `${other}/`.startsWith(`${module}/`))
      needs.set(one, (needs.get(one) ?? new Set()).add(other));
  }
  const reaches = (from, to, passed = new Set()) =>
    [...(needs.get(from) ?? [])].some(
      (next) => next === to || (!passed.has(next) && reaches(next, to, passed.add(next))),
    );
  return [...needs].flatMap(([one, others]) =>
    [...others]
      .filter((other) => reaches(other, one))
      .map((other) => ({ rule: 'no-folder-cycles-in-a-module', from: one, to: other })),
  );
}

function sourcesIn(folder) {
  const ignore = ['**/node_modules/**', '{demo,test}/hosts/**'];
  return globSync(`{${SOURCE_FOLDERS.join()}}/**/*.{ts,tsx}`, { cwd: folder, ignore });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const report = await checkPlan();
  const diagnostics = diagnosticsOf(report);
  for (const diagnostic of diagnostics) console.error(diagnostic);
  console.log(`${report.moduleCount} files, ${report.imports.length} imports between them`);
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
}
