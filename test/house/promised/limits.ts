/** A number or a name that docs/behaviour promises, how it stands in the source, and which test asks for it. */
interface PromisedLimit {
  readonly paragraph: string;
  readonly file: string;
  readonly source: string;
  /** A part of the test: of its title, or of what it expects. */
  readonly test: string;
}

/** Limits, times and defaults. Those of features that are not built yet are not in it. */
export const PROMISED_LIMITS: readonly PromisedLimit[] = [
  {
    paragraph: 'interface.md §4.1',
    file: 'core/interface/tween.ts',
    source: 'DEFAULT_DURATION_MS = 300',
    test: 'takes 300 ms where nothing else is said',
  },
  {
    paragraph: 'interface.md §4.3',
    file: 'core/interface/scroll-into-view.ts',
    source: '{ offsetPx: 30, maxDurationMs: 50 }',
    test: 'takes no more than 50 ms',
  },
  {
    paragraph: 'interface.md §1.1',
    file: 'core/interface/breakpoints.ts',
    source: 'MOBILE_MAX_PX = 432',
    test: '432 px for mobile and 433 px for desktop',
  },
  {
    paragraph: 'time.md §1.1',
    file: 'core/time/default-time-zone.ts',
    source: "DEFAULT_TIME_ZONE = 'America/New_York'",
    test: 'that of New York where nothing is said',
  },
  {
    paragraph: 'owner.md §8',
    file: 'core/owner/limits.ts',
    source: 'BYTES_PER_MB = 1_000_000',
    test: 'expect(BYTES_PER_MB).to.equal(1_000_000)',
  },
  {
    paragraph: 'owner.md §8',
    file: 'core/owner/limits.ts',
    source: 'blocksPerLayout: 60',
    test: 'blocksPerLayout: 60',
  },
  {
    paragraph: 'owner.md §8',
    file: 'core/owner/limits.ts',
    source: 'tracksPerAlbum: 60',
    test: 'tracksPerAlbum: 60',
  },
  {
    paragraph: 'owner.md §8',
    file: 'core/owner/limits.ts',
    source: 'itemsPerOrderedCollection: 250',
    test: 'itemsPerOrderedCollection: 250',
  },
  {
    paragraph: 'owner.md §8',
    file: 'core/owner/limits.ts',
    source: 'productsPerCollection: 200',
    test: 'productsPerCollection: 200',
  },
  {
    paragraph: 'owner.md §8',
    file: 'core/owner/limits.ts',
    source: 'nestedCategories: 10_000',
    test: 'nestedCategories: 10_000',
  },
  {
    paragraph: 'owner.md §8',
    file: 'core/owner/limits.ts',
    source: 'photoServiceGalleries: 20',
    test: 'photoServiceGalleries: 20',
  },
  {
    paragraph: 'owner.md §8',
    file: 'core/owner/limits.ts',
    source: 'photoServiceGallerySize: 50',
    test: 'photoServiceGallerySize: 50',
  },
  { paragraph: 'owner.md §8', file: 'core/owner/limits.ts', source: 'tagLength: 50', test: 'tagLength: 50' },
  {
    paragraph: 'owner.md §8',
    file: 'core/owner/limits.ts',
    source: 'categoryLength: 25',
    test: 'categoryLength: 25',
  },
  { paragraph: 'cart.md §2.1', file: 'core/cart/count-text.ts', source: 'COUNT_CAP = 100', test: '100+' },
  {
    paragraph: 'adding-to-cart.md §2.1',
    file: 'core/product/purchase-timing.ts',
    source: 'addedDelayMs: 1000',
    test: 'added 1 s after the answer, for 2 s',
  },
  {
    paragraph: 'adding-to-cart.md §2.1',
    file: 'core/product/purchase-timing.ts',
    source: 'addedMs: 2000',
    test: 'added 1 s after the answer, for 2 s',
  },
  {
    paragraph: 'session.md §1.1',
    file: 'core/session/session-constants.ts',
    source: 'VISITOR_LIFETIME_SECONDS = 2 * 365 * 24 * 60 * 60',
    test: 'is remembered for two years',
  },
  {
    paragraph: 'session.md §1.1',
    file: 'core/session/session-constants.ts',
    source: 'VISIT_LIFETIME_SECONDS = 30 * 60',
    test: 'is on one visit for thirty minutes',
  },
  {
    paragraph: 'captcha.md §2.2',
    file: 'core/captcha/captcha.ts',
    source: 'COMPACT_BELOW_PX = 320',
    test: "[319, 'compact']",
  },
  {
    paragraph: 'forms.md §4.2',
    file: 'core/text/email-address.ts',
    source: '{ min: 3, max: 256 }',
    test: 'has 3 to 256 characters',
  },
  {
    paragraph: 'money.md §1.4',
    file: 'core/money/read-decimal.ts',
    source: 'MAX_INTEGER_PLACES = 15',
    test: 'more than 15 integer places',
  },
  {
    paragraph: 'analytics.md §4',
    file: 'core/analytics/identity/identity.ts',
    source: 'LIFETIME_MS = 390 * DAY_MS',
    test: 'is forgotten after 390 days',
  },
  {
    paragraph: 'analytics.md §5.1',
    file: 'core/analytics/event/limits.ts',
    source: 'buttonCallTimeoutMs: 2500',
    test: 'waits two and a half seconds for what is worth no more',
  },
  {
    paragraph: 'analytics.md §6.2',
    file: 'core/analytics/performance/vital.ts',
    source: 'batchesAtMs: [30_000, 60_000]',
    test: 'what comes or changes later is told after 60 s',
  },
  {
    paragraph: 'analytics.md §6.2',
    file: 'core/analytics/performance/vital.ts',
    source: 'fidThresholdsMs: [100, 300]',
    test: 'FID: [100, 300]',
  },
  {
    paragraph: 'template-language.md §7.3',
    file: 'core/template/scope/limits.ts',
    source: 'MAX_DEPTH = 16',
    test: 'so that sixteen levels',
  },
  {
    paragraph: 'images.md §2.1',
    file: 'core/images/image-widths.ts',
    source: '[100, 300, 500, 750, 1000, 1500, 2500]',
    test: '[1000, 1500]',
  },
  {
    paragraph: 'images.md §3.1',
    file: 'core/images/alt-text.ts',
    source: 'MAX_BODY_LENGTH = 250',
    test: 'is at most 250 characters of a body',
  },
  {
    paragraph: 'products.md §7.1',
    file: 'core/offer/quantity-limits.ts',
    source: '{ min: 1, max: 9_999, step: 1, default: 1 }',
    test: 'its limits are min 1, max 9999, step 1, default 1',
  },
  {
    paragraph: 'instalments.md §4.3',
    file: 'core/installments/installment-locale.ts',
    source: "['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM']",
    test: 'territories of the United States count as these',
  },
];
