import type { JsonObject } from '../json/index.ts';
import type { FormSchema } from './schema.ts';

/** A list to which the addresses of a form can go. */
export interface MailingList {
  readonly id: string;
  readonly name: string;
}

/** A form as the store keeps it. Source: docs/behaviour/form-editor.md §5.1 */
export interface StoredForm {
  readonly id: string;
  /** What a save must name, so that nobody else's change is lost. */
  readonly version: string | number;
  readonly schema: FormSchema;
  /** The lists that the site has. */
  readonly mailingLists: readonly MailingList[];
}

/** How a save ended. Source: docs/behaviour/form-editor.md §5.2 */
export type SaveAnswer =
  | { readonly outcome: 'saved'; readonly version: StoredForm['version'] }
  /** Somebody else has saved the form since it was loaded. */
  | { readonly outcome: 'conflict'; readonly current: StoredForm };

/** What is saved. */
export interface FormToSave {
  /** The version that was edited. */
  readonly version: StoredForm['version'];
  readonly schema: JsonObject;
}

/** Where an owner's forms are kept. Methods reject with a `StorefrontError` of any kind. Source: docs/behaviour/form-editor.md §5 */
export interface FormEditorGateway {
  /** Reads a form with its version. */
  loadForm(id: string): Promise<StoredForm>;
  /** Saves a form if nobody else has saved it since. */
  saveForm(id: string, form: FormToSave): Promise<SaveAnswer>;
}
