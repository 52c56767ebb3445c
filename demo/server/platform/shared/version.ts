import * as v from 'valibot';

import { MESSAGES } from './strings.ts';

/** The largest number of PostgreSQL's type integer. */
const MAX_INTEGER = 2 ** 31 - 1;

/** The version that an edit is based on: how often the entity was saved. Source: docs/behaviour/owner.md §2.4, §4.3; docs/behaviour/owner-pages.md §5.2 */
export const VERSION = v.pipe(
  v.number(MESSAGES.required),
  v.integer(MESSAGES.invalid),
  v.minValue(0, MESSAGES.invalid),
  v.maxValue(MAX_INTEGER, MESSAGES.invalid),
);
