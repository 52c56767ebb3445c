import * as v from 'valibot';

import { MESSAGES } from '../../shared/strings.ts';

/** An idempotency key. Source: docs/behaviour/reference-store.md §3.3 */
export const KEY = v.pipe(v.string(MESSAGES.badKey), v.uuid(MESSAGES.badKey));

/**
 * Reads the idempotency key of a form.
 * @param sent what the hidden field held
 * @returns the key, or undefined when it is missing or no UUID: then the form is a new action
 */
export function keyOf(sent: string | undefined): string | undefined {
  const result = v.safeParse(KEY, sent);
  return result.success ? result.output : undefined;
}
