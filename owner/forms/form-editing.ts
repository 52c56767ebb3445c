import { isSameJson } from '../../core/json/index.ts';
import { Editing, type EditingAnswer, type SavingState, type Work } from '../rules/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { checkSchema, type SchemaProblem } from './check-schema.ts';
import { putField, removeField, retireId } from './edits.ts';
import type { FormEditorGateway, MailingList, StoredForm } from './gateway.ts';
import type { FieldSchema, FormSchema } from './schema.ts';

/** The shown state of a form, besides its saving. */
interface FormLook {
  readonly schema: FormSchema;
  readonly mailingLists: readonly MailingList[];
  /** The field removed last, which can be restored; null for none. */
  readonly removed: FieldSchema | null;
}

/** A form that its owner edits. Source: docs/behaviour/form-editor.md §1.2, §4 */
export interface OpenForm extends SavingState<SchemaProblem>, FormLook {}

/** Dependencies of editing. */
export interface FormEditingParts {
  readonly gateway: FormEditorGateway;
  readonly report: Report;
  /** Called before a form is saved; returns false if the page handles it. */
  readonly ask: (id: string, schema: FormSchema) => boolean;
  /** Called after the store has saved a form. */
  readonly onSaved: (id: string, schema: FormSchema) => void;
}

interface RemovedField {
  readonly field: FieldSchema;
  readonly index: number;
}

/** Edits one form at a time. */
export class FormEditing extends Editing<StoredForm, FormSchema, RemovedField, SchemaProblem, FormLook> {
  readonly #parts: FormEditingParts;
  #id = '';

  /**
   * Creates the editing of forms.
   * @param parts gateway and callbacks of the page
   * Source: docs/behaviour/form-editor.md §1.2, §4
   */
  constructor(parts: FormEditingParts) {
    super(parts.report, 'form-editor');
    this.#parts = parts;
  }

  /**
   * Loads a form in place of the current one.
   * @param id of the form
   */
  async load(id: string): Promise<void> {
    this.#id = id;
    await this.loadFrom(() => this.#parts.gateway.loadForm(id));
  }

  /**
   * Removes a field, which can be restored.
   * @param id of the field
   */
  remove(id: string): void {
    const { draft: schema, stored } = this.work ?? {};
    const index = schema?.fields.findIndex((field) => field.id === id) ?? -1;
    const field = schema?.fields[index];
    if (!schema || !field) return;
    // A field that was never saved has no answers.
    const isAsked = stored?.schema.fields.some((one) => one.id === id) ?? false;
    const without = removeField(schema, id);
    this.set({ draft: isAsked ? retireId(without, id, true) : without, removed: { field, index } });
  }

  /** Restores the field removed last. */
  restore(): void {
    const { draft: schema, removed } = this.work ?? {};
    if (!schema || !removed) return;
    const { field, index } = removed;
    this.set({ draft: putField(retireId(schema, field.id, false), field, index), removed: null });
  }

  protected override draftOf({ schema }: StoredForm): FormSchema {
    return schema;
  }

  protected override isDirty(schema: FormSchema, stored: StoredForm): boolean {
    return !isSameJson(schema, stored.schema);
  }

  protected override check(schema: FormSchema, { mailingLists }: StoredForm): readonly SchemaProblem[] {
    return checkSchema(schema, mailingLists);
  }

  protected override mayBeSent(schema: FormSchema): boolean {
    return this.#parts.ask(this.#id, schema);
  }

  protected override async send(schema: FormSchema, stored: StoredForm): Promise<EditingAnswer<StoredForm>> {
    const { version } = stored;
    const answer = await this.#parts.gateway.saveForm(this.#id, { version, schema });
    return answer.outcome === 'conflict'
      ? { outcome: 'conflict', stored: answer.current }
      : { outcome: 'saved', stored: { ...stored, version: answer.version, schema } };
  }

  protected override isKept(sent: FormSchema, stored: StoredForm): boolean {
    return !this.isDirty(sent, stored);
  }

  protected override adopt(schema: FormSchema): FormSchema {
    return schema;
  }

  protected override notifySaved({ schema }: StoredForm): void {
    this.#parts.onSaved(this.#id, schema);
  }

  protected override lookOf({
    draft,
    stored,
    removed,
  }: Work<StoredForm, FormSchema, RemovedField>): FormLook {
    return { schema: draft, mailingLists: stored.mailingLists, removed: removed?.field ?? null };
  }
}
