/** Which modules the builds put into which chunk, and what the chunks' files are called. */
import { TAG_TABLE } from './build-entries.mjs';
import { NETWORK_MODULES } from './network-modules.mjs';

// A tag's React side: fetched when the tag is near.
const VIEW = /\/elements\/([a-z]+-[^/]+)\/view\.tsx$/;
// What only views need is fetched together, but for the runtime of JSX, with which shells paint.
const REACT =
  /\/node_modules\/(react(?!\/(cjs\/)?(react-)?jsx-runtime)|react-dom|scheduler|@r2wc|@nanostores)\/|\/nanostores\/(deep-map|listen-keys)\/|\/elements\/(host\/react\/|parts\/(captcha\/captcha-place|submits\/own-form)\.)|commonjsHelpers/;
// What speaks to the store, what follows a press, and the tags that are seen then are fetched together, whoever needs a part of them.
const NETWORK_FOLDERS = TAG_TABLE.filter(({ file }) => file === 'network').map(
  ({ tag }) => `elements/${tag}/`,
);
const NETWORK_PATHS = [...NETWORK_MODULES, ...NETWORK_FOLDERS].map((file) => `/${file}`);
const isOfNetwork = (id) =>
  NETWORK_PATHS.some((file) => (file.endsWith('/') ? id.includes(file) : id.endsWith(file)));
// A form's rules come with its tag, and not after it; forms that are printed and the form editor need them, too.
const FORMS = new RegExp(
  [
    '/core/(forms/(?!kinds/editable-properties|draft/)|shared/trusted-types|text/email-address|enumerations/(form-names|likert-scale)|words/english/(counter|forms)\\.)',
    '/elements/(host/form-events|site-form/(author/controls|complete-addresses|create-form-model|define|draft-keeper|element|form-(source|values)|lead-to|model|show-post-submit|speak-counters|styles)|parts/(captcha/form-captcha|control-styles|enhance-authors-form|form-sheet|forms-gateway|submit-lock))\\.ts',
    '/core/captcha/provider/provider\\.ts',
    '/core/page/translated-language\\.ts',
  ].join('|'),
);
// A restock sign-up comes with its tag, and so do the author's and the printed ones.
const RESTOCK =
  /\/core\/restock\/(?!owner)|\/core\/words\/english\/restock\.ts|\/elements\/(host\/restock-events|restock-signup\/.+)\.ts$/;
// Both tags of members share what they know.
const MEMBERS =
  /\/core\/account\/|\/core\/words\/english\/account\.ts|\/elements\/(host\/member-events|parts\/member\/.+|member-login\/.+)\.ts$/;
// So do the languages of the site.
const LANGUAGES =
  /\/core\/multilingual\/|\/core\/words\/english\/language-switcher\.ts|\/elements\/(host\/locale-events|language-switcher\/.+)\.tsx?$/;
// Reviews come with their tag.
const REVIEWS = /\/core\/reviews\/|\/core\/words\/english\/reviews\.ts|\/elements\/store-reviews\/.+\.ts$/;
// What draws captchas comes when a visitor comes to a form that has one.
const CAPTCHA = /\/core\/captcha\/|\/elements\/parts\/captcha\/|\/node_modules\/altcha/;
// What was typed before a reload is kept beside the form, and not by one that is to keep nothing.
const DRAFTS = /\/core\/forms\/draft\/|\/elements\/site-form\/draft\//;
// A product over the page comes when a visitor is about to open one.
const QUICK_VIEW =
  /\/core\/product\/product-pictures\.ts|\/elements\/enhance\/quick-view\/(?!link-of|open-newest)/;
// What completes addresses comes when a visitor comes to one, where the page is to complete it.
const PLACES = /\/core\/places\/|\/core\/words\/english\/places\.ts|\/elements\/site-form\/places\//;
// The form of a product comes when a visitor is to fill it in.
const PRODUCT_FORM = /\/elements\/parts\/product-form\//;
// What opens over the page comes with the first thing that does.
const DIALOGS = /\/elements\/(parts\/dialog\/|host\/dialog-events\.ts)/;
// Pictures over the page come with the first one that opens.
const LIGHTBOX = /\/elements\/gallery-block\/lightbox\/|\/node_modules\/@use-gesture\//;
// What puts the tag around printed galleries comes with it.
const PRINTED_GALLERIES = /\/elements\/(enhance\/galleries|gallery-block\/printed)\//;
// What makes the owner's markup safe comes when there is some to show.
const MARKUP = /\/core\/html\/|\/elements\/site-form\/post-submit\/|\/node_modules\/dompurify\//;
// The page that tells more of instalments comes when a visitor wants to know.
const HOSTED_PAGE = /\/elements\/afterpay-pill\/hosted-page\/|\/core\/api\/read-page\.ts/;
// What a developer reads in the console.
const AUTHOR_WARNINGS =
  /\/(elements\/host\/author-warnings|core\/product\/diagnosis)\/|\/core\/text\/nearest-name\.ts/;

// What offers to take an addition back comes after the first one.
const UNDO_OFFER = /\/elements\/parts\/undo-offer\/|\/core\/cart\/undo-addition\.ts/;

// What has sessions recorded for replay comes where a sink can.
const REPLAY = /\/core\/(analytics\/replay|experiments)\//;
// What records visits comes when the page has nothing else to do.
const ANALYTICS =
  /\/core\/analytics\/(?!event\/moment|identity\/(forget-visitor|may-remember|raw-storage|stored-names)|index)|\/elements\/analytics\/(?!load-analytics|watch-actions)|\/node_modules\/web-vitals\//;

/** Chunk → its modules; the first that fits counts, and the network bundle comes last. */
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
 * Names the chunk of a module of the build for pages: React is read by the browser's parser, and none of its functions twice.
 * @param {string} id the module's path
 * @returns {string | undefined} the chunk; undefined for a module that nothing but its importers decides on
 */
export function laterChunk(id) {
  return Object.keys(LATER).find((name) => LATER[name].test(id)) ?? (isOfNetwork(id) ? 'network' : undefined);
}

/**
 * Names the chunk of a tag's module in the build for bundlers. What defines a tag stays in its entry, so that package.json
 * can name exactly the files with side effects.
 * @param {string} id the module's path
 * @returns {string | undefined} the tag
 */
export function tagChunk(id) {
  return /\/elements\/([a-z]+-[^/]+)\/(?!define\.)(?:[^/]+\.ts|face\.tsx)$/.exec(id)?.[1];
}

/**
 * Names the file of a chunk of the build for bundlers.
 * @param {{ name: string, facadeModuleId: string | null }} chunk what Rollup says of it
 */
export function npmChunkName({ name, facadeModuleId }) {
  const tag = facadeModuleId && VIEW.exec(facadeModuleId)?.[1];
  return `chunks/${tag ? `${tag}-view` : name}-[hash].js`;
}

/**
 * Names the file of a chunk of the build for pages: a tag's shell under the name of the tag, its React side as its view.
 * @param {{ name: string, moduleIds: string[] }} chunk what Rollup says of it
 */
export function cdnChunkName({ name, moduleIds }) {
  if (name === 'network') return 'chunks/network-[hash].js';
  if (moduleIds.some((id) => id.includes('/owner-languages/'))) return `chunks/owner-${name}-[hash].js`;
  const [, tag, part] =
    moduleIds.map((id) => /\/elements\/([a-z]+-[^/]+)\/(define|view)\./.exec(id)).find(Boolean) ?? [];
  return `chunks/${tag ? (part === 'view' ? `${tag}-view` : tag) : name}-[hash].js`;
}
