/** In what the period of a subscription is counted. Source: docs/behaviour/names-and-codes.md §15. */
export const BILLING_UNITS = ['WEEK', 'MONTH', 'YEAR'] as const;

/** One of the units of a billing period. Source: docs/behaviour/names-and-codes.md §15. */
export type BillingUnit = (typeof BILLING_UNITS)[number];
