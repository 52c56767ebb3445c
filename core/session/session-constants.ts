/** Names of the cookies this module uses. Source: docs/behaviour/session.md §1.1. */
export const COOKIES = {
  /** The session token that writes echo; also the visitor id. */
  crumb: 'crumb',
  /** JSON with the authenticated flag and siteUserId. */
  siteUserInfo: 'SiteUserInfo',
  /** Identifies a visitor for two years. */
  visitor: 'ss_cvr',
  /** Identifies a visit for thirty minutes. */
  visit: 'ss_cvt',
} as const;

/** Cookies that identify a visitor; set with consent only. Source: docs/behaviour/session.md §4.4. */
export const VISITOR_COOKIES = [COOKIES.visitor, COOKIES.visit] as const;

/** How long the visitor cookie lasts; browsers keep it 400 days at most. Source: docs/behaviour/session.md §1.2. */
export const VISITOR_LIFETIME_SECONDS = 2 * 365 * 24 * 60 * 60;

/** How long the visit cookie lasts after the last page view. Source: docs/behaviour/session.md §1.1. */
export const VISIT_LIFETIME_SECONDS = 30 * 60;
