import { formsGateway } from '../forms/index.ts';

const schemas = new Map<string, Promise<unknown>>();

/**
 * Reads the schema of a form, once per page and form; retries after a failure.
 * @param formId the form's id
 * @throws StorefrontError of any kind
 * Source: docs/behaviour/forms.md §6.1
 */
export function loadSchema(formId: string): Promise<unknown> {
  const known = schemas.get(formId);
  if (known) return known;
  const loading = formsGateway().loadSchema(formId);
  schemas.set(formId, loading);
  loading.catch(() => schemas.delete(formId));
  return loading;
}
