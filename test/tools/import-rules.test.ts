import assert from 'node:assert/strict';
import { copyFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkPlan, diagnosticsOf, type PlanReport } from '../../tools/plan.mjs';
import { ROOT } from '../../tools/run.mjs';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

interface Rule {
  readonly name: string;
  readonly to: { readonly pathNot?: string };
}

interface Plan {
  readonly forbidden: readonly Rule[];
}

const plan = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Plan;
const modulesOf = (rule: RegExp): readonly string[] =>
  plan.forbidden.flatMap(({ name }) => rule.exec(name)?.[1] ?? []);

/** Rule → the file that breaks it, and its import. A rule about folders reports the file's folder. */
const BREACHES: Readonly<Record<string, readonly [file: string, importing: string]>> = {
  'no-cycles': ['core/money/round-trip.ts', './round.ts'],
  'use-public-entry': ['core/cart/through-the-window.ts', '../money/secret.ts'],
  'use-public-entry-from-outside': [
    'elements/store-cart/through-the-window.ts',
    '../../core/money/secret.ts',
  ],
  'import-files-inside-a-module': ['core/money/out-and-in.ts', './index.ts'],
  'core-imports-no-view-library': ['core/cart/draws.ts', 'react'],
  'core-imports-no-element': ['core/cart/shows.ts', '../../elements/cart-pill/view.ts'],
  'tags-import-no-tag': ['elements/store-cart/visits.ts', '../cart-pill/view.ts'],
  'definitions-import-definitions-only': ['elements/store-cart/define.ts', '../cart-pill/view.ts'],
  'shared-code-imports-no-tag': ['elements/parts/chair.ts', '../cart-pill/view.ts'],
  'only-host-mounts': ['elements/store-cart/mounts.ts', 'react-dom/client'],
  'only-api-speaks-http': ['core/cart/calls-home.ts', 'ofetch'],
  'every-module-is-in-the-table': ['core/cart/visits-the-shed.ts', '../shed/index.ts'],
  'core-has-only-modules': ['core/cart/steps-outside.ts', '../doorstep.ts'],
  'runs-in-a-browser': ['core/cart/reads-files.ts', 'node:fs'],
  'shipped-code-is-installed': ['core/cart/needs-a-tool.ts', 'esbuild'],
  'every-import-leads-somewhere': ['core/cart/lost.ts', './nowhere.ts'],
  'tests-are-not-shipped': ['core/cart/cheats.ts', '../../test/support/cheat.ts'],
  'elements-import-no-demo': ['elements/store-cart/knows-the-shop.ts', '../../demo/site/website.ts'],
  'store-consists-of-platform-and-features': ['demo/server/main.ts', './shed/tools.ts'],
  'every-platform-module-is-in-the-table': [
    'demo/server/features/cart/visits.ts',
    '../../platform/shed/tools.ts',
  ],
  'platform-imports-no-feature': ['demo/server/platform/feature.ts', '../features/cart/index.ts'],
  'features-import-no-app': ['demo/server/features/cart/climbs.ts', '../../app.ts'],
  'features-use-public-entries': ['demo/server/features/journal/through-the-window.ts', '../cart/cart.ts'],
  'app-uses-entries-of-features': ['demo/server/frame.ts', './features/cart/index.ts'],
  'import-files-inside-a-feature': ['demo/server/features/cart/out-and-in.ts', './index.ts'],
  'templates-print-the-pages': ['demo/server/features/cart/writes-markup.ts', 'hono/html'],
  'site-imports-no-server': ['demo/site/asks.ts', '../server/app.ts'],
  'no-folder-cycles': ['demo/server/features/cart/asks-orders.ts', '../orders/index.ts'],
  'no-folder-cycles-in-a-module': ['core/template/run/asks-source.ts', '../source/parse.ts'],
  'folders-import-no-parent-file': ['core/i18n/dates/climbs.ts', '../open-locale.ts'],
  ...Object.fromEntries(
    modulesOf(/^module-(.+)$/).map((module) => [
      `module-${module}`,
      [`core/${module}/climbs.ts`, '../storefront/index.ts'],
    ]),
  ),
  ...Object.fromEntries(
    modulesOf(/^platform-module-(.+)$/).map((module) => [
      `platform-module-${module}`,
      [`demo/server/platform/${module}/climbs.ts`, '../../app.ts'],
    ]),
  ),
};

/** The files that the breaches import. */
const IMPORTED_FILES = {
  'core/money/round.ts': "import './round-trip.ts';\n",
  'core/money/secret.ts': 'export const secret = 1;\n',
  'core/money/index.ts': 'export const door = 1;\n',
  'core/template/run/scope.ts': 'export const scope = 1;\n',
  'engine/template/source/parse.ts': "import '../run/scope.ts';\n",
  'engine/i18n/open-locale.ts': 'export const open = 1;\n',
  'core/storefront/index.ts': 'export const door = 1;\n',
  'core/shed/index.ts': 'export const door = 1;\n',
  'core/doorstep.ts': 'export const doorstep = 1;\n',
  'elements/cart-pill/view.ts': 'export const view = 1;\n',
  'demo/site/website.ts': 'export const words = 1;\n',
  'demo/server/app.ts': 'export const app = 1;\n',
  'demo/server/shed/tools.ts': 'export const tools = 1;\n',
  'demo/server/platform/shed/tools.ts': 'export const tools = 1;\n',
  'demo/server/features/cart/cart.ts': 'export const cart = 1;\n',
  'demo/server/features/cart/index.ts': "export { cart } from './cart.ts';\n",
  'demo/server/features/orders/index.ts': "import '../cart/index.ts';\n",
  'test/support/cheat.ts': 'export const cheat = 1;\n',
};

describe('the import rules', () => {
  const breachFiles = Object.values(BREACHES).map(([file, importing]) => [file, `import '${importing}';\n`]);
  let folder: string;
  let report: PlanReport;

  before(async () => {
    folder = makeTemporaryFolder({
      ...IMPORTED_FILES,
      ...(Object.fromEntries(breachFiles) as Record<string, string>),
    });
    copyFileSync(path.join(ROOT, 'package.json'), path.join(folder, 'package.json'));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    report = await checkPlan(folder);
  });
  after(() => {
    removeFolder(folder);
  });

  for (const { name } of plan.forbidden) {
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

  it('have no planted breach of a removed rule', () => {
    const rules = plan.forbidden.map(({ name }) => name);
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

  for (const [folder, name] of [['core', /^module-(.+)$/]] as const) {
    it(`uses every import that the rules allow to a module of ${folder}`, () => {
      const modules = modulesOf(name);
      assert.ok(modules.length > 1, `${modules.length} modules`);
      const used = new Set(
        report.imports.map(
          ({ from, to }) => `${moduleIn(folder, from) ?? ''} → ${moduleIn(folder, to) ?? ''}`,
        ),
      );
      const unused = plan.forbidden.flatMap((rule) => {
        const [, module] = name.exec(rule.name) ?? [];
        if (module === undefined) return [];
        return modules
          .filter((other) => other !== module && isAllowed(rule, `${folder}/${other}/index.ts`))
          .map((other) => `${module} → ${other}`)
          .filter((edge) => !used.has(edge));
      });
      assert.deepEqual(unused, []);
    });
  }
});

function moduleIn(folder: string, file: string): string | undefined {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;
}

function isAllowed({ to }: Rule, file: string): boolean {
  return to.pathNot !== undefined && new RegExp(to.pathNot).test(file);
}
