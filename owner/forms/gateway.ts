import type { JsonObject } from '../../core/json/index.ts';
import type { FormSchema } from './schema.ts';

/** A list to which a form can add addresses. */
export interface MailingList {
  readonly id: string;
  readonly name: string;
}

/** A stored form. Source: docs/behaviour/form-editor.md §5.1 */
export interface StoredForm {
  readonly id: string;
  /** The version that a save must name, so that no other change is lost. */
  readonly version: string | number;
  readonly schema: FormSchema;
  /** The lists of the site. */
  readonly mailingLists: readonly MailingList[];
}

/** How a save ended. Source: docs/behaviour/form-editor.md §5.2 */
export type SaveAnswer =
  | { readonly outcome: 'saved'; readonly version: StoredForm['version'] }
  /** Another person has saved the form since it was loaded. */
  | { readonly outcome: 'conflict'; readonly current: StoredForm };

/** A change to save. */
export interface FormToSave {
  /** The version on which it is based. */
  readonly version: StoredForm['version'];
  readonly schema: JsonObject;
}

/** The backend of an owner's forms. Methods reject with a `StorefrontError` of any kind. Source: docs/behaviour/form-editor.md §5 */
export interface FormEditorGateway {
  /** Reads a form with its version. */
  loadForm(id: string): Promise<StoredForm>;
  /** Saves a form unless another person has saved it since. */
  saveForm(id: string, form: FormToSave): Promise<SaveAnswer>;
}
