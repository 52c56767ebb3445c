/** Paths of the API. Source: docs/behaviour/calls.md §1, §2, §3, §4, §5 */
export const API_URLS = {
  entries: '/api/commerce/shopping-cart/entries',
  entry: '/api/commerce/shopping-cart/entries/:entryId',
  entryFields: '/api/commerce/shopping-cart/entries/:entryId/additionalFields',
  cart: '/api/commerce/shopping-cart',
  codes: '/api/commerce/shopping-cart/codes',
  code: '/api/commerce/shopping-cart/codes/:code',
  note: '/api/commerce/shopping-cart/note',
  // Called with a trailing slash; routes are matched without one.
  stock: '/api/commerce/inventory/stock',
  product: '/api/commerce/products/:id',
  search: '/api/commerce/search',
  related: '/api/commerce/products/:id/related',
  catalogue: '/api/commerce/catalogue',
  reviews: '/api/commerce/products/:id/reviews',
  /** Hands the session over to the checkout; not a call of the platform. */
  checkoutCodes: '/api/commerce/checkout-codes',
  subscription: '/api/3/commerce/cart/subscription',
  formSchema: '/api/template/GetTemplateSchema',
  formValidation: '/api/rest/forms/validate/:formId',
  formKey: '/api/form/FormSubmissionKey',
  formSubmission: '/api/form/SaveFormSubmission',
  placesAutocomplete: '/api/google-maps/places/autocomplete',
  placeDetails: '/api/google-maps/places/details',
  captchaChallenge: '/api/captcha/challenge',
  /** Creates an account; not a call of the platform. */
  account: '/api/site-users/account',
  memberSession: '/api/site-users/account/session',
  memberLocale: '/api/site-users/account/locale',
  restock: '/api/site-users/account/notifications/restock',
  restockGroups: '/api/site-users/account/notifications/restock/groups',
  restockSend: '/api/site-users/account/notifications/restock/send',
  restockSendAll: '/api/site-users/account/notifications/restock/send/all',
  recordEvent: '/api/events/RecordEvent',
  newerEvents: '/api/v1/clanker/events',
  validateEvent: '/api/v1/clanker/validate-event-content/:schemaName',
  recordHit: '/api/census/RecordHit',
  recordQuickView: '/api/census/RecordQuickView/:itemId',
  buttonClick: '/api/census/button-click',
  buttonRender: '/api/census/button-render',
  formRender: '/api/census/form-render',
  overlay: '/api/census/overlay',
  replayId: '/api/commerce/fullstory/getId',
  performanceSettings: '/api/1/performance/settings',
  performanceRecords: '/api/1/performance/records',
  siteLayout: '/api/commondata/GetSiteLayout',
  updateNavigation: '/api/widget/UpdateNavigation',
  collections: '/api/content-service/product/1.1/websites/:websiteId/products',
  categories: '/api/content-service/product/1.1/websites/:websiteId/products/:collectionId/categories',
  multilingualSettings: '/api/multilingual/settings',
  multilingualStatus: '/api/multilingual/status',
  languages: '/api/multilingual/languages',
  multilingualConnection: '/api/multilingual/connection',
  preferences: '/api/v1/commerce-preferences/:namespace',
  siteFrame: '/api/site-header-footer',
  owner: '/api/owner',
  urlIds: '/api/owner/url-ids',
  editedForm: '/api/owner/forms/:formId',
} as const;

/** Called by the payment provider. Source: docs/behaviour/reference-store.md §31.3 */
export const PAYMENT_WEBHOOK = '/api/payments/:provider/webhook';

/** Paths of analytics events and page performance. Source: docs/behaviour/analytics.md §2, §3, §5, §6 */
export const VISIT_URLS = {
  older: [API_URLS.recordEvent],
  newer: [API_URLS.newerEvents, API_URLS.validateEvent],
  census: [
    API_URLS.recordHit,
    API_URLS.recordQuickView,
    API_URLS.buttonClick,
    API_URLS.buttonRender,
    API_URLS.formRender,
    API_URLS.overlay,
  ],
  performance: [API_URLS.performanceSettings, API_URLS.performanceRecords],
} as const;

