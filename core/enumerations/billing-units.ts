/** The units of a billing period. Source: docs/behaviour/names-and-codes.md §15. */
export const BILLING_UNITS = ['WEEK', 'MONTH', 'YEAR'] as const;

/** A unit of a billing period. Source: docs/behaviour/names-and-codes.md §15. */
export type BillingUnit = (typeof BILLING_UNITS)[number];
