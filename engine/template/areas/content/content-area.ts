import type { Area } from '../../run/area.ts';
import { contentFormatters } from './formatters.ts';
import { contentPredicates } from './predicates.ts';

/** Content and images. Source: docs/behaviour/template-language.md §12.1, §14.2. */
export const contentArea = {
  formatters: contentFormatters,
  predicates: contentPredicates,
} as const satisfies Area;
