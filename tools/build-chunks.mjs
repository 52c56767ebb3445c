/** Assigns modules to chunks and names the chunks' files. */
import { TAG_TABLE } from './build-entries.mjs';
import { NETWORK_MODULES } from './network-modules.mjs';

// A tag's React view: loads when the tag is near the viewport.
const VIEW = /\/elements\/([a-z]+-[^/]+)\/view\.tsx$/;
// Packages that only views need share a chunk. The JSX runtime is not among them: shells paint with it.
const REACT =
  /\/node_modules\/(react(?!\/(cjs\/)?(react-)?jsx-runtime)|react-dom|scheduler|@r2wc|@nanostores)\/|\/nanostores\/(deep-map|listen-keys)\/|\/elements\/(host\/react\/|parts\/(captcha\/captcha-place|submits\/own-form)\.)|commonjsHelpers/;
// One bundle: the code that talks to the store or follows a click, and the tags that show its result.
const NETWORK_FOLDERS = TAG_TABLE.filter(({ file }) => file === 'network').map(
  ({ tag }) => `elements/${tag}/`,
);
const NETWORK_PATHS = [...NETWORK_MODULES, ...NETWORK_FOLDERS].map((file) => `/${file}`);
const isOfNetwork = (id) =>
  NETWORK_PATHS.some((file) => (file.endsWith('/') ? id.includes(file) : id.endsWith(file)));
// A form's rules load together with its tag; server-rendered forms and the form editor need them, too.
const FORMS = new RegExp(
  [
    '/core/(forms/(?!kinds/editable-properties|draft/)|shared/trusted-types|text/email-address|enumerations/(form-names|likert-scale)|words/english/(counter|forms)\\.)',
    '/elements/(host/form-events|site-form/(author/controls|complete-addresses|create-form-model|define|draft-keeper|element|form-(source|values)|lead-to|model|show-post-submit|speak-counters|styles)|parts/(captcha/form-captcha|control-styles|enhance-authors-form|form-sheet|forms-gateway|hide-nodes|submit-lock))\\.ts',
    '/core/captcha/provider/provider\\.ts',
    '/core/page/translated-language\\.ts',
  ].join('|'),
);
// The restock sign-up of the tag, and of forms that the author or the server rendered.
const RESTOCK =
  /\/core\/restock\/(?!owner)|\/core\/words\/english\/restock\.ts|\/elements\/restock-signup\/.+\.ts$/;
// Both member tags share their state.
const MEMBERS =
  /\/core\/account\/|\/core\/words\/english\/account\.ts|\/elements\/(parts\/member\/.+|member-login\/.+)\.ts$/;
// The language switcher and the site's languages.
const LANGUAGES =
  /\/core\/multilingual\/|\/core\/words\/english\/language-switcher\.ts|\/elements\/language-switcher\/.+\.tsx?$/;
// Reviews load with their tag.
const REVIEWS = /\/core\/reviews\/|\/core\/words\/english\/reviews\.ts|\/elements\/store-reviews\/.+\.ts$/;
// Captchas load when a visitor reaches a form that has one.
const CAPTCHA = /\/core\/captcha\/|\/elements\/parts\/captcha\/|\/node_modules\/altcha/;
// Drafts of forms; a form that keeps no draft does not load them.
const DRAFTS = /\/core\/forms\/draft\/|\/elements\/site-form\/draft\//;
// The quick view loads when a visitor is about to open one.
const QUICK_VIEW =
  /\/core\/product\/product-pictures\.ts|\/elements\/enhance\/quick-view\/(?!link-of|open-newest)/;
