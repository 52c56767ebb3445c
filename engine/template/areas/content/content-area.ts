import { ourArea } from '../../run/our-area.ts';
import { contentFormatters } from './formatters.ts';
import { contentPredicates } from './predicates.ts';

/** Content and images. Source: docs/behaviour/template-language.md §12.1, §14.2. */
export const contentArea = /* @__PURE__ */ ourArea({
  formatters: contentFormatters,
  predicates: contentPredicates,
});
