import { fieldsOf, isJsonObject, readText, type JsonObject } from '../../core/json/index.ts';
import { tidyAddresses } from '../../core/text/index.ts';
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
 * @param storage the changes; null removes a destination, and addresses are normalised
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
  const emails = storage.emails && { emails: toEmails(storage.emails.join(',')) };
  const entries = Object.entries({ ...(isJsonObject(present) ? present : {}), ...storage, ...emails });
  const full = entries.filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0));
  return full.length > 0 ? Object.fromEntries(full) : undefined;
}

/**
 * Reads the addresses that are notified of a submission.
 * @param text as typed, with commas between addresses
 * @returns the addresses, normalised like those of visitors
 * Source: docs/behaviour/form-editor.md §3.1
 */
export function toEmails(text: string): readonly string[] {
  return tidyAddresses(text)
    .split(',')
    .filter((email) => email !== '');
}
