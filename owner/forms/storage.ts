import { fieldsOf, isJsonObject, readText, type JsonObject } from '../../core/json/index.ts';
import type { FormSchema } from './schema.ts';

/** Destinations of a form's submissions besides the store. Source: docs/behaviour/form-editor.md §3.1 */
export interface FormStorage {
  /** The addresses that are notified of a submission. */
  readonly emails: readonly string[];
  /** The mailing list; null for none, empty while none is chosen. */
  readonly mailingListId: string | null;
  readonly isMailChimpConnected: boolean;
}

/**
 * Reads the destinations of a form's submissions.
 * @param schema the form
 * Source: docs/behaviour/form-editor.md §3.1
 */
export function storageOf(schema: FormSchema): FormStorage {
  const storage = fieldsOf(schema['storage']);
  return {
    emails: storage.list('emails', readText),
    mailingListId: storage.text('mailingListId'),
    isMailChimpConnected: storage.has('mailchimp'),
  };
}

/**
 * Sets the destinations of a form's submissions.
 * @param schema the form
 * @param storage the changes; null removes a destination
 * @returns the new value of the form's `storage`; undefined for none
 * Source: docs/behaviour/form-editor.md §3.1
 */
export function withStorage(
  schema: FormSchema,
  storage: {
    readonly emails?: readonly string[];
    readonly mailingListId?: string | null;
    readonly mailchimp?: null;
  },
): JsonObject | undefined {
  const present = schema['storage'];
  const entries = Object.entries({ ...(isJsonObject(present) ? present : {}), ...storage });
  const full = entries.filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0));
  return full.length > 0 ? Object.fromEntries(full) : undefined;
}
