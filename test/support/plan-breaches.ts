import assert from 'node:assert/strict';
import path from 'node:path';
import plan from '../../.dependency-cruiser.mjs';
import { MODULES, NEAREST, PARTS } from '../../modules.mjs';
import { folderOf, TAG_TABLE } from '../../tools/build-entries.mjs';
import { loadedWith } from '../../tools/bundle-of.mjs';

type Breach = readonly [file: string, importing: string];

export const RULES = (
  plan.forbidden as readonly { readonly name: string; readonly to: { readonly pathNot?: unknown } }[]
).map(({ name, to }) => ({ name, allowed: typeof to.pathNot === 'string' ? to.pathNot : null }));
export const RULE_OF_PLATFORM = /^platform-module-(.+)$/;
export const MODULE_NAMES = Object.keys(MODULES);
const isCore = (name: string): boolean => /^(core|engine)\//.test(name);
export const importsOf = (name: string): readonly string[] =>
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

/** Folder → its bundle, if it has one. */
const BUNDLE_OF_FOLDER: ReadonlyMap<string, string> = new Map([
  ...Object.entries(MODULES).map(([name, { bundle }]) => [name, bundle] as const),
  ...TAG_TABLE.map(({ tag, file }) => [folderOf(tag), file ?? tag] as const),
  ...Object.entries(PARTS),
]);
export const ALL_BUNDLES = [...new Set(BUNDLE_OF_FOLDER.values())].filter((bundle) => bundle !== NEAREST);

/** A file of a bundle that imports one of a bundle that loads later. */
function bundleBreach(bundle: string): Breach {
  const [folder = ''] = [...BUNDLE_OF_FOLDER].find(([, other]) => other === bundle) ?? [];
  const later = MODULE_NAMES.find((name) => {
    const other = MODULES[name]?.bundle ?? NEAREST;
    return other !== NEAREST && !loadedWith(bundle).includes(other);
  });
  assert.ok(later, bundle);
  return breachOf(`${folder}/needs-a-later-bundle.ts`, later);
}

/** Rule → the file that breaks it, and its import. A rule about folders reports the file's folder. */
export const BREACHES: Readonly<Record<string, Breach>> = {
  'no-cycles': ['core/money/round-trip.ts', './round.ts'],
  'import-files-inside-a-module': ['core/money/out-and-in.ts', './index.ts'],
  'core-imports-no-view-library': ['core/cart/draws.ts', 'react'],
  'core-imports-no-element': ['core/cart/shows.ts', '../../elements/cart-pill/view.ts'],
  'tags-import-no-tag': ['elements/store-cart/visits.ts', '../cart-pill/view.ts'],
  'definitions-import-definitions-only': ['elements/store-cart/define.ts', '../cart-pill/view.ts'],
  'shared-code-imports-no-tag': ['elements/ui/imports-a-tag.ts', '../cart-pill/view.ts'],
  'only-users-import-entries': ['elements/store-cart/uses-an-entry.ts', '../../entries/core/cart.ts'],
  'only-servers-render-tags': ['elements/store-cart/renders.ts', '../../entries/server/index.ts'],
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
  ...Object.fromEntries(ALL_BUNDLES.map((bundle) => [`bundle-${bundle}`, bundleBreach(bundle)])),
};

/** The files that the breaches import. */
export const IMPORTED_FILES = {
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
  'entries/core/cart.ts': 'export const entry = 1;\n',
  'entries/server/index.ts': 'export const entry = 1;\n',
  'demo/site/website.ts': 'export const words = 1;\n',
  'demo/server/app.ts': 'export const app = 1;\n',
  'demo/server/shed/tools.ts': 'export const tools = 1;\n',
  'demo/server/platform/shed/tools.ts': 'export const tools = 1;\n',
  'demo/server/features/cart/cart.ts': 'export const cart = 1;\n',
  'demo/server/features/cart/index.ts': "export { cart } from './cart.ts';\n",
  'demo/server/features/orders/index.ts': "import '../cart/index.ts';\n",
  'test/support/cheat.ts': 'export const cheat = 1;\n',
};

/** Imports of parts of a module or a tag that load later. */
export const PART_BREACHES: Readonly<Record<string, Breach>> = {
  'bundle-site-form': ['elements/site-form/needs-its-draft.ts', './draft/keep-draft.ts'],
  'bundle-gallery-block': ['elements/gallery-block/needs-its-lightbox.ts', './lightbox/open-lightbox.ts'],
};

/** Files of the entry bundle that use the network bundle without a static import of its code. */
export const LATER_IMPORTS = {
  'core/cart/uses-types.ts':
    "import type { entry } from '../cart-client/index.ts';\nexport type Entry = typeof entry;\n",
  'core/cart/loads-later.ts': "export const load = () => import('../cart-client/index.ts');\n",
};