/** Paths of the pages and of their forms. Source: docs/behaviour/reference-store.md §6.1 */
export const PAGE_URLS = {
  home: '/',
  shop: '/shop',
  product: '/shop/:slug',
  /** The same product, printed by the platform's formatters alone. */
  classicProduct: '/shop/:slug/classic',
  /** All reviews, for visitors without JavaScript. */
  productReviews: '/shop/:slug/reviews',
  /** The form of a review, and its action. */
  writeReview: '/shop/:slug/reviews/new',
  /** The restock sign-up on its own page, and its action without JavaScript. */
  restock: '/shop/:slug/restock',
  journal: '/journal',
  post: '/journal/:slug',
  /** The action of the comment form. */
  comment: '/journal/:slug/comments',
  /** The action of the like button. */
  like: '/journal/:slug/like',
  events: '/events',
  event: '/events/:slug',
  galleries: '/gallery',
  gallery: '/gallery/:slug',
  /** The same gallery, as a template prints it. */
  classicGallery: '/gallery/:slug/classic',
  /** The page of one picture or track of a gallery. */
  slide: '/gallery/:slug/:item',
  /** For members; others see the paywall. */
  lessons: '/lessons',
  lesson: '/lessons/:slug',
  contact: '/contact',
  /** A folder of the navigation. */
  folder: '/folders/:id',
  /** A form on its own page, and the action of forms without JavaScript. */
  form: '/forms/:formId',
  formSent: '/forms/:formId/sent',
  playground: '/playground',
  search: '/search',
  /** Shipping, returns, privacy, terms. */
  policy: '/policies/:policy',
  /** For search engines. */
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  /** The lock screen. */
  lock: '/lock',
  /** The action of the consent form. */
  consent: '/visits/consent',
  /** For members; others are asked to log in or to join. */
  members: '/members',
  memberLogin: '/members/login',
  memberJoin: '/members/join',
  memberLogout: '/members/logout',
  /** Asks where to send a link for a new password. */
  forgottenPassword: '/members/password',
  /** The page that the link leads to. */
  newPassword: '/members/password/new',
  memberOrders: '/members/orders',
  memberOrder: '/members/orders/:orderId',
  cart: '/cart',
  addEntry: '/cart/entries',
  /** The additional fields of a product, without JavaScript. */
  answers: '/cart/answers',
  updateEntry: '/cart/update',
  removeEntry: '/cart/remove',
  /** The actions of the forms for codes and the note. */
  applyCode: '/cart/codes',
  removeCode: '/cart/codes/remove',
  cartNote: '/cart/note',
  /** Information by the instalments provider, a page per locale. */
  instalments: '/instalments/:locale',
  checkout: '/checkout',
  subscribe: '/checkout/subscription',
  /** The action of the form that brings a session from a page of another origin. */
  arrive: '/checkout/arrive',
  confirmed: '/checkout/confirmed/:orderId',
  /** Where a payment provider returns its visitors to. */
  payment: '/checkout/payment/:paymentId',
  /** The action of the form that leads to the provider's page. */
  pay: '/checkout/pay/:orderId',
  /** The page of a bought file, where the links of mails lead; its button posts to the same address. */
  download: '/downloads/:token',
  /** The file itself, for a while after a click on that button. */
  downloadFile: '/downloads/:token/file',
  /** A store that the owner has created; pages of the site have precedence. */
  store: '/:urlId',
} as const;

