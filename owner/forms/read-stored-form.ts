import { FAILURE_KINDS, StorefrontError } from '../../core/errors/index.ts';
import { fieldsOf, readCount, readText } from '../../core/json/index.ts';
import type { MailingList, StoredForm } from './gateway.ts';
import { readSchema } from './schema.ts';

/**
 * Reads a stored form from an answer of the store.
 * @param json the answer, unchecked
 * @returns the form
 * @throws StorefrontError `unknown-outcome` for anything else
 * Source: docs/behaviour/form-editor.md §5.1
 */
export function readStoredForm(json: unknown): StoredForm {
  const answer = fieldsOf(json);
  const version = answer.read('version', readVersion);
  const schema = readSchema(answer.raw('schema'));
  if (version === null || schema === null) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
  const mailingLists = answer.list('mailingLists', readMailingList);
  return { id: answer.trimmed('id') ?? schema.id, version, schema, mailingLists };
}

/**
 * Reads the version of a form.
 * @param value anything
 * @returns a number or a text; undefined for any other value
 */
export function readVersion(value: unknown): StoredForm['version'] | undefined {
  return readCount(value) ?? readText(value);
}

function readMailingList(json: unknown): MailingList | undefined {
  const list = fieldsOf(json);
  const id = list.trimmed('id');
  return id === null ? undefined : { id, name: list.trimmed('name') ?? id };
}
