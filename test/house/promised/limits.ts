import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';
import { ANALYTICS_LIMITS } from '../../../core/analytics/event/limits.ts';
import { PERFORMANCE_LIMITS } from '../../../core/analytics/performance/vital.ts';
import { BREAKPOINTS } from '../../../core/interface/breakpoints.ts';
import { MAX_INTEGER_PLACES } from '../../../core/money/read-decimal.ts';
import { QUANTITY_LIMITS } from '../../../core/offer/quantity-limits.ts';
import { BYTES_PER_MB, CONTENT_LIMITS } from '../../../core/owner/limits.ts';
import { PURCHASE_TIMING } from '../../../core/product/purchase-timing.ts';
import { VISIT_LIFETIME_SECONDS, VISITOR_LIFETIME_SECONDS } from '../../../core/session/session-constants.ts';
import { MAX_DEPTH } from '../../../core/template/scope/limits.ts';
import { DEFAULT_TIME_ZONE } from '../../../core/time/default-time-zone.ts';

/** A number or a name that docs/behaviour promises, how it stands in the source, and which test asks for it. */
interface PromisedLimit {
  readonly paragraph: string;
  /** The words of the paragraph, what is promised in braces, with its unit. */
  readonly says: string;
  readonly file: string;
  readonly source: string;
  /** What the source has for each brace, times in milliseconds; where nothing is exported, what stands in `source`. */
  readonly holds?: readonly (number | string)[];
  /** A part of the test: of its title, or of what it expects. */
  readonly test: string;
}

/** A row of the owner's limits. */
function ofContent(says: string, name: keyof typeof CONTENT_LIMITS): PromisedLimit {
  const source = `${name}: ${/\{(.+)\}/.exec(says)?.[1]?.replace(',', '_')}`;
  return {
    paragraph: 'owner.md §8',
    says,
    file: 'core/owner/limits.ts',
    source,
    holds: [CONTENT_LIMITS[name]],
    test: source,
  };
}

