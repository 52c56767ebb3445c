import { FORM_EDITOR_TABS, type FormEditorTab } from '../../core/form-editor/index.ts';
import { tabStorage } from '../../core/session/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import {
  StoreElement,
  StoreFormSavedEvent,
  StoreFormSaveEvent,
  textAttribute,
  viewOf,
} from '../host/index.ts';
import { speakToOwners } from '../parts/speak-to-owners.ts';
import { askBeforeLeaving } from '../parts/editor/ask-before-leaving.ts';
import { editorShell, emitSaving } from '../parts/editor/editor-shell.ts';
import { editorStyles } from '../parts/editor/editor-styles.ts';
import { editorGateway } from './editor-gateway.ts';
import { FormEditorModel } from './model.ts';
import { formEditorStyles } from './styles.ts';

const TAB_KEY = 'store-form-editor-tab';
const storage = tabStorage();

/**
 * Lets the owner edit a form of the site.
 * Source: docs/behaviour/form-editor.md §1
 * @tag form-editor
 * @fires store-form-save - before the form is saved; cancelable
 * @fires store-form-saved - after the store has saved it
 * @fires store-open - before a dialog opens; cancelable
 * @fires store-close - after the dialog has closed
 * @cssstate open - a dialog is open
 * @cssstate editing - there are unsaved changes
 * @cssstate saving - changes are being saved
 */
export class FormEditorElement extends StoreElement {
  static override readonly drawing = viewOf(() => import('./view.tsx'));
  static override readonly isLight = true;
  static override readonly styles = [editorStyles, formEditorStyles];
  static override readonly properties = { formId: textAttribute('form-id') };

  /** Which form of the site. */
  declare formId: string;

  readonly #model = this.show(
    FormEditorElement.drawing,
    new FormEditorModel({
      ...editorShell(this, () => this.life),
      gateway: editorGateway(),
      ask: (formId, schema) => this.dispatchEvent(new StoreFormSaveEvent({ formId, schema })),
      onSaved: (formId, schema) => {
        emitSaving(this, new StoreFormSavedEvent({ formId, schema }));
      },
      lastTab: {
        get: () => storage.get(TAB_KEY, readTab) ?? 'build',
        set: (tab) => {
          storage.set(TAB_KEY, tab);
        },
      },
      canLimitLength: () => storefront().settings.$settings.get().flags['formHandler'] === true,
      canEditCode: !/android/i.test(navigator.userAgent),
    }),
  );

  protected override onConnected(): void {
    speakToOwners();
    askBeforeLeaving(this.#model, this.life);
  }

  protected override changed(): void {
    this.#model.setLook(this);
  }
}

function readTab(value: unknown): FormEditorTab | null {
  return FORM_EDITOR_TABS.find((tab) => tab === value) ?? null;
}

declare global {
  interface HTMLElementTagNameMap {
    'form-editor': FormEditorElement;
  }
}
