/** The import rules: those of modules.mjs, those of the reference store, and what holds for all files. */
import {
  anyOf,
  anyTag,
  bundleRules,
  DYNAMIC,
  entryRules,
  innerModules,
  moduleRules,
  names,
} from './tools/rules-of-modules.mjs';

/** The modules of the reference store's platform, lower layers first. Features may use all of them. */
const platformModules = {
  // words, limits, refusals
  shared: [],
  // the files of its photographs; independent of requests
  photographs: [],
  // the items that templates print
  content: ['photographs'],
  database: ['shared'],
  http: ['shared'],
  credentials: ['shared'],
  // which other sites may call
  origins: ['http', 'shared'],
  limits: ['origins', 'http', 'database', 'shared'],
  // health, logs and metrics
  observation: ['http', 'database', 'shared'],
  // what CDNs and proxies keep
  'shared-caches': ['observation', 'http', 'database', 'shared'],
  // middleware of every request
  sessions: ['limits', 'origins', 'credentials', 'http', 'database', 'shared'],
  faults: ['sessions', 'http', 'shared'],
  // writes that are repeated under one key
  idempotency: ['sessions', 'http', 'database', 'shared'],
  // files that the owner uploads
  uploads: ['sessions', 'http', 'database', 'shared'],
  // reads of a copy of the database
  replica: ['sessions', 'http', 'database'],
  // how pages are printed and answered
  pages: [
    'observation',
    'replica',
    'limits',
    'sessions',
    'origins',
    'http',
    'database',
    'photographs',
    'shared',
  ],
  // the owner's pages, their lists and the controls of their forms
  owner: ['pages', 'http', 'database', 'shared'],
  files: ['pages', 'uploads', 'http', 'database', 'photographs', 'shared'],
};

