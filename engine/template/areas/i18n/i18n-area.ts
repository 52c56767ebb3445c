import type { Predicate } from '../../run/area.ts';
import { ourArea } from '../../run/our-area.ts';
import { i18nDateFormatters } from './dates.ts';
import { message } from './message.ts';
import { numberFormatters } from './numbers.ts';
import { UNITS_METRIC_MISSING } from './strings.ts';

const isMetric: Predicate = (_args, tools) => (scope) => {
  tools.fail(scope, 'not-implemented', UNITS_METRIC_MISSING);
  return false;
};

/**
 * Everything that depends on a locale.
 * Source: docs/behaviour/template-language.md §10.3, §10.4, §10.5, §11, §11.4, §14.3
 */
export const i18nArea = /* @__PURE__ */ ourArea({
  formatters: { ...i18nDateFormatters, ...numberFormatters, message, plural: message },
  predicates: { 'units-metric?': isMetric },
});