/** Limits, times, defaults, and what errors carry. Those of features that are not built yet are not in it. */
export const PROMISED_LIMITS: readonly PromisedLimit[] = [
  {
    paragraph: 'interface.md §4.1',
    says: 'the default is {300 ms}',
    file: 'core/interface/tween.ts',
    source: 'DEFAULT_DURATION_MS = 300',
    test: 'takes 300 ms where nothing else is said',
  },
  {
    paragraph: 'interface.md §4.3',
    says: 'keeps {30 px} free above it by default, and takes at most {50 ms}',
    file: 'core/interface/scroll-into-view.ts',
    source: '{ offsetPx: 30, maxDurationMs: 50 }',
    test: 'takes no more than 50 ms',
  },
  {
    paragraph: 'settings.md §6.1',
    says: "A report carries `project: '{storefront-elements}'` and a `context`",
    file: 'core/page/reporter.ts',
    source: "{ project: 'storefront-elements', context }",
    test: "{ project: 'storefront-elements', context: 'cart.refresh' }",
  },
  {
    paragraph: 'interface.md §7.1',
    says: "Once a child's error is caught, the fallback shows; the error goes to the reporting service with project and context.",
    file: 'elements/host/store-element.ts',
    source: "this.#report(error, 'view')",
    holds: [],
    test: "{ message: 'Error: no', project: 'storefront-elements', context: `${tag}/view` }",
  },
  {
    paragraph: 'interface.md §7.2',
    says: 'The error of a call for what is not there carries the path that was asked for, as `path`, without query and fragment.',
    file: 'core/errors/not-found-error.ts',
    source: "this.path = path.replace(/[?#].*/s, '')",
    test: "readPage('/not-there.html?who=me#now', signal), '/not-there.html'",
  },
  {
    paragraph: 'interface.md §1.1',
    says: 'Mobile is at most {432 px} wide, desktop at least {433 px}',
    file: 'core/interface/breakpoints.ts',
    source: 'MOBILE_MAX_PX = 432',
    holds: Object.values(BREAKPOINTS).map((query) => Number(/\d+/.exec(query)?.[0])),
    test: '432 px for mobile and 433 px for desktop',
  },
  {
    paragraph: 'time.md §1.1',
    says: 'the default is `{America/New_York}`',
    file: 'core/time/default-time-zone.ts',
    source: "DEFAULT_TIME_ZONE = 'America/New_York'",
    holds: [DEFAULT_TIME_ZONE],
    test: 'that of New York where nothing is said',
  },
  {
    paragraph: 'owner.md §8',
    says: '| bytes in a megabyte | {1,000,000} |',
    file: 'core/owner/limits.ts',
    source: 'BYTES_PER_MB = 1_000_000',
    holds: [BYTES_PER_MB],
    test: 'expect(BYTES_PER_MB).to.equal(1_000_000)',
  },
  ofContent('| blocks in a layout | {60} |', 'blocksPerLayout'),
  ofContent('| tracks in an album | {60} |', 'tracksPerAlbum'),
  ofContent('| items in a collection that users can order | {250} |', 'itemsPerOrderedCollection'),
  ofContent('| products in a collection | {200} |', 'productsPerCollection'),
  ofContent('| nested categories | {10,000} |', 'nestedCategories'),
  ofContent('| galleries of a photo service, and their size | {20} and 50 |', 'photoServiceGalleries'),
  ofContent('| galleries of a photo service, and their size | 20 and {50} |', 'photoServiceGallerySize'),
  ofContent('| length of a tag | {50} |', 'tagLength'),
  ofContent('| length of a category | {25} |', 'categoryLength'),
  {
    paragraph: 'cart.md §2.1',
    says: 'the number up to {100}, above that "100+"',
    file: 'core/cart/count-text.ts',
    source: 'COUNT_CAP = 100',
    test: '100+',
  },
  {
    paragraph: 'adding-to-cart.md §2.1',
    says: '| from the answer to "Added!" | {1 s} |',
    file: 'core/product/purchase-timing.ts',
    source: 'addedDelayMs: 1000',
    holds: [PURCHASE_TIMING.addedDelayMs],
    test: 'added 1 s after the answer, for 2 s',
  },
  {
    paragraph: 'adding-to-cart.md §2.1',
    says: '| "Added!" stays | {2 s} |',
    file: 'core/product/purchase-timing.ts',
    source: 'addedMs: 2000',
    holds: [PURCHASE_TIMING.addedMs],
    test: 'added 1 s after the answer, for 2 s',
  },
  {
    paragraph: 'session.md §1.1',
    says: '| `ss_cvr` | the visitor | {2 years};',
    file: 'core/session/session-constants.ts',
    source: 'VISITOR_LIFETIME_SECONDS = 2 * 365 * 24 * 60 * 60',
    holds: [VISITOR_LIFETIME_SECONDS * 1000],
    test: 'is remembered for two years',
  },
  {
    paragraph: 'session.md §1.1',
    says: '| `ss_cvt` | the visit | {30 minutes} after the last page |',
    file: 'core/session/session-constants.ts',
    source: 'VISIT_LIFETIME_SECONDS = 30 * 60',
    holds: [VISIT_LIFETIME_SECONDS * 1000],
    test: 'is on one visit for thirty minutes',
  },
  {
    paragraph: 'captcha.md §2.2',
    says: 'compact in a container less than {320 px} wide',
    file: 'core/captcha/captcha.ts',
    source: 'COMPACT_BELOW_PX = 320',
    test: "[319, 'compact']",
  },
  {
    paragraph: 'forms.md §4.2',
    says: 'An e-mail address has {3} to {256} characters',
    file: 'core/text/email-address.ts',
    source: '{ min: 3, max: 256 }',
    test: 'has 3 to 256 characters',
  },
  {
    paragraph: 'money.md §1.4',
    says: 'exact up to {15} integer places',
    file: 'core/money/read-decimal.ts',
    source: 'MAX_INTEGER_PLACES = 15',
    holds: [MAX_INTEGER_PLACES],
    test: 'more than 15 integer places',
  },
  {
    paragraph: 'analytics.md §4',
    says: 'the cookie lasts {390} days',
    file: 'core/analytics/identity/identity.ts',
    source: 'LIFETIME_MS = 390 * DAY_MS',
    test: 'is forgotten after 390 days',
  },
  {
    paragraph: 'analytics.md §5.1',
    says: 'buttons have a time limit of {2.5 s}',
    file: 'core/analytics/event/limits.ts',
    source: 'buttonCallTimeoutMs: 2500',
    holds: [ANALYTICS_LIMITS.buttonCallTimeoutMs],
    test: 'waits two and a half seconds for what is worth no more',
  },
  {
    paragraph: 'analytics.md §6.2',
    says: 'The batch goes {30 s} after load, or when the page is hidden. Metrics are waited for up to {60 s}',
    file: 'core/analytics/performance/vital.ts',
    source: 'batchesAtMs: [30_000, 60_000]',
    holds: PERFORMANCE_LIMITS.batchesAtMs,
    test: 'what comes or changes later is told after 60 s',
  },
  {
    paragraph: 'analytics.md §6.3',
    says: '| {1800} / {3000 ms} | {2500} / {4000 ms} | {0.1} / {0.25} | {100} / {300 ms} | {200} / {500 ms} | {800} / {1800 ms} |',
    file: 'core/analytics/performance/vital.ts',
    source: 'fidThresholdsMs: [100, 300]',
    holds: [
      FCPThresholds,
      LCPThresholds,
      CLSThresholds,
      PERFORMANCE_LIMITS.fidThresholdsMs,
      INPThresholds,
      TTFBThresholds,
    ].flat(),
    test: 'FID: [100, 300]',
  },
  {
    paragraph: 'template-language.md §7.3',
    says: 'nest at most {16} deep',
    file: 'core/template/scope/limits.ts',
    source: 'MAX_DEPTH = 16',
    holds: [MAX_DEPTH],
    test: 'so that sixteen levels',
  },
  {
    paragraph: 'images.md §2.1',
    says: 'in these widths: {100}, {300}, {500}, {750}, {1000}, {1500}, {2500 px}',
    file: 'core/images/image-widths.ts',
    source: '[100, 300, 500, 750, 1000, 1500, 2500]',
    test: '[1000, 1500]',
  },
  {
    paragraph: 'images.md §3.1',
    says: 'its body without tags (at most {250} characters)',
    file: 'core/images/alt-text.ts',
    source: 'MAX_BODY_LENGTH = 250',
    test: 'is at most 250 characters of a body',
  },
  {
    paragraph: 'products.md §7.1',
    says: 'takes whole numbers from {1} to {9999} in steps of {1}, and starts at {1}',
    file: 'core/offer/quantity-limits.ts',
    source: '{ min: 1, max: 9_999, step: 1, default: 1 }',
    holds: Object.values(QUANTITY_LIMITS),
    test: 'its limits are min 1, max 9999, step 1, default 1',
  },
  {
    paragraph: 'instalments.md §4.3',
    says: 'Counted as US: {US}, {PR}, {GU}, {VI}, {MP}, {AS}, {UM}.',
    file: 'core/installments/installment-locale.ts',
    source: "['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM']",
    test: 'territories of the United States count as these',
  },
];
