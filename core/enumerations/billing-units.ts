/** In what the period of a subscription is counted. Source: platform specification §3. */
export const BILLING_UNITS = ['WEEK', 'MONTH', 'YEAR'] as const;

/** One of the units of a billing period. Source: platform specification §3. */
export type BillingUnit = (typeof BILLING_UNITS)[number];
