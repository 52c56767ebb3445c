import { atom, type ReadableAtom } from 'nanostores';
import { isSameJson } from '../json/index.ts';
import type { Report } from '../shared/index.ts';
import { checkSchema, type SchemaProblem } from './check-schema.ts';
import { putField, removeField, retireId } from './edits.ts';
import { failureSentence } from './failure-sentence.ts';
import type { FormEditorGateway, MailingList, SaveAnswer, StoredForm } from './gateway.ts';
import type { FieldSchema, FormSchema } from './schema.ts';

/** A form in an owner's hands. Source: docs/behaviour/form-editor.md §1.2, §4 */
export interface OpenForm {
  readonly state: 'open';
  readonly schema: FormSchema;
  readonly mailingLists: readonly MailingList[];
  /** Whether there are changes that the store does not have. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The field that was taken out last and can be put back; null for none. */
  readonly removed: FieldSchema | null;
  /** What has to be mended; empty until saving was tried. */
  readonly problems: readonly SchemaProblem[];
  /** Why the form was not saved; null for no reason. */
  readonly failure: string | null;
  /** Whether somebody else has saved the form in the meantime. */
  readonly isConflict: boolean;
  /** How often saving was refused. */
  readonly refusalCount: number;
}

/** Where the editing of a form stands. */
export type FormEditingState =
  | { readonly state: 'loading' }
  | { readonly state: 'unavailable'; readonly message: string }
  | OpenForm;

/** What editing needs. */
export interface FormEditingParts {
  readonly gateway: FormEditorGateway;
  readonly report: Report;
  /** Tells the page before a form is saved; false if the page takes it from here. */
  readonly ask: (id: string, schema: FormSchema) => boolean;
  /** Tells the page that the store has a form. */
  readonly tell: (id: string, schema: FormSchema) => void;
}

const UNTOUCHED = {
  removed: null,
  failure: null,
  theirs: null,
  isChecked: false,
  refusalCount: 0,
} as const;

interface Work {
  readonly schema: FormSchema;
  /** As the store has it. */
  readonly stored: StoredForm;
  /** As somebody else has saved it in the meantime. */
  readonly theirs: StoredForm | null;
  readonly removed: { readonly field: FieldSchema; readonly index: number } | null;
  readonly failure: string | null;
  readonly isChecked: boolean;
  readonly isSaving: boolean;
  /** Whether the owner has given up what is still on its way to the store. */
  readonly isGivenUp: boolean;
  readonly refusalCount: number;
}

/** Edits one form after the other: what is changed stays until the store has it, or the owner gives it up. */
export class FormEditing {
  readonly #$state = atom<FormEditingState>({ state: 'loading' });
  readonly #parts: FormEditingParts;
  #id = '';
  #work: Work | null = null;

  /**
   * Creates what edits forms.
   * @param parts where they are kept, and the page
   * Source: docs/behaviour/form-editor.md §1.2, §4
   */
  constructor(parts: FormEditingParts) {
    this.#parts = parts;
  }

  /** Where it stands. */
  get $state(): ReadableAtom<FormEditingState> {
    return this.#$state;
  }

