import type { Area } from '../../run/area.ts';
import { createDate } from './date.ts';
import { timesince } from './timesince.ts';

/** Dates without a locale: `date` and `timesince`. Source: docs/behaviour/template-language.md §10.1, §10.2. */
export const dateArea = {
  formatters: { date: /* @__PURE__ */ createDate(), timesince },
  predicates: {},
} as const satisfies Area;
