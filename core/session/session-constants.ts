/** Cookies this layer knows by name. Source: storefront specification §9, platform specification §9. */
export const COOKIES = {
  /** The session token that writes echo; also the visitor id. */
  crumb: 'crumb',
  /** JSON with the authenticated flag and siteUserId. */
  siteUserInfo: 'SiteUserInfo',
  /** A visitor, for two years. */
  visitor: 'ss_cvr',
  /** A visit, for thirty minutes. */
  visit: 'ss_cvt',
} as const;

/** How long the visitor cookie lasts; browsers keep it 400 days at most. Source: storefront specification §9, design §8. */
export const VISITOR_LIFETIME_SECONDS = 2 * 365 * 24 * 60 * 60;

/** How long the visit cookie lasts after the last visit. Source: storefront specification §9. */
export const VISIT_LIFETIME_SECONDS = 30 * 60;
