import { NotFoundError, StorefrontError, type FailureKind } from '../../core/errors/index.ts';
import type { FormEditorGateway, FormToSave, MailingList, StoredForm } from './gateway.ts';
import { readStoredForm } from './read-stored-form.ts';
import { EDITOR_CALLS } from './rest-gateway.ts';

/** An in-memory backend of an owner's forms. */
export interface MemoryFormEditorGateway extends FormEditorGateway {
  /** Makes the next call fail. */
  failNext(kind: FailureKind): void;
}

/**
 * Creates an in-memory backend of an owner's forms, which lasts as long as the page.
 * @param schemas id → schema
 * @param mailingLists the lists of the site
 * Source: docs/behaviour/form-editor.md §5.3
 */
export function createMemoryFormEditorGateway(
  schemas: Readonly<Record<string, unknown>>,
  mailingLists: readonly MailingList[] = [],
): MemoryFormEditorGateway {
  const forms = new Map(Object.entries(schemas).map(([id, schema]) => [id, { version: 1, schema }]));
  let failing: FailureKind | null = null;

  function find(id: string) {
    const kind = failing;
    failing = null;
    if (kind !== null) throw new StorefrontError(kind);
    const form = forms.get(id);
    if (!form) throw new NotFoundError(EDITOR_CALLS.form(id));
    return form;
  }
  const read = (id: string, form: object): StoredForm => readStoredForm({ id, ...form, mailingLists });

  return {
    failNext(kind) {
      failing = kind;
    },
    loadForm: (id) => attempt(() => read(id, find(id))),
    saveForm: (id, { version, schema }: FormToSave) =>
      attempt(() => {
        const form = find(id);
        if (form.version !== version) return { outcome: 'conflict', current: read(id, form) };
        // Copied, as over a network, so that later changes by the caller have no effect.
        forms.set(id, { version: form.version + 1, schema: structuredClone(schema) });
        return { outcome: 'saved', version: form.version + 1 };
      }),
  };
}

async function attempt<Answer>(step: () => Answer): Promise<Answer> {
  await Promise.resolve();
  return step();
}