/** Paths of the owner's pages, all below `/owner`. Source: docs/behaviour/owner-pages.md §2.1 */
export const OWNER_URLS = {
  home: '/owner',
  login: '/owner/login',
  logout: '/owner/logout',
  submissions: '/owner/submissions',
  submissionsFile: '/owner/submissions.csv',
  submission: '/owner/submissions/:id',
  deleteSubmission: '/owner/submissions/:id/delete',
  forms: '/owner/forms',
  form: '/owner/forms/:formId',
  navigation: '/owner/navigation',
  frame: '/owner/frame',
  restock: '/owner/restock',
  /** Asks before it sends, and the action of that form. */
  sendRestock: '/owner/restock/send',
  products: '/owner/products',
  newProduct: '/owner/products/new',
  product: '/owner/products/:id',
  /** The page of its pictures, and the action of its form. */
  productPictures: '/owner/products/:id/pictures',
  /** Publishes, or hides it from visitors. */
  publishProduct: '/owner/products/:id/publish',
  duplicateProduct: '/owner/products/:id/duplicate',
  /** Asks before it deletes, and the action of that form. */
  deleteProduct: '/owner/products/:id/delete',
  /** The files of a digital product, and the form that adds one. */
  productFiles: '/owner/products/:id/files',
  /** Renames or replaces a file. */
  productFile: '/owner/products/:id/files/:fileId',
  productFileContent: '/owner/products/:id/files/:fileId/content',
  /** The action of the form that moves a file up. */
  raiseProductFile: '/owner/products/:id/files/:fileId/up',
  /** Asks before it deletes, and the action of that form. */
  deleteProductFile: '/owner/products/:id/files/:fileId/delete',
  /** The page of a product as visitors will see it. */
  previewProduct: '/owner/products/:id/preview',
  /** All products in the store's own layout. */
  productsFile: '/owner/products.csv',
  /** The form of a file of products, its action, and the recent imports. */
  importProducts: '/owner/products/import',
  /** The preview, progress and result of an import. */
  productImport: '/owner/products/import/:id',
  /** Confirms the preview, or continues. */
  startProductImport: '/owner/products/import/:id/start',
  stock: '/owner/stock',
  stores: '/owner/stores',
  newStore: '/owner/stores/new',
  store: '/owner/stores/:id',
  /** Asks before it deletes, and the action of that form. */
  deleteStore: '/owner/stores/:id/delete',
  /** The order of its products. */
  storeProducts: '/owner/stores/:id/products',
  categories: '/owner/stores/:id/categories',
  category: '/owner/stores/:id/categories/:categoryId',
  /** The action of the forms that move a category up or down. */
  moveCategory: '/owner/stores/:id/categories/:categoryId/move',
  /** Asks before it deletes, and the action of that form. */
  deleteCategory: '/owner/stores/:id/categories/:categoryId/delete',
  reviews: '/owner/reviews',
  /** Approves or rejects a review. */
  reviewState: '/owner/reviews/:id/state',
  /** Asks before it deletes, and the action of that form. */
  deleteReview: '/owner/reviews/:id/delete',
  comments: '/owner/comments',
  /** Asks before it deletes, and the action of that form. */
  deleteComment: '/owner/comments/:id/delete',
  mailingLists: '/owner/lists',
  mailingList: '/owner/lists/:id',
  /** Both ask before they delete, and are the actions of these forms. */
  deleteMailingList: '/owner/lists/:id/delete',
  removeSubscriber: '/owner/lists/:id/remove',
  mailingListFile: '/owner/lists/:id/addresses.csv',
  mails: '/owner/mails',
  mail: '/owner/mails/:id',
  /** Sends a failed mail again. */
  sendMailAgain: '/owner/mails/:id/send',
  orders: '/owner/orders',
  ordersFile: '/owner/orders.csv',
  order: '/owner/orders/:id',
  /** Asks before it marks an order as paid, and the action of that form. */
  orderPaid: '/owner/orders/:id/paid',
  /** The pages of three more forms, which explain what they do, and their actions. */
  shipOrder: '/owner/orders/:id/ship',
  cancelOrder: '/owner/orders/:id/cancel',
  refundOrder: '/owner/orders/:id/refund',
  orderNote: '/owner/orders/:id/note',
  /** The action of the form that sends new links to files. */
  renewDownloads: '/owner/orders/:id/downloads',
  customers: '/owner/customers',
  /** One customer; the address is in the query. */
  customer: '/owner/customers/details',
  customerFile: '/owner/customers/details.json',
  /** Asks before it erases, and the action of that form. */
  eraseCustomer: '/owner/customers/erase',
  subscriptions: '/owner/subscriptions',
  giftCards: '/owner/gift-cards',
  codes: '/owner/codes',
  newCode: '/owner/codes/new',
  code: '/owner/codes/:id',
  /** Both ask first, and are the actions of these forms. */
  endCode: '/owner/codes/:id/end',
  deleteCode: '/owner/codes/:id/delete',
  visits: '/owner/visits',
  languages: '/owner/languages',
  /** Asks before it disconnects, and the action of that form. */
  disconnectLanguages: '/owner/languages/disconnect',
  locks: '/owner/locks',
  /** Asks before it removes a lock, and the action of that form. */
  removeLock: '/owner/locks/remove',
  preferences: '/owner/preferences',
  shipping: '/owner/shipping',
  newShippingMethod: '/owner/shipping/new',
  shippingMethod: '/owner/shipping/:id',
  /** The action of the form that moves a method up. */
  raiseShippingMethod: '/owner/shipping/:id/up',
  /** Asks before it deletes, and the action of that form. */
  deleteShippingMethod: '/owner/shipping/:id/delete',
  taxes: '/owner/taxes',
  /** The action of the form that says whether prices contain the tax. */
  taxInPrices: '/owner/taxes/prices',
  /** Asks before it deletes, and the action of that form. */
  deleteTaxRate: '/owner/taxes/:country/delete',
} as const;

/** The start of every API path. */
export const API_PREFIX = '/api/';

/**
 * Checks whether a path is one of the owner's pages.
 * @param path begins with a slash
 */
export function isOwnerPath(path: string): boolean {
  return path === OWNER_URLS.home || path.startsWith(`${OWNER_URLS.home}/`);
}

/**
 * Checks whether a path is that of a bought file.
 * @param path begins with a slash
 */
export function isDownload(path: string): boolean {
  return path.startsWith(PAGE_URLS.download.replace(':token', ''));
}
