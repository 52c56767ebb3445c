import { atom } from 'nanostores';
import {
  addField,
  editField,
  editForm,
  failureSentence,
  FormEditing,
  moveField,
  withStorage,
  type FieldSchema,
  type FormEditingParts,
  type FormEditorTab,
  type OpenForm,
} from '../forms/index.ts';
import type { FormFieldType } from '../../core/enumerations/index.ts';
import { confirmationOf } from '../rules/index.ts';
import { fill } from '../../core/text/index.ts';
import { EDITING_WORDS, FORM_EDITOR_WORDS } from '../../core/words/index.ts';
import type { Model } from '../../elements/host/index.ts';
import type { Confirmation } from '../../elements/dialogs/index.ts';
import { Saving, statesOfEditing, type SavingParts } from '../editor/index.ts';
import type { EditorActions, EditorContent } from './content.ts';
import { kindName, titleOf } from './field-names.ts';

/** The dependencies of the editor. */
export interface FormEditorParts extends FormEditingParts, SavingParts {
  /** Gets or stores the tab that was open last. */
  readonly lastTab: { get(): FormEditorTab; set(tab: FormEditorTab): void };
  /** Asks the owner to confirm something in a dialog. */
  readonly confirm: (question: Omit<Confirmation, 'opener'>) => Promise<boolean>;
  /** Whether the length of long texts may be limited. */
  readonly canLimitLength: () => boolean;
  readonly canEditCode: boolean;
}

/**
 * The form editor without a view.
 * Source: docs/behaviour/form-editor.md §1, §2, §4
 */
export class FormEditorModel implements Model<EditorContent, EditorActions> {
  readonly $states = atom<readonly string[]>([]);
  readonly $content = atom<EditorContent>({ state: 'loading' });
  readonly actions: EditorActions;
  readonly #parts: FormEditorParts;
  readonly #editing: FormEditing;
  readonly #saving: Saving;
  #formId = '';
  #tab: FormEditorTab;
  #openFieldId: string | null = null;

  /**
   * Creates the model of one editor.
   * @param parts its shell
   */
  constructor(parts: FormEditorParts) {
    this.#parts = parts;
    this.#tab = parts.lastTab.get();
    this.#editing = new FormEditing(parts);
    this.#saving = new Saving(this.#editing, parts);
    this.#editing.$state.listen((now, before) => {
      // Set together with the refusal: the field at fault takes the focus as soon as it is drawn.
      if (now.state === 'open' && before?.state === 'open' && now.refusalCount > before.refusalCount)
        this.#openProblem(now.problems[0]);
      this.#show();
    });
    this.actions = { ...this.#saving.actions, ...this.#fieldActions(), ...this.#formActions() };
  }

  /** Whether there are unsaved changes. */
  get isDirty(): boolean {
    return this.#saving.isDirty;
  }

  /** Updates the attributes; also called when the page's language changes. */
  setLook({ formId }: { readonly formId: string }): void {
    if (formId === this.#formId) this.#show();
    else this.#load(formId);
  }

  /**
   * Asks about unsaved changes before the owner leaves.
   * @param goOn continues leaving
   * @returns false if there are no changes and no question was asked
   */
  leave(goOn: () => void): boolean {
    return this.#saving.leave(goOn);
  }

  get #form(): OpenForm | null {
    const state = this.#editing.$state.get();
    return state.state === 'open' ? state : null;
  }

  #fieldActions() {
    return {
      openField: (id: string | null) => {
        this.#openFieldId = id;
        this.#show();
      },
      addField: (kind: FormFieldType) => {
        this.#editing.change((schema) => addField(schema, kind, kindName(kind)));
        const field = this.#form?.schema.fields.at(-1);
        if (!field) return;
        this.#openFieldId = field.id;
        this.#say(EDITING_WORDS.addedTitle, field);
        this.#show();
      },
      moveField: (id: string, index: number) => {
        const count = this.#form?.schema.fields.length ?? 0;
        const place = Math.min(count - 1, Math.max(0, index));
        const field = this.#find(id);
        if (!field || this.#form?.schema.fields[place] === field) return;
        this.#editing.change((schema) => moveField(schema, id, place));
        this.#say(EDITING_WORDS.movedTo, field, { place: place + 1, count });
      },
      editField: (id: string, changes: Readonly<Record<string, unknown>>) => {
        this.#editing.change((schema) => editField(schema, id, changes));
      },
      removeField: (id: string) => {
        const field = this.#find(id);
        this.#editing.remove(id);
        if (field) this.#say(EDITING_WORDS.removedTitle, field);
      },
      undo: () => {
        const field = this.#form?.removed;
        this.#editing.restore();
        if (field) this.#say(EDITING_WORDS.restoredTitle, field);
      },
    };
  }

  #formActions() {
    return {
      selectTab: (tab: FormEditorTab) => {
        this.#setTab(tab);
        this.#show();
      },
      editForm: (changes: Readonly<Record<string, unknown>>) => {
        this.#editing.change((schema) => editForm(schema, changes));
      },
      disconnectMailChimp: () => void this.#disconnectMailChimp(),
      retry: () => {
        this.#load(this.#formId);
      },
    };
  }

  async #disconnectMailChimp(): Promise<void> {
    const isConfirmed = await this.#parts.confirm({
      ...confirmationOf({ kind: 'disconnect-mailchimp' }),
      confirmText: FORM_EDITOR_WORDS.disconnect,
      cancelText: FORM_EDITOR_WORDS.keepConnected,
    });
    if (!isConfirmed) return;
    this.#editing.change((schema) => editForm(schema, { storage: withStorage(schema, { mailchimp: null }) }));
  }

  /** Another backend may have what the former one could not send. Unsaved changes stay. */
  readonly retryIfFailed = (): void => {
    if (this.$content.get().state === 'unavailable') this.#load(this.#formId);
  };

  #load(formId: string): void {
    this.#formId = formId;
    this.#openFieldId = null;
    if (formId !== '') void this.#editing.load(formId);
  }

  #openProblem(problem: OpenForm['problems'][number] | undefined): void {
    if (!problem) return;
    this.#openFieldId = problem.fieldId;
    this.#setTab(problem.tab);
  }

  #setTab(tab: FormEditorTab): void {
    this.#tab = tab;
    this.#parts.lastTab.set(tab);
  }

  #find(id: string): FieldSchema | undefined {
    return this.#form?.schema.fields.find((field) => field.id === id);
  }

  #say(words: string, field: FieldSchema, more: Readonly<Record<string, number>> = {}): void {
    this.#parts.announce(fill(words, { title: titleOf(field), ...more }));
  }

  #show(): void {
    const now = this.#editing.$state.get();
    this.$states.set(statesOfEditing(now));
    if (now.state !== 'open') {
      this.$content.set(
        now.state === 'loading' ? now : { state: 'unavailable', message: failureSentence(now.error) },
      );
      return;
    }
    const { canLimitLength, canEditCode } = this.#parts;
    const { removed, failure } = now;
    this.$content.set({
      ...now,
      failure: failure && failureSentence(failure.error),
      tab: this.#tab,
      openFieldId: this.#openFieldId,
      removedTitle: removed && titleOf(removed),
      canLimitLength: canLimitLength(),
      canEditCode,
    });
  }
}
