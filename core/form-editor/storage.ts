import { fieldsOf, isJsonObject, readText, type JsonObject } from '../json/index.ts';
import type { FormSchema } from './schema.ts';

/** Where the submissions of a form go, beside the store itself. Source: docs/behaviour/form-editor.md §3.1 */
export interface FormStorage {
  /** The addresses that are told of a submission. */
  readonly emails: readonly string[];
  /** The list to which addresses are added; null for none, empty while none is chosen. */
  readonly mailingListId: string | null;
  readonly isMailChimpConnected: boolean;
}

/**
 * Reads where the submissions of a form go.
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
 * Says where the submissions of a form go.
 * @param schema the form
 * @param storage what changes; null takes a place away
 * @returns the new value of the form's `storage`; undefined for nowhere else
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
