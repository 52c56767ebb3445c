import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';
import { ANALYTICS_LIMITS } from '../../../core/analytics/event/limits.ts';
import { PERFORMANCE_LIMITS } from '../../../core/analytics/performance/vital.ts';
import type { PromisedLimit } from './promised-limit.ts';

/** How long visitors are known, what is waited for, and what counts as fast. */
export const LIMITS_OF_ANALYTICS: readonly PromisedLimit[] = [
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
    test: 'times out after two and a half seconds for low-priority events',
  },
  {
    paragraph: 'analytics.md §6.1',
    says: '(time limit {30 s})',
    file: 'core/analytics/performance/vital.ts',
    source: 'settingsTimeoutMs: 30_000',
    holds: [PERFORMANCE_LIMITS.settingsTimeoutMs],
    test: 'is waited for 30 s',
  },
  {
    paragraph: 'analytics.md §6.2',
    says: 'The batch is sent {30 s} after load, or when the page is hidden. Metrics are waited for up to {60 s}',
    file: 'core/analytics/performance/vital.ts',
    source: 'batchesAtMs: [30_000, 60_000]',
    holds: PERFORMANCE_LIMITS.batchesAtMs,
    test: 'reports later and changed values after 60 s',
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
    paragraph: 'analytics.md §8.1',
    says: 'there are more than {2} processor cores',
    file: 'core/session-replay/can-be-replayed.ts',
    source: 'const CORES = 2',
    test: "'two cores': { processorCores: 2 }",
  },
  {
    paragraph: 'analytics.md §8.1',
    says: 'time zone is one of {America}',
    file: 'core/session-replay/can-be-replayed.ts',
    source: "const TIME_ZONES = 'America/'",
    holds: ['America'],
    test: "'a time zone elsewhere': { timeZone: 'Pacific/Honolulu' }",
  },
  {
    paragraph: 'analytics.md §1.3',
    says: 'The path `{/search}` is not a page view.',
    file: 'core/analytics/event/why-not-recorded.ts',
    source: "path === '/search'",
    test: "path: '/search', reason: 'search'",
  },
  {
    paragraph: 'analytics.md §1.3',
    says: 'Paths below `{/config}` belong to the owner',
    file: 'core/analytics/event/why-not-recorded.ts',
    source: "path === '/config'",
    test: "path: '/config/pages', reason: 'owner-page'",
  },
  {
    paragraph: 'analytics.md §8.1',
    says: 'the country is {US},',
    file: 'core/session-replay/can-be-replayed.ts',
    source: "const COUNTRY = 'US'",
    test: "'another country': { country: 'CA' }",
  },
];