const platformRules = Object.entries(platformModules).map(([module, allowed]) => ({
  name: `platform-module-${module}`,
  severity: 'error',
  comment: `demo/server/platform/${module} may import only from: ${allowed.join(', ') || 'no other module'}`,
  from: { path: `^demo/server/platform/${module}/` },
  to: { path: '^demo/server/', pathNot: `^demo/server/platform/(${[module, ...allowed].join('|')})/` },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'a bundle may load one that imports it back',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: [DYNAMIC] } },
    },
    {
      name: 'import-files-inside-a-module',
      severity: 'error',
      comment: 'inside a module, import the file itself',
      from: { path: '^((core|engine|elements|owner)/[^/]+)/(?!index\\.ts)', pathNot: innerModules },
      to: { path: '^$1/index\\.ts$' },
    },
    {
      name: 'tags-import-no-tag',
      severity: 'error',
      comment: 'tags never import each other',
      from: { path: anyTag, pathNot: '/define\\.ts$' },
      to: { path: anyTag, pathNot: '^$1/', dependencyTypesNot: [DYNAMIC] },
    },
    {
      name: 'definitions-import-definitions-only',
      severity: 'error',
      comment:
        'if a tag shows another tag, its define.ts imports the define.ts of that tag, and nothing else of it',
      from: { path: `${anyTag}define\\.ts$` },
      to: { path: anyTag, pathNot: ['^$1/', '/define\\.ts$'], dependencyTypesNot: [DYNAMIC] },
    },
    {
      name: 'shared-code-imports-no-tag',
      severity: 'error',
      comment: 'modules are below the tags; they may load one later',
      from: { path: anyOf(names) },
      to: { path: anyTag, dependencyTypesNot: [DYNAMIC] },
    },
    {
      name: 'every-module-is-in-the-table',
      severity: 'error',
      comment: 'add the module to modules.mjs first',
      from: {},
      to: {
        path: '^(core|engine|elements|owner)/[^/]+/',
        pathNot: [anyOf(names), anyTag, '^elements/themes/'],
      },
    },
    {
      name: 'core-imports-no-view-library',
      severity: 'error',
      from: { path: '^(core|engine)/' },
      to: { path: 'node_modules/(react|react-dom|@nanostores/react|lit|@lit/[^/]+|@r2wc/[^/]+)/' },
    },
    {
      name: 'core-imports-no-element',
      severity: 'error',
      from: { path: '^(core|engine)/' },
      to: { path: '^(elements|owner|entries|demo|test|bench)/' },
    },
    {
      name: 'only-users-import-entries',
      severity: 'error',
      comment:
        'entries/ gathers modules for the package; our code imports the modules, and the store renders tags',
      from: { path: '^(core|engine|elements|owner|demo)/' },
      to: { path: '^entries/', pathNot: '^entries/server/index\\.ts$' },
    },
    {
      name: 'only-servers-render-tags',
      severity: 'error',
      comment: 'entries/server brings a renderer that no browser needs; our store uses it',
      from: { path: '^(core|engine|elements|owner)/' },
      to: { path: '^entries/server/' },
    },
    {
      name: 'only-host-mounts',
      severity: 'error',
      comment:
        'react-dom, r2wc and Lit element classes belong to elements/host; on a server nothing is mounted',
      from: { pathNot: '^(elements/host|entries/server|test|bench|demo/hosts)/' },
      to: { path: 'node_modules/(react-dom|@r2wc/[^/]+|@lit/reactive-element|lit|lit-element)/' },
    },
    {
      name: 'only-api-speaks-http',
      severity: 'error',
      from: { path: '^(core|engine|elements|owner|entries)/', pathNot: '^core/api/' },
      to: { path: 'node_modules/ofetch/' },
    },
    {
      name: 'folders-import-no-parent-file',
      severity: 'error',
      comment: 'move code that a folder needs from its parent into a folder of its own',
      from: { path: '^(core|engine)/(.+)/[^/]+/[^/]+$' },
      to: { path: '^$1/$2/[^/]+$' },
    },
    {
      name: 'core-has-only-modules',
      severity: 'error',
      comment: 'a file of core lives in a module',
      from: {},
      to: { path: '^(core|engine)/[^/]+$' },
    },
    {
      name: 'runs-in-a-browser',
      severity: 'error',
      comment: 'Node belongs to demo/server, tests and tools',
      from: { path: '^(core|engine|elements|owner|entries)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shipped-code-is-installed',
      severity: 'error',
      comment:
        'what users run is in dependencies or peerDependencies; Preact is only in files for pages, which hold it',
      from: { path: '^(core|engine|elements|owner|entries)/', pathNot: '^elements/host/preact/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['npm-peer', 'type-only'] },
    },
    {
      name: 'every-import-leads-somewhere',
      severity: 'error',
      comment:
        "`foreign:` is the test runner's prefix for a page's own copy of React; backends have packages of their own",
      from: { pathNot: '^test/backends/[^/]+/' },
      to: { couldNotResolve: true, pathNot: '^foreign:' },
    },
    {
      name: 'tests-are-not-shipped',
      severity: 'error',
      from: { path: '^(core|engine|elements|owner|entries|demo)/' },
      to: { path: '^(test|bench)/' },
    },
    {
      name: 'elements-import-no-demo',
      severity: 'error',
      comment: 'tags work on every page, not only in the reference store',
      from: { path: '^(elements|owner|entries)/' },
      to: { path: '^demo/' },
    },
    {
      name: 'store-consists-of-platform-and-features',
      severity: 'error',
      comment: 'what every feature needs belongs to the platform, everything else to a feature',
      from: {},
      to: { path: '^demo/server/[^/]+/', pathNot: '^demo/server/(platform|features)/' },
    },
    {
      name: 'every-platform-module-is-in-the-table',
      severity: 'error',
      comment: 'add the module to the table of the platform first',
      from: {},
      to: {
        path: '^demo/server/platform/[^/]+/',
        pathNot: `^demo/server/platform/(${Object.keys(platformModules).join('|')})/`,
      },
    },
    {
      name: 'platform-imports-no-feature',
      severity: 'error',
      comment: 'the app composes features: demo/server/features.ts lists them',
      from: { path: '^demo/server/platform/' },
      to: { path: '^demo/server/', pathNot: '^demo/server/platform/' },
    },
    {
      name: 'features-import-no-app',
      severity: 'error',
      comment: 'a feature receives what the app composes, as parameters of its routes',
      from: { path: '^demo/server/features/' },
      to: { path: '^demo/server/[^/]+$' },
    },
    {
      name: 'features-use-public-entries',
      severity: 'error',
      comment: 'a feature imports index.ts of another; feature.ts is for the app',
      from: { path: '^demo/server/features/([^/]+)/' },
      to: {
        path: '^demo/server/features/[^/]+/.+',
        pathNot: ['^demo/server/features/$1/', '^demo/server/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'app-uses-entries-of-features',
      severity: 'error',
      comment: 'the app imports feature.ts of a feature; index.ts is for other features',
      from: { path: '^demo/server/[^/]+$' },
      to: {
        path: '^demo/server/features/[^/]+/',
        pathNot: '^demo/server/features/[^/]+/feature\\.ts$',
      },
    },
    {
      name: 'import-files-inside-a-feature',
      severity: 'error',
      comment: 'inside a feature, import the file itself',
      from: { path: '^demo/server/features/([^/]+)/' },
      to: { path: '^demo/server/features/$1/(index|feature)\\.ts$' },
    },
    {
      name: 'templates-print-the-pages',
      severity: 'error',
      comment: 'markup of the store is in demo/site/templates',
      from: { path: '^demo/' },
      to: { path: 'node_modules/hono/.*/(html|jsx)/' },
    },
    {
      name: 'site-imports-no-server',
      severity: 'error',
      from: { path: '^demo/site/' },
      to: { path: '^demo/server/' },
    },
    {
      name: 'no-folder-cycles',
      severity: 'error',
      comment: 'two folders that need each other are one folder, or hide a third',
      scope: 'folder',
      from: { path: '^demo/' },
      to: { circular: true },
    },
    ...platformRules,
    ...moduleRules,
    ...entryRules,
    ...bundleRules,
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Apps with packages of their own.
    exclude: { path: '^(demo|test)/hosts/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
