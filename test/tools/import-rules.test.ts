import assert from 'node:assert/strict';
import { copyFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import plan from '../../.dependency-cruiser.mjs';
import { BUNDLES, MODULES, NEAREST } from '../../modules.mjs';
import { loadedWith } from '../../tools/bundle-of.mjs';
import { checkPlan, diagnosticsOf, type PlanReport } from '../../tools/plan.mjs';
import { ROOT } from '../../tools/run.mjs';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

type Breach = readonly [file: string, importing: string];

const RULES = (
  plan.forbidden as readonly { readonly name: string; readonly to: { readonly pathNot?: unknown } }[]
).map(({ name, to }) => ({ name, allowed: typeof to.pathNot === 'string' ? to.pathNot : null }));
const RULE_OF_PLATFORM = /^platform-module-(.+)$/;
const MODULE_NAMES = Object.keys(MODULES);
const isCore = (name: string): boolean => /^(core|engine)\//.test(name);
const importsOf = (name: string): readonly string[] =>
  MODULES[name]?.imports.split(' ').filter(Boolean) ?? [];

/** A file that imports the public entry of a module. */
function breachOf(file: string, module: string): Breach {
  return [file, `./${path.posix.relative(path.posix.dirname(file), `${module}/index.ts`)}`];
}

/** A module that a module may not import. */
function forbiddenTo(module: string): string {
  const forbidden = MODULE_NAMES.findLast(
    (name) => name !== module && !importsOf(module).includes(name) && (isCore(module) || !isCore(name)),
  );
  assert.ok(forbidden, module);
  return forbidden;
}

/** A module of a bundle, and a module of one that loads later. */
function laterThan(bundle: string): { readonly module: string; readonly later: string } | null {
  const module = MODULE_NAMES.find((name) => MODULES[name]?.bundle === bundle);
  const later = MODULE_NAMES.find((name) => {
    const other = MODULES[name]?.bundle ?? NEAREST;
    return other !== NEAREST && !loadedWith(bundle).includes(other);
  });
  return module !== undefined && later !== undefined ? { module, later } : null;
}

/** Rule → the file that breaks it, and its import. A rule about folders reports the file's folder. */
const BREACHES: Readonly<Record<string, Breach>> = {
  'no-cycles': ['core/money/round-trip.ts', './round.ts'],
  'import-files-inside-a-module': ['core/money/out-and-in.ts', './index.ts'],
  'core-imports-no-view-library': ['core/cart/draws.ts', 'react'],
  'core-imports-no-element': ['core/cart/shows.ts', '../../elements/cart-pill/view.ts'],
  'tags-import-no-tag': ['elements/store-cart/visits.ts', '../cart-pill/view.ts'],
  'definitions-import-definitions-only': ['elements/store-cart/define.ts', '../cart-pill/view.ts'],
  'shared-code-imports-no-tag': ['elements/ui/imports-a-tag.ts', '../cart-pill/view.ts'],
  'only-host-mounts': ['elements/store-cart/mounts.ts', 'react-dom/client'],
  'only-api-speaks-http': ['core/cart/calls-home.ts', 'ofetch'],
  'every-module-is-in-the-table': ['core/cart/imports-an-unknown-module.ts', '../unknown/index.ts'],
  'core-has-only-modules': ['core/cart/imports-a-file-of-core.ts', '../file.ts'],
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
  'features-use-public-entries': ['demo/server/features/journal/past-the-entry.ts', '../cart/cart.ts'],
  'app-uses-entries-of-features': ['demo/server/frame.ts', './features/cart/index.ts'],
  'import-files-inside-a-feature': ['demo/server/features/cart/out-and-in.ts', './index.ts'],
  'templates-print-the-pages': ['demo/server/features/cart/writes-markup.ts', 'hono/html'],
  'site-imports-no-server': ['demo/site/asks.ts', '../server/app.ts'],
  'no-folder-cycles': ['demo/server/features/cart/asks-orders.ts', '../orders/index.ts'],
  'no-folder-cycles-in-a-module': ['engine/template/run/asks-source.ts', '../source/parse.ts'],
  'folders-import-no-parent-file': ['engine/i18n/dates/climbs.ts', '../open-locale.ts'],
  ...Object.fromEntries(
    RULES.flatMap(({ name }) => {
      const [, module] = RULE_OF_PLATFORM.exec(name) ?? [];
      return module
        ? [[name, [`demo/server/platform/${module}/climbs.ts`, '../../app.ts'] satisfies Breach]]
        : [];
    }),
  ),
  ...Object.fromEntries(
    MODULE_NAMES.flatMap((module) => [
      [`imports-of-${module}`, breachOf(`${module}/climbs.ts`, forbiddenTo(module))],
      [
        `entry-of-${module}`,
        [
          `elements/store-cart/past-the-entry-of-${module.replaceAll('/', '-')}.ts`,
          `../../${module}/private.ts`,
        ],
      ],
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(BUNDLES).flatMap((bundle) => {
      const { module, later } = laterThan(bundle) ?? {};
      return module && later
        ? [[`bundle-${bundle}`, breachOf(`${module}/needs-a-later-bundle.ts`, later)]]
        : [];
    }),
  ),
};

/** The files that the breaches import. */
const IMPORTED_FILES = {
  ...Object.fromEntries(
    MODULE_NAMES.flatMap((module) => [
      [`${module}/index.ts`, 'export const entry = 1;\n'],
      [`${module}/private.ts`, 'export const secret = 1;\n'],
    ]),
  ),
  'core/money/round.ts': "import './round-trip.ts';\n",
  'engine/template/run/scope.ts': 'export const scope = 1;\n',
  'engine/template/source/parse.ts': "import '../run/scope.ts';\n",
  'engine/i18n/open-locale.ts': 'export const open = 1;\n',
  'core/unknown/index.ts': 'export const entry = 1;\n',
  'core/file.ts': 'export const file = 1;\n',
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

/** Files of the entry bundle that use the network bundle without a static import of its code. */
const LATER_IMPORTS = {
  'core/cart/uses-types.ts':
    "import type { entry } from '../cart-client/index.ts';\nexport type Entry = typeof entry;\n",
  'core/cart/loads-later.ts': "export const load = () => import('../cart-client/index.ts');\n",
};

describe('the import rules', () => {
  const breachFiles = Object.values(BREACHES).map(([file, importing]) => [file, `import '${importing}';\n`]);
  let folder: string;
  let report: PlanReport;

  before(async () => {
    folder = makeTemporaryFolder({
      ...IMPORTED_FILES,
      ...(Object.fromEntries(breachFiles) as Record<string, string>),
      ...LATER_IMPORTS,
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

  it('let an earlier bundle import types of a later one, and load it', () => {
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