  /**
   * Loads a form in place of the present one.
   * @param id which form
   */
  async load(id: string): Promise<void> {
    this.#id = id;
    this.#work = null;
    this.#$state.set({ state: 'loading' });
    try {
      const stored = await this.#parts.gateway.loadForm(id);
      if (id === this.#id) this.#open(stored);
    } catch (error) {
      this.#parts.report(error, 'form-editor/load');
      if (id === this.#id) this.#$state.set({ state: 'unavailable', message: failureSentence(error) });
    }
  }

  /**
   * Changes the form.
   * @param edit makes the new schema of the present one
   */
  change(edit: (schema: FormSchema) => FormSchema): void {
    if (this.#work) this.#set({ schema: edit(this.#work.schema) });
  }

  /**
   * Takes a field out, so that it can be put back.
   * @param id which field
   */
  remove(id: string): void {
    const { schema, stored } = this.#work ?? {};
    const index = schema?.fields.findIndex((field) => field.id === id) ?? -1;
    const field = schema?.fields[index];
    if (!schema || !field) return;
    // Nobody has answered what the store does not know.
    const isAsked = stored?.schema.fields.some((one) => one.id === id) ?? false;
    const without = removeField(schema, id);
    this.#set({ schema: isAsked ? retireId(without, id, true) : without, removed: { field, index } });
  }

  /** Puts the field back that was taken out last. */
  restore(): void {
    const { schema, removed } = this.#work ?? {};
    if (!schema || !removed) return;
    const { field, index } = removed;
    this.#set({ schema: putField(retireId(schema, field.id, false), field, index), removed: null });
  }

  /**
   * Checks the form and saves it; what is changed in the meantime stays a change.
   * @returns whether the store has it; never rejects
   */
  async save(): Promise<boolean> {
    const work = this.#work;
    if (!work || work.isSaving) return false;
    const { schema, stored } = work;
    const problems = checkSchema(schema, stored.mailingLists);
    if (problems.length > 0) return this.#refuse(null);
    if (!this.#parts.ask(this.#id, schema)) return false;
    this.#set({ isSaving: true, failure: null });
    const id = this.#id;
    try {
      const answer = await this.#parts.gateway.saveForm(id, { version: stored.version, schema });
      return id === this.#id && this.#settle(schema, answer);
    } catch (error) {
      this.#parts.report(error, 'form-editor/save');
      return id === this.#id && this.#refuse(failureSentence(error));
    }
  }

  /** Gives all changes up; what is on its way to the store may get there all the same. */
  discard(): void {
    if (this.#work) this.#open(this.#work.stored, this.#work.isSaving);
  }

  /** Saves over what somebody else has saved. */
  async keepMine(): Promise<boolean> {
    if (!this.#work?.theirs) return false;
    this.#set({ stored: this.#work.theirs, theirs: null });
    return this.save();
  }

  /** Gives all changes up for what somebody else has saved. */
  takeTheirs(): void {
    if (this.#work?.theirs) this.#open(this.#work.theirs, this.#work.isSaving);
  }

  #settle(sent: FormSchema, answer: SaveAnswer): boolean {
    const work = this.#work;
    if (!work) return false;
    if (answer.outcome === 'conflict' && !isSameJson(answer.current.schema, sent)) {
      if (!work.isGivenUp) this.#set({ theirs: answer.current });
      return this.#refuse(null);
    }
    // Saved by an earlier try whose answer was lost, or just now.
    const now = answer.outcome === 'conflict' ? answer.current : { ...work.stored, version: answer.version };
    const stored = { ...now, schema: sent };
    if (work.isGivenUp && !isDirty(work)) this.#open(stored);
    else this.#set({ stored, theirs: null, isChecked: false, isSaving: false, isGivenUp: false });
    this.#parts.tell(this.#id, sent);
    return true;
  }

  #refuse(failure: string | null): false {
    const { refusalCount = 0, isGivenUp } = this.#work ?? {};
    // Nobody waits for it any more.
    if (isGivenUp) this.#set({ isSaving: false, isGivenUp: false });
    else this.#set({ failure, refusalCount: refusalCount + 1, isChecked: true, isSaving: false });
    return false;
  }

  #open(stored: StoredForm, isSaving = false): void {
    this.#work = { ...UNTOUCHED, stored, schema: stored.schema, isSaving, isGivenUp: isSaving };
    this.#set({});
  }

  #set(change: Partial<Work>): void {
    if (!this.#work) return;
    this.#work = { ...this.#work, ...change };
    const { schema, stored, removed, isChecked, isSaving, failure, theirs, refusalCount } = this.#work;
    this.#$state.set({
      state: 'open',
      schema,
      mailingLists: stored.mailingLists,
      isDirty: isDirty(this.#work),
      isSaving,
      removed: removed?.field ?? null,
      problems: isChecked ? checkSchema(schema, stored.mailingLists) : [],
      failure,
      isConflict: theirs !== null,
      refusalCount,
    });
  }
}

function isDirty({ schema, stored }: Work): boolean {
  return !isSameJson(schema, stored.schema);
}
