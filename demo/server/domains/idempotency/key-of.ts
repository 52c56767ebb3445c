import * as v from 'valibot';

import { MESSAGES } from '../../shared/strings.ts';

/** An idempotency key. Source: docs/behaviour/reference-store.md §3.3 */
export const KEY = v.pipe(v.string(MESSAGES.badKey), v.uuid(MESSAGES.badKey));

/**
 * Reads the idempotency key of a form.
 * @param sent the value of the hidden field
 * @returns the key; undefined, which makes the form a new action, when it is missing or not a UUID
 */
export function keyOf(sent: string | undefined): string | undefined {
  const result = v.safeParse(KEY, sent);
  return result.success ? result.output : undefined;
}
