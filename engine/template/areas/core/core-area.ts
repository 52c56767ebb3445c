import { ourArea } from '../../run/our-area.ts';
import { apply } from '../../run/apply.ts';
import { coreFormatters } from './formatters.ts';
import { corePredicates } from './predicates.ts';

/**
 * The area of every template: text, JSON, lists, look-ups, partials, comparisons.
 * Source: docs/behaviour/template-language.md §9, §14.1
 */
export const coreArea = /* @__PURE__ */ ourArea({
  formatters: { ...coreFormatters, apply },
  predicates: corePredicates,
});
