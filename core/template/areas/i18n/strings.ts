/** What a predicate says that nobody has built. Source: docs/behaviour/template-language.md §14.3, §15.4. */
export const UNITS_METRIC_MISSING = '"units-metric?" formatter is not yet implemented';
