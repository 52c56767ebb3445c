/** The error of a predicate that is not implemented. Source: docs/behaviour/template-language.md §14.3, §15.4. */
export const UNITS_METRIC_MISSING = '"units-metric?" formatter is not yet implemented';