// Address completion loads when a visitor reaches an address field that asks for it.
const PLACES = /\/core\/places\/|\/core\/words\/english\/places\.ts|\/elements\/site-form\/places\//;
// A product's form loads when the visitor has to fill it in.
const PRODUCT_FORM = /\/elements\/parts\/product-form\//;
// Dialogs load with the first one that opens.
const DIALOGS = /\/elements\/parts\/dialog\//;
// The lightbox loads with the first picture that opens.
const LIGHTBOX = /\/elements\/gallery-block\/lightbox\/|\/node_modules\/@use-gesture\//;
// Wraps server-rendered galleries in the tag; loads with it.
const PRINTED_GALLERIES = /\/elements\/(enhance\/galleries|gallery-block\/printed)\//;
// The sanitiser loads when there is owner's markup to show.
const MARKUP = /\/core\/html\/|\/elements\/site-form\/post-submit\/|\/node_modules\/dompurify\//;
// The page about instalments loads when a visitor opens it.
const HOSTED_PAGE = /\/elements\/afterpay-pill\/hosted-page\/|\/core\/api\/read-page\.ts/;
// Author warnings in the console.
const AUTHOR_WARNINGS =
  /\/(elements\/host\/author-warnings|core\/product\/diagnosis)\/|\/core\/text\/nearest-name\.ts/;

// The undo offer loads after the first addition.
const UNDO_OFFER = /\/elements\/parts\/undo-offer\/|\/core\/cart\/undo-addition\.ts/;

// Session replay loads only if a sink supports it.
const REPLAY = /\/core\/(analytics\/replay|experiments)\//;
// Analytics loads when the page is idle.
const ANALYTICS =
  /\/core\/analytics\/(?!event\/moment|identity\/(forget-visitor|may-remember|raw-storage|stored-names)|index)|\/elements\/analytics\/(?!load-analytics|watch-actions)|\/node_modules\/web-vitals\//;

/** Chunk → its modules. The first match wins; the network bundle is matched last. */
const LATER = {
  react: REACT,
  'author-warnings': AUTHOR_WARNINGS,
  'site-form': FORMS,
  'restock-signup': RESTOCK,
  'member-login': MEMBERS,
  'language-switcher': LANGUAGES,
  'store-reviews': REVIEWS,
  'post-submit': MARKUP,
  'form-draft': DRAFTS,
  'hosted-page': HOSTED_PAGE,
  dialogs: DIALOGS,
  lightbox: LIGHTBOX,
  'printed-galleries': PRINTED_GALLERIES,
  'product-form': PRODUCT_FORM,
  'undo-offer': UNDO_OFFER,
  'quick-view': QUICK_VIEW,
  places: PLACES,
  captcha: CAPTCHA,
  'session-replay': REPLAY,
  analytics: ANALYTICS,
};

/**
 * Names the chunk of a module in the build for pages.
 * @param {string} id the module's path
 * @returns {string | undefined} the chunk; undefined leaves the module to Rollup
 */
export function laterChunk(id) {
  return Object.keys(LATER).find((name) => LATER[name].test(id)) ?? (isOfNetwork(id) ? 'network' : undefined);
}

/**
 * Names the chunk of a tag's module in the build for bundlers. A tag's definition stays in its entry, so that package.json
 * can list exactly the files with side effects.
 * @param {string} id the module's path
 * @returns {string | undefined} the tag
 */
export function tagChunk(id) {
  return /\/elements\/([a-z]+-[^/]+)\/(?!define\.)(?:[^/]+\.ts|face\.tsx)$/.exec(id)?.[1];
}

/**
 * Names the file of a chunk of the build for bundlers.
 * @param {{ name: string, facadeModuleId: string | null }} chunk Rollup's description of it
 */
export function npmChunkName({ name, facadeModuleId }) {
  const tag = facadeModuleId && VIEW.exec(facadeModuleId)?.[1];
  return `chunks/${tag ? `${tag}-view` : name}-[hash].js`;
}

/**
 * Names the file of a chunk of the build for pages: a tag's shell is `<tag>`, its React view `<tag>-view`.
 * @param {{ name: string, moduleIds: string[] }} chunk Rollup's description of it
 */
export function cdnChunkName({ name, moduleIds }) {
  if (name === 'network') return 'chunks/network-[hash].js';
  if (moduleIds.some((id) => id.includes('/owner-languages/'))) return `chunks/owner-${name}-[hash].js`;
  const [, tag, part] =
    moduleIds.map((id) => /\/elements\/([a-z]+-[^/]+)\/(define|view)\./.exec(id)).find(Boolean) ?? [];
  return `chunks/${tag ? (part === 'view' ? `${tag}-view` : tag) : name}-[hash].js`;
}
