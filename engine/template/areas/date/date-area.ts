import { ourArea } from '../../run/our-area.ts';
import { createDate } from './date.ts';
import { timesince } from './timesince.ts';

/** Dates without a locale: `date` and `timesince`. Source: docs/behaviour/template-language.md §10.1, §10.2. */
export const dateArea = /* @__PURE__ */ ourArea({
  formatters: { date: /* @__PURE__ */ createDate(), timesince },
  predicates: {},
});
