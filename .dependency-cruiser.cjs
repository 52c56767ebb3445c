/** The import table: which module of `core/` may import which. Lower layers come first. */
const modules = {
  // values: no DOM, no network, no clock
  enumerations: [],
  errors: [],
  cache: [],
  json: [],
  text: ['errors'],
  money: ['cache', 'errors'],
  time: ['cache', 'text'],
  colour: [],
  i18n: ['money', 'time', 'cache', 'errors'],
  images: ['colour', 'json', 'text'],
  gallery: ['images', 'json', 'text'],
  offer: ['enumerations'],
  template: [
    'enumerations',
    'errors',
    'cache',
    'json',
    'text',
    'offer',
    'money',
    'time',
    'colour',
    'i18n',
    'images',
  ],
  // browser: DOM and storage, no network
  shared: [],
  page: ['words', 'shared', 'money', 'time', 'enumerations', 'text', 'json', 'errors'],
  session: ['shared', 'json'],
  html: ['shared'],
  words: ['cache', 'enumerations', 'text'],
  interface: ['session', 'shared', 'json', 'errors'],
  // HTTP
  api: ['shared', 'text', 'json', 'errors'],
  // the choice of a backend for each call
  backends: ['page', 'errors'],
  // shop
  cart: ['words', 'shared', 'api', 'session', 'money', 'offer', 'text', 'json', 'errors'],
  subscriptions: ['cart', 'api', 'session', 'shared', 'json', 'errors'],
  forms: ['words', 'shared', 'api', 'session', 'enumerations', 'text', 'json', 'errors'],
  captcha: ['page', 'shared', 'json'],
  places: ['shared', 'api', 'text', 'json', 'errors'],
  reviews: ['shared', 'api', 'json', 'errors'],
  multilingual: ['cache', 'api', 'text', 'json', 'errors'],
  experiments: ['page', 'session', 'shared'],
  installments: ['page', 'money', 'offer', 'json'],
  restock: ['words', 'shared', 'api', 'session', 'text', 'json', 'errors'],
  account: ['words', 'shared', 'api', 'session', 'text', 'json', 'errors'],
  owner: ['words', 'shared', 'page', 'session', 'api', 'enumerations', 'text', 'json', 'errors'],
  'form-editor': ['forms', 'owner', 'words', 'shared', 'api', 'enumerations', 'text', 'json', 'errors'],
  analytics: [
    'experiments',
    'page',
    'cart',
    'session',
    'shared',
    'api',
    'money',
    'offer',
    'enumerations',
    'json',
    'errors',
  ],
  product: ['api', 'cart', 'words', 'shared', 'money', 'offer', 'enumerations', 'text', 'json', 'errors'],
};
// composes the others
const composer = 'storefront';
const inTheTable = [...Object.keys(modules), composer].join('|');

const moduleRules = Object.entries(modules).map(([module, allowed]) => ({
  name: `module-${module}`,
  severity: 'error',
  comment: `core/${module} may import only: ${allowed.join(', ') || 'no other module'}`,
  from: { path: `^core/${module}/` },
  to: { path: '^core/[^/]+/', pathNot: `^core/(${[module, ...allowed].join('|')})/` },
}));

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
  // middleware of every request
  sessions: ['http', 'database', 'shared'],
  limits: ['sessions', 'http', 'shared'],
  faults: ['sessions', 'http', 'shared'],
  // writes that are repeated under one key
  idempotency: ['sessions', 'http', 'database', 'shared'],
  // how pages are printed and answered
  pages: ['limits', 'sessions', 'http', 'database', 'photographs', 'shared'],
  owner: ['pages', 'http', 'database', 'shared'],
  files: ['pages', 'http', 'photographs', 'shared'],
};

