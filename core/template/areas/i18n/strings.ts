/** What a predicate says that nobody has built. Source: template language §17.3, §16.18. */
export const UNITS_METRIC_MISSING = '"units-metric?" formatter is not yet implemented';
