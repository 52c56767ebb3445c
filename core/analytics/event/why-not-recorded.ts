import { CONTRIBUTOR_ROLES, PAGE_TYPES } from '../../enumerations/index.ts';
import type { Settings } from '../../page/index.ts';
import type { AnalyticsEventName } from './analytics-event.ts';

/** The conditions under which an event is recorded. Source: docs/behaviour/analytics.md §1. */
export interface Occasion {
  readonly settings: Pick<
    Settings,
    'authenticatedAccountId' | 'censusEnabled' | 'consent' | 'pageType' | 'websiteRoles'
  >;
  readonly hasCensusCookie: boolean;
  /** The page's path, beginning with a slash. */
  readonly path: string;
}

const UNRECORDED_PAGES: readonly (number | null)[] = [
  PAGE_TYPES['not-found'],
  PAGE_TYPES['lock-screen'],
  PAGE_TYPES['member-area-access-denied'],
];

/** An event, how fast the page was, or the whole session. */
export type Recorded = AnalyticsEventName | 'performance' | 'replay';

type Rule = (occasion: Occasion, name: Recorded) => boolean;

/** The reasons against recording; the first that applies counts. */
const RULES = {
  'census-off': ({ settings }) => !settings.censusEnabled,
  'owner-page': ({ path }) => path === '/config' || path.startsWith('/config/'),
  account: ({ settings }) =>
    settings.authenticatedAccountId !== null && !hasOnlyViewerRole(settings.websiteRoles),
  'page-type': ({ settings }) => UNRECORDED_PAGES.includes(settings.pageType),
  // In another language, the path begins with it.
  search: ({ path, settings }, name) =>
    name === 'page-view' && (path === '/search' || settings.pageType === PAGE_TYPES.search),
  'consent-denied': ({ settings }) => settings.consent === 'denied',
  'consent-pending': ({ settings }) => settings.consent === 'pending',
  'no-census-cookie': ({ hasCensusCookie }) => !hasCensusCookie,
} as const satisfies Readonly<Record<string, Rule>>;

/** Why an event is not recorded. Source: docs/behaviour/analytics.md §1. */
export type Reason = keyof typeof RULES;

/**
 * Returns the reason against recording an event.
 * @param name the event's name
 * @param occasion page, account, consent and cookie
 * @returns the reason; null if the event is recorded
 * Source: docs/behaviour/analytics.md §1
 */
export function whyNotRecorded(name: Recorded, occasion: Occasion): Reason | null {
  const rules: readonly [string, Rule][] = Object.entries(RULES);
  const found = rules.find(([, applies]) => applies(occasion, name));
  return found ? (found[0] as Reason) : null;
}

function hasOnlyViewerRole(roles: readonly number[]): boolean {
  return roles.length > 0 && roles.every((role) => role === CONTRIBUTOR_ROLES.viewer);
}
