import { createHash } from 'node:crypto';
import * as v from 'valibot';

import { MESSAGES } from '../shared/strings.ts';

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

/**
 * Reads the idempotency key of a page that visitors may return to: it still has its old key, but other entries are another
 * action.
 * @param sent the value of the hidden field
 * @param request the entries, in a fixed order
 * @returns a key for these entries; undefined as from keyOf
 * Source: docs/behaviour/reference-store.md §3.3
 */
export function keyOfEntries(sent: string | undefined, request: unknown): string | undefined {
  const key = keyOf(sent);
  if (key === undefined) return undefined;
  return `${key} ${createHash('sha256').update(JSON.stringify(request)).digest('hex')}`;
}
