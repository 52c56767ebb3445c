import type { Api } from '../../core/api/index.ts';
import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../../core/errors/index.ts';
import { fieldsOf } from '../../core/json/index.ts';
import type { FormEditorGateway } from './gateway.ts';
import { readStoredForm, readVersion } from './read-stored-form.ts';

/** The endpoint of an owner's forms. Source: docs/behaviour/form-editor.md §5 */
export const EDITOR_CALLS = {
  form: (id: string) => `/api/owner/forms/${encodeURIComponent(id)}`,
} as const;

const CONFLICT = 409;

/**
 * Creates the gateway of the form editor to the store's API.
 * @param api the client
 * Source: docs/behaviour/form-editor.md §5
 */
export function restFormEditorGateway(api: Api): FormEditorGateway {
  const loadForm: FormEditorGateway['loadForm'] = async (id) =>
    readStoredForm(await api.read(EDITOR_CALLS.form(id)));
  return {
    loadForm,
    async saveForm(id, { version, schema }) {
      try {
        const answer = fieldsOf(
          await api.write('PUT', EDITOR_CALLS.form(id), { body: { id, version, schema } }),
        );
        const next = answer.read('version', readVersion);
        if (next === null) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
        return { outcome: 'saved', version: next };
      } catch (error) {
        if (!isStorefrontError(error) || error.status !== CONFLICT) throw error;
        // Loaded again, because a failure has no body, and the form may have changed since.
        return { outcome: 'conflict', current: await loadForm(id) };
      }
    },
  };
}
