import { ourArea } from '../../run/our-area.ts';
import { numberFormatters } from './numbers.ts';

/**
 * The numbers and amounts of `i18nArea`, for pages that print neither dates nor messages.
 * Source: docs/behaviour/template-language.md §8.4
 */
export const numberArea = /* @__PURE__ */ ourArea({ formatters: numberFormatters, predicates: {} });
