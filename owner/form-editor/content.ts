import type { FormEditorTab, OpenForm } from '../forms/index.ts';
import type { FormFieldType } from '../../core/enumerations/index.ts';
import type { JsonObject } from '../../core/json/index.ts';
import type { SavingActions, ShownSaving } from '../editor/index.ts';

/** A form that is being edited. */
export interface EditingContent extends Omit<OpenForm, 'failure'>, Pick<ShownSaving, 'failure'> {
  readonly tab: FormEditorTab;
  /** The field whose properties are shown; null for none. */
  readonly openFieldId: string | null;
  /** The title of the field that was removed last and can be restored; null for none. */
  readonly removedTitle: string | null;
  /** Whether the length of long texts may be limited. */
  readonly canLimitLength: boolean;
  readonly canEditCode: boolean;
}

/** Everything that the editor shows. */
export type EditorContent =
  | { readonly state: 'loading' }
  | { readonly state: 'unavailable'; readonly message: string }
  | EditingContent;

/** What an owner can do. */
export interface EditorActions extends SavingActions {
  readonly selectTab: (tab: FormEditorTab) => void;
  /** Shows the properties of a field; null hides them. */
  readonly openField: (id: string | null) => void;
  readonly addField: (kind: FormFieldType) => void;
  /** Moves a field to a place, from 0. */
  readonly moveField: (id: string, index: number) => void;
  readonly editField: (id: string, changes: JsonObject) => void;
  readonly removeField: (id: string) => void;
  /** Restores the field that was removed last. */
  readonly undo: () => void;
  readonly editForm: (changes: JsonObject) => void;
  /** Ends the connection to MailChimp, after a question. */
  readonly disconnectMailChimp: () => void;
  /** Loads the form again. */
  readonly retry: () => void;
}
