import assert from 'node:assert/strict';
import { copyFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { BUNDLES } from '../../modules.mjs';
import { TAGS } from '../../tools/build-entries.mjs';
import { checkPlan, diagnosticsOf, type PlanReport } from '../../tools/plan.mjs';
import { ROOT } from '../../tools/run.mjs';
import {
  ALL_BUNDLES,
  BREACHES,
  IMPORTED_FILES,
  importsOf,
  LATER_IMPORTS,
  MODULE_NAMES,
  PART_BREACHES,
  RULE_OF_PLATFORM,
  RULES,
} from '../support/plan-breaches.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

describe('the import rules', () => {
  const breachFiles = Object.values(BREACHES).map(([file, importing]) => [file, `import '${importing}';\n`]);
  let folder: string;
  let report: PlanReport;

  before(async () => {
    folder = makeTemporaryFolder({
      ...IMPORTED_FILES,
      ...(Object.fromEntries(breachFiles) as Record<string, string>),
      ...LATER_IMPORTS,
      ...Object.fromEntries(
        Object.values(PART_BREACHES).flatMap(([file, importing]) => [
          [file, `import '${importing}';\n`],
          [path.posix.join(path.posix.dirname(file), importing), 'export const later = 1;\n'],
        ]),
      ),
    });
    copyFileSync(path.join(ROOT, 'package.json'), path.join(folder, 'package.json'));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    report = await checkPlan(folder);
  });
  after(() => {
    removeFolder(folder);
  });

  for (const name of [...RULES.map((rule) => rule.name), 'no-folder-cycles-in-a-module']) {
    it(`report a breach of ${name}`, () => {
      const breach = BREACHES[name];
      assert.ok(breach, 'plant a breach of this rule in the table above');
      const caught = report.breaches.filter(({ rule }) => rule === name).map(({ from }) => from);
      assert.ok(
        caught.includes(breach[0]) || caught.includes(path.posix.dirname(breach[0])),
        `${breach[0]} imports ${breach[1]}; caught: ${caught.join(', ') || 'nothing'}`,
      );
    });
  }

  for (const [rule, [file, importing]] of Object.entries(PART_BREACHES))
    it(`report that ${file} imports ${importing}`, () => {
      assert.ok(report.breaches.some((breach) => breach.rule === rule && breach.from === file));
    });

  it('let an earlier bundle import types of a later one, and load it', () => {
    for (const file of Object.keys(LATER_IMPORTS))
      assert.ok(
        report.imports.some(({ from }) => from === file),
        file,
      );
    const reported = report.breaches.filter(({ from }) => from in LATER_IMPORTS);
    assert.deepEqual(
      reported.filter(({ rule }) => rule.startsWith('bundle-')),
      [],
    );
  });

  it('have no planted breach of a removed rule', () => {
    const rules = [...RULES.map(({ name }) => name), 'no-folder-cycles-in-a-module'];
    assert.deepEqual(
      Object.keys(BREACHES).filter((name) => !rules.includes(name)),
      [],
    );
  });
});

describe('diagnosticsOf', () => {
  const imports = Array.from({ length: 200 }, () => ({
    from: 'core/cart/index.ts',
    to: 'core/cart/cart.ts',
  }));
  const content = { breaches: [], moduleCount: 100, imports, unseen: [] };

  it('returns nothing when no rule is broken', () => {
    assert.deepEqual(diagnosticsOf(content), []);
  });

  it('reports a checker that follows hardly any imports', () => {
    assert.match(
      diagnosticsOf({ ...content, imports: imports.slice(0, 3) }).join(),
      /only 3 imports .* blind/,
    );
  });

  it('reports files that the checker did not read', () => {
    const unseen = ['core/money/index.ts'];
    assert.match(
      diagnosticsOf({ ...content, moduleCount: 0, imports: [], unseen }).join(),
      /did not read core\/money/,
    );
  });
});

describe('this project', () => {
  let report: PlanReport;

  before(async () => {
    report = await checkPlan();
  });

  it('is read completely, more than a hundred files', () => {
    const { moduleCount, imports, unseen } = report;
    assert.deepEqual(unseen, []);
    assert.ok(moduleCount > 100, `${moduleCount} files`);
    assert.ok(imports.length > 200, `${imports.length} imports`);
  });

  const used = (moduleOf: (file: string) => string | undefined): ReadonlySet<string> =>
    new Set(report.imports.map(({ from, to }) => `${moduleOf(from) ?? ''} → ${moduleOf(to) ?? ''}`));

  it('uses every import that modules.mjs allows', () => {
    const names = [...MODULE_NAMES].sort((one, other) => other.length - one.length);
    const edges = used((file) => names.find((name) => file.startsWith(`${name}/`)));
    const allowed = MODULE_NAMES.flatMap((module) =>
      importsOf(module).map((other) => `${module} → ${other}`),
    );
    assert.deepEqual(
      allowed.filter((edge) => !edges.has(edge)),
      [],
    );
  });

  it('gives a module or a part only a bundle that there is', () => {
    // That of a view is named after its tag.
    const known = [...Object.keys(BUNDLES), ...TAGS, 'store-cart-view'];
    assert.deepEqual(
      ALL_BUNDLES.filter((bundle) => !known.includes(bundle)),
      [],
    );
    const before = Object.values(BUNDLES).flat();
    assert.deepEqual(
      before.filter((bundle) => !known.includes(bundle)),
      [],
    );
  });

  it('lists lower modules first, so that no two need each other', () => {
    const upward = MODULE_NAMES.flatMap((module, place) =>
      importsOf(module).filter((other) => {
        const above = MODULE_NAMES.indexOf(other);
        return above < 0 || above >= place;
      }),
    );
    assert.deepEqual(upward, []);
  });

  it('uses every import that the rules allow to a module of the platform', () => {
    const modules = RULES.flatMap(({ name }) => RULE_OF_PLATFORM.exec(name)?.[1] ?? []);
    assert.ok(modules.length > 1, `${modules.length} modules`);
    const edges = used((file) => /^demo\/server\/platform\/([^/]+)\//.exec(file)?.[1]);
    const unused = RULES.flatMap(({ name, allowed }) => {
      const [, module] = RULE_OF_PLATFORM.exec(name) ?? [];
      if (module === undefined || allowed === null) return [];
      return modules
        .filter(
          (other) => other !== module && new RegExp(allowed).test(`demo/server/platform/${other}/index.ts`),
        )
        .map((other) => `${module} → ${other}`)
        .filter((edge) => !edges.has(edge));
    });
    assert.deepEqual(unused, []);
  });
});