const platformRules = Object.entries(platformModules).map(([module, allowed]) => ({
  name: `platform-module-${module}`,
  severity: 'error',
  comment: `demo/server/platform/${module} may import only from: ${allowed.join(', ') || 'no other module'}`,
  from: { path: `^demo/server/platform/${module}/` },
  to: { path: '^demo/server/', pathNot: `^demo/server/platform/(${[module, ...allowed].join('|')})/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'use-public-entry',
      severity: 'error',
      comment: 'other modules import core/<module>/index.ts only',
      from: { path: '^core/([^/]+)/' },
      to: { path: '^core/[^/]+/.+', pathNot: ['^core/$1/', '^core/[^/]+/index\\.ts$'] },
    },
    {
      name: 'use-public-entry-from-outside',
      severity: 'error',
      from: { path: '^(elements|demo)/' },
      to: { path: '^core/[^/]+/', pathNot: '^core/[^/]+/index\\.ts$' },
    },
    {
      name: 'import-files-inside-a-module',
      severity: 'error',
      comment: 'inside a module, import the file itself',
      from: { path: '^core/([^/]+)/(?!index\\.ts)' },
      to: { path: '^core/$1/index\\.ts$' },
    },
    {
      name: 'core-imports-no-view-library',
      severity: 'error',
      from: { path: '^core/' },
      to: { path: 'node_modules/(react|react-dom|@nanostores/react|lit|@lit/[^/]+|@r2wc/[^/]+)/' },
    },
    {
      name: 'core-imports-no-element',
      severity: 'error',
      from: { path: '^core/' },
      to: { path: '^(elements|demo|test|bench)/' },
    },
    {
      name: 'tags-import-no-tag',
      severity: 'error',
      comment: 'tags never import each other',
      from: { path: '^elements/([^/]+)/', pathNot: '^elements/((host|parts)/|[^/]+/define\\.ts$)' },
      to: { path: '^elements/[^/]+/', pathNot: '^elements/($1|host|parts)/' },
    },
    {
      name: 'definitions-import-definitions-only',
      severity: 'error',
      comment:
        'if a tag shows another tag, its define.ts imports the define.ts of that tag, and nothing else of it',
      from: { path: '^elements/([^/]+)/define\\.ts$', pathNot: '^elements/(host|parts)/' },
      to: { path: '^elements/[^/]+/', pathNot: '^elements/(($1|host|parts)/|[^/]+/define\\.ts$)' },
    },
    {
      name: 'shared-code-imports-no-tag',
      severity: 'error',
      comment: 'host and parts are below the tags',
      from: { path: '^elements/(host|parts)/' },
      to: { path: '^elements/[^/]+/', pathNot: '^elements/(host|parts)/' },
    },
    {
      name: 'only-host-mounts',
      severity: 'error',
      comment: 'react-dom, r2wc and Lit element classes belong to elements/host',
      from: { pathNot: '^(elements/host|test|bench|demo/hosts)/' },
      to: { path: 'node_modules/(react-dom|@r2wc/[^/]+|@lit/reactive-element|lit|lit-element)/' },
    },
    {
      name: 'only-api-speaks-http',
      severity: 'error',
      from: { path: '^(core|elements)/', pathNot: '^core/api/' },
      to: { path: 'node_modules/ofetch/' },
    },
    {
      name: 'every-module-is-in-the-table',
      severity: 'error',
      comment: 'add the module to the list above first',
      from: {},
      to: { path: '^core/[^/]+/', pathNot: `^core/(${inTheTable})/` },
    },
    {
      name: 'no-folder-cycles-in-a-module',
      severity: 'error',
      comment: 'two folders that need each other are one folder, or hide a third',
      scope: 'folder',
      from: { path: '^(core|elements)/' },
      to: { circular: true },
    },
    {
      name: 'folders-import-no-parent-file',
      severity: 'error',
      comment: 'move code that a folder needs from its parent into a folder of its own',
      from: { path: '^core/(.+)/[^/]+/[^/]+$' },
      to: { path: '^core/$1/[^/]+$' },
    },
    {
      name: 'core-has-only-modules',
      severity: 'error',
      comment: 'a file of core lives in a module',
      from: {},
      to: { path: '^core/[^/]+$' },
    },
    {
      name: 'runs-in-a-browser',
      severity: 'error',
      comment: 'Node belongs to demo/server, tests and tools',
      from: { path: '^(core|elements)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shipped-code-is-installed',
      severity: 'error',
      comment: 'what users run is in dependencies or peerDependencies',
      from: { path: '^(core|elements)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['npm-peer', 'type-only'] },
    },
    {
      name: 'every-import-leads-somewhere',
      severity: 'error',
      comment: "`foreign:` is the test runner's prefix for a page's own copy of React",
      from: {},
      to: { couldNotResolve: true, pathNot: '^foreign:' },
    },
    {
      name: 'tests-are-not-shipped',
      severity: 'error',
      from: { path: '^(core|elements|demo)/' },
      to: { path: '^(test|bench)/' },
    },
    {
      name: 'elements-import-no-demo',
      severity: 'error',
      comment: 'tags work on every page, not only in the reference store',
      from: { path: '^elements/' },
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
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
