/**
 * The plan of `core/`, `engine/`, `elements/` and `owner/`: what each module may import, and in which bundle it loads.
 * dependency-cruiser checks it, and Rollup builds the files for pages by it. The reference store has a table of its own.
 */

/** The bundle of a module whose files load with the nearest bundle that all their users have loaded. */
export const NEAREST = 'nearest';

/**
 * Bundles for pages → the bundles that have loaded before. What these follow counts, too. Of two equally near ones, the first counts.
 * A tag that `elements/tags.json` gives no bundle has one of its own, named after it, and so has its React view.
 */
export const BUNDLES = {
  // what shows a product and accepts a click
  entry: [],
  // what talks to the store or follows a click: loads immediately after the entry bundle
  network: ['entry'],
  // on the first interaction
  react: ['network'],
  // the rest when it is needed
  analytics: ['network'],
  'author-warnings': ['network'],
  captcha: ['site-form'],
  dialogs: ['network'],
  'enhance-markup': ['enhance-printed-cart'],
  'enhance-printed-cart': ['network'],
  // named after the file that `import()` loads, elements/site-form/author/enhance-printed-form.ts
  'enhance-printed-form': ['site-form'],
  'enhance-printed-pictures': ['network'],
  'form-draft': ['site-form'],
  'hosted-page': ['post-submit'],
  lightbox: ['gallery-block'],
  'member-view': ['react', 'member-login'],
  medusa: ['network'],
  'medusa-lists': ['medusa'],
  'memory-store': ['network'],
  'own-message': ['network'],
  places: ['site-form'],
  'post-submit': ['site-form'],
  'printed-galleries': ['gallery-block'],
  'product-form': ['site-form', 'dialogs'],
  'quick-view': ['dialogs'],
  'session-replay': ['network'],
  'shop-diagnosis': ['network'],
  shopify: ['network'],
  'shopify-lists': ['shopify'],
  subscriptions: ['network'],
  'sticky-bar': ['network'],
  'undo-offer': ['network'],
  vendure: ['network'],
  'vendure-lists': ['vendure'],
  woocommerce: ['network'],
  'woocommerce-lists': ['woocommerce'],
  // the owner's tags share one bundle, and one for their views
  owner: ['site-form', 'dialogs'],
  'owner-view': ['react', 'owner'],
  'form-editor': ['owner'],
  'form-editor-view': ['owner-view', 'form-editor'],
  'navigation-editor': ['owner'],
  'navigation-editor-view': ['owner-view', 'navigation-editor'],
  'restock-manager': ['owner'],
  'store-setup': ['owner'],
  'store-setup-view': ['owner-view', 'store-setup'],
  // tags that follow another
  'cart-drawer': ['store-cart', 'dialogs'],
  'member-join': ['member-login'],
  'member-login': ['site-form'],
  'popup-overlay': ['dialogs'],
  'restock-signup': ['site-form'],
};

/**
 * Module → its bundle, and the modules that it may import, which stand above it, because lower layers come first. A module is a folder with a public entry,
 * `index.ts`. Outside `core/` and `engine/` the list leaves out their modules, all of which may be imported there.
 * @type {Record<string, { bundle: string, imports: string }>}
 */
