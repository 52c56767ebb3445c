import * as v from 'valibot';

import { check } from '../../platform/http/read-json.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';

const CURSOR = v.pipe(
  v.optional(v.string(), ''),
  v.regex(/^\d{0,15}$/, MESSAGES.unknownPlace),
  v.transform(Number),
);

/**
 * Reads the cursor of a page of restock sign-ups.
 * @param context the request: `cursor` in its query
 * @throws Refusal 400 for an invalid cursor
 * Source: docs/behaviour/restock.md §5.1
 */
export function restockCursorOf(context: StoreContext): number {
  return check(CURSOR, context.req.query('cursor'));
}