// prettier-ignore
export const MODULES = {
  // values: no DOM, no network, no clock
  'core/enumerations': { bundle: NEAREST, imports: '' },
  'core/errors': { bundle: NEAREST, imports: '' },
  'core/cache': { bundle: NEAREST, imports: '' },
  'core/json': { bundle: NEAREST, imports: '' },
  'core/text': { bundle: NEAREST, imports: 'core/errors' },
  'core/money': { bundle: NEAREST, imports: 'core/cache core/errors' },
  'core/colour': { bundle: NEAREST, imports: '' },
  'core/images': { bundle: NEAREST, imports: 'core/colour core/text core/json' },
  'core/gallery': { bundle: 'gallery-block', imports: 'core/images core/text core/json' },
  'core/offer': { bundle: NEAREST, imports: 'core/enumerations core/text' },
  // the template engine, languages and time
  'engine/time': { bundle: NEAREST, imports: 'core/cache core/text' },
  'engine/i18n': { bundle: NEAREST, imports: 'engine/time core/money core/cache core/errors' },
  'engine/template': { bundle: NEAREST, imports: 'engine/i18n core/images core/colour engine/time core/offer core/money core/enumerations core/cache core/text core/json core/errors' },
  // browser: DOM and storage, no network
  'core/shared': { bundle: NEAREST, imports: '' },
  'core/words': { bundle: NEAREST, imports: 'core/enumerations core/cache core/text' },
  'core/answers': { bundle: NEAREST, imports: 'core/words core/enumerations core/text core/json' },
  'core/page': { bundle: 'entry', imports: 'engine/time core/money core/words core/enumerations core/shared core/json core/errors' },
  'core/settings-check': { bundle: 'network', imports: 'core/page core/money core/words core/enumerations core/text core/json core/errors' },
  'core/session': { bundle: 'network', imports: 'core/shared core/json' },
  'core/html': { bundle: 'post-submit', imports: 'core/shared' },
  'core/interface': { bundle: NEAREST, imports: 'core/session core/shared core/json core/errors' },
  // HTTP
  'core/api': { bundle: NEAREST, imports: 'core/text core/shared core/json core/errors' },
  // the shop
  'core/visitor': { bundle: 'network', imports: 'core/page core/session core/json' },
  'core/cart': { bundle: 'entry', imports: 'core/answers core/offer core/money core/shared core/errors' },
  'core/cart-client': { bundle: 'network', imports: 'core/cart core/answers core/offer core/money core/words core/session core/api core/text core/shared core/json core/errors' },
  'core/cart-undo': { bundle: 'undo-offer', imports: 'core/cart' },
  'core/product': { bundle: 'entry', imports: 'core/cart core/offer core/money core/words core/enumerations core/text core/shared core/json core/errors' },
  'core/product-diagnosis': { bundle: 'author-warnings', imports: 'core/product core/offer core/money core/enumerations core/text core/json core/errors' },
  'core/product-list': { bundle: NEAREST, imports: 'core/product core/money core/api core/text core/shared core/json core/errors' },
  'core/purchase': { bundle: 'network', imports: 'core/product-list core/product core/cart-client core/cart core/offer core/money core/words core/enumerations core/api core/text core/shared core/json core/errors' },
  'core/quick-view': { bundle: 'quick-view', imports: 'core/product core/json' },
  'core/memory-store': { bundle: 'memory-store', imports: 'core/product core/cart-client core/cart core/answers core/offer core/money core/words core/enumerations core/session core/shared core/json core/errors' },
  'core/subscriptions': { bundle: 'subscriptions', imports: 'core/cart core/session core/api core/shared core/json core/errors' },
  'core/installments': { bundle: 'network', imports: 'core/page core/offer core/money core/json' },
  'core/forms': { bundle: 'site-form', imports: 'core/words core/enumerations core/api core/text core/shared core/json core/errors' },
  'core/form-draft': { bundle: 'form-draft', imports: 'core/session core/json' },
  'core/captcha-provider': { bundle: 'site-form', imports: '' },
  'core/captcha': { bundle: 'captcha', imports: 'core/captcha-provider core/page core/shared core/json' },
  'core/places': { bundle: 'places', imports: 'core/enumerations core/api core/text core/shared core/json core/errors' },
  'core/restock': { bundle: 'restock-signup', imports: 'core/words core/session core/api core/text core/shared core/json core/errors' },
  'core/account': { bundle: 'member-login', imports: 'core/words core/session core/api core/text core/shared core/json core/errors' },
  'core/reviews': { bundle: 'store-reviews', imports: 'core/api core/shared core/json core/errors' },
  'core/multilingual': { bundle: 'language-switcher', imports: 'core/cache core/api core/text core/json core/errors' },
  'core/experiments': { bundle: 'session-replay', imports: 'core/page core/session core/shared' },
  'core/session-replay': { bundle: 'session-replay', imports: 'core/visitor core/experiments core/page core/session core/api core/shared core/json' },
  'core/analytics': { bundle: 'analytics', imports: 'core/session-replay core/visitor core/page core/cart core/offer core/money core/enumerations core/session core/api core/shared core/json core/errors' },
  // other backends
  'core/shop-diagnosis': { bundle: 'shop-diagnosis', imports: 'core/api' },
  'core/gateway-kit': { bundle: NEAREST, imports: 'core/shop-diagnosis core/account core/purchase core/product-list core/product core/cart core/offer core/money core/words core/session core/api core/shared core/json core/errors' },
  'core/vendure-lists': { bundle: 'vendure-lists', imports: 'core/gateway-kit core/product-list core/product core/json core/errors' },
  'core/vendure': { bundle: 'vendure', imports: 'core/vendure-lists core/gateway-kit core/product core/cart core/offer core/money core/session core/shared core/json core/errors' },
  'core/medusa-lists': { bundle: 'medusa-lists', imports: 'core/gateway-kit core/product-list core/json core/errors' },
  'core/medusa': { bundle: 'medusa', imports: 'core/medusa-lists core/gateway-kit core/account core/product core/cart core/money core/api core/json core/errors' },
  'core/shopify-lists': { bundle: 'shopify-lists', imports: 'core/gateway-kit core/product-list core/product core/money core/json core/errors' },
  'core/shopify': { bundle: 'shopify', imports: 'core/shopify-lists core/gateway-kit core/product core/cart core/offer core/money core/json core/errors' },
  'core/woocommerce-lists': { bundle: 'woocommerce-lists', imports: 'core/gateway-kit core/product-list core/money core/json core/errors' },
  'core/woocommerce': { bundle: 'woocommerce', imports: 'core/woocommerce-lists core/gateway-kit core/account core/product core/cart core/offer core/money core/words core/api core/text core/shared core/json core/errors' },
  'core/gateway-suite': { bundle: NEAREST, imports: 'core/account core/purchase core/product-list core/product core/cart-client core/cart core/offer core/money core/words core/session core/errors' },
  // composes the shop: one per page
  'core/backends': { bundle: NEAREST, imports: 'core/vendure core/medusa core/shopify core/woocommerce core/gateway-kit core/places core/account core/purchase core/page core/cart core/shared core/errors' },
  'core/shop-network': { bundle: 'network', imports: 'core/settings-check core/product core/cart-client core/backends core/visitor core/page core/cart core/money core/session core/api core/shared core/json core/errors' },
  'core/storefront': { bundle: 'entry', imports: 'core/shop-network core/product core/backends core/page core/cart core/money core/api core/shared core/errors' },
  // the rules of the owner's side
  'owner/rules': { bundle: 'owner', imports: '' },
  // the tags' base class
  'elements/host': { bundle: NEAREST, imports: 'owner/rules' },
  'elements/host/react': { bundle: 'react', imports: 'elements/host' },
  // what several tags share
  'elements/submits': { bundle: 'network', imports: '' },
  'elements/ui': { bundle: NEAREST, imports: 'elements/submits elements/host' },
  'elements/dialogs': { bundle: 'dialogs', imports: 'elements/ui elements/host' },
  'elements/captcha': { bundle: 'captcha', imports: '' },
  'elements/forms': { bundle: 'site-form', imports: 'elements/captcha elements/ui elements/submits elements/host' },
  'elements/forms/view': { bundle: 'react', imports: 'elements/submits' },
  'elements/members': { bundle: 'member-login', imports: 'elements/ui elements/forms elements/submits elements/host' },
  'elements/members/view': { bundle: 'member-view', imports: 'elements/members elements/forms/view elements/ui elements/host' },
  'elements/product': { bundle: 'entry', imports: 'elements/ui elements/host' },
  'elements/product/view': { bundle: 'entry', imports: 'elements/product' },
  'elements/product-form': { bundle: 'product-form', imports: 'elements/forms elements/dialogs elements/ui elements/host' },
  'elements/own-message': { bundle: 'own-message', imports: '' },
  'elements/purchase': { bundle: 'network', imports: 'elements/product-form elements/product elements/ui elements/host' },
  'elements/product-around': { bundle: NEAREST, imports: 'elements/product' },
  'elements/product-lists': { bundle: NEAREST, imports: 'elements/purchase' },
  'elements/cart': { bundle: 'store-cart', imports: 'elements/purchase elements/product-form elements/ui elements/host' },
  'elements/cart/view': { bundle: 'store-cart-view', imports: 'elements/cart elements/purchase elements/forms/view elements/ui elements/host' },
  'elements/subscriptions': { bundle: 'subscriptions', imports: '' },
  'elements/sticky-bar': { bundle: 'sticky-bar', imports: 'elements/purchase elements/product/view elements/ui elements/host' },
  'elements/undo-offer': { bundle: 'undo-offer', imports: 'elements/purchase elements/product elements/ui elements/host' },
  // markup that the platform's formatters have printed, and what visitors do with it
  'elements/actions': { bundle: 'network', imports: 'elements/host' },
  'elements/printed': { bundle: 'network', imports: 'elements/purchase elements/ui elements/submits elements/host' },
  'elements/enhance/parts': { bundle: 'enhance-printed-cart', imports: 'elements/printed elements/host' },
  'elements/enhance/cart': { bundle: 'enhance-printed-cart', imports: 'elements/enhance/parts elements/printed elements/ui' },
  'elements/enhance': { bundle: 'enhance-markup', imports: 'elements/enhance/cart elements/enhance/parts elements/submits elements/printed elements/purchase elements/product elements/ui elements/host' },
  'elements/enhance/galleries': { bundle: 'printed-galleries', imports: 'elements/printed' },
  'elements/enhance/pictures': { bundle: 'enhance-printed-pictures', imports: 'elements/ui elements/printed elements/purchase' },
  'elements/enhance/quick-view': { bundle: 'quick-view', imports: 'elements/printed elements/purchase elements/dialogs elements/ui elements/host' },
  // what loads tags, and what observes them
  'elements/loading': { bundle: 'network', imports: 'elements/printed elements/purchase elements/product elements/submits elements/actions elements/host' },
  'elements/analytics': { bundle: 'analytics', imports: 'elements/purchase elements/actions elements/ui elements/host' },
  'elements/host/author-warnings': { bundle: 'author-warnings', imports: 'elements/host' },
  // the owner's side
  'owner/forms': { bundle: 'form-editor', imports: 'owner/rules' },
  'owner/restock': { bundle: 'restock-manager', imports: '' },
  'owner/editor': { bundle: 'owner', imports: 'owner/rules elements/dialogs elements/ui elements/host' },
  'owner/editor/view': { bundle: 'owner-view', imports: 'owner/editor elements/forms/view elements/ui' },
};

/** Folder of a tag or a module → its bundle, where that is another. */
export const PARTS = {
  'elements/host/deferred': 'network',
  'elements/afterpay-pill/hosted-page': 'hosted-page',
  'elements/gallery-block/lightbox': 'lightbox',
  'elements/gallery-block/printed': 'printed-galleries',
  'elements/restock-signup/author': 'restock-signup',
  'elements/site-form/draft': 'form-draft',
  'elements/site-form/places': 'places',
  'elements/site-form/post-submit': 'post-submit',
};

/** Beginning of a package's path → its bundle; the first match counts. Any other package loads with the nearest bundle that all its users have loaded. */
export const PACKAGES = {
  // Shells paint with the JSX runtime, without React.
  'react/cjs/react-jsx-runtime': 'entry',
  'preact/jsx-runtime': 'entry',
  'preact/': 'react',
  'react/': 'react',
  'react-dom/': 'react',
  'scheduler/': 'react',
};
