import { onBackendChange, openGateway } from '../../core/backends/index.ts';
import {
  createMemoryFormEditorGateway,
  FORM_EDITOR_TABS,
  restFormEditorGateway,
  type FormEditorGateway,
  type FormEditorTab,
} from '../forms/index.ts';
import { tabStorage } from '../../core/session/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import {
  cancelableEvent,
  emit,
  finalEvent,
  LightElement,
  textAttribute,
  viewOf,
} from '../../elements/host/index.ts';
import { loadOwnerWords } from '../rules/index.ts';
import { askBeforeLeaving, editorShell, editorStyles } from '../editor/index.ts';
import { FormEditorModel } from './model.ts';
import { formEditorStyles } from './styles.ts';

const TAB_KEY = 'store-form-editor-tab';
const storage = tabStorage();
/** A page without a store has no owner's forms. */
const memory = createMemoryFormEditorGateway({});

/**
 * Lets the owner edit a form of the site.
 * Source: docs/behaviour/form-editor.md §1
 * @tag form-editor
 * @fires store-form-save - before the form is saved
 * @fires store-form-saved - after the store has saved it
 * @fires store-open - before a dialog opens
 * @fires store-close - after the dialog has closed
 * @cssstate open - a dialog is open
 * @cssstate editing - there are unsaved changes
 * @cssstate saving - changes are being saved
 */
export class FormEditorElement extends LightElement {
  static override readonly drawing = viewOf(() => import('./view.tsx'));
  static override readonly styles = [editorStyles, formEditorStyles];
  static override readonly properties = { formId: textAttribute('form-id') };

  /** Which form of the site. */
  declare formId: string;

  readonly #model = this.show(
    FormEditorElement.drawing,
    new FormEditorModel({
      ...editorShell(this, () => this.life),
      gateway: openGateway<FormEditorGateway>(storefront(), 'forms', {
        memory,
        rest: restFormEditorGateway(storefront().api),
      }),
      ask: (formId, schema) => this.dispatchEvent(cancelableEvent('store-form-save', { formId, schema })),
      onSaved: (formId, schema) => {
        emit(this, finalEvent('store-form-saved', { formId, schema }));
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
    loadOwnerWords();
    askBeforeLeaving(this.#model, this.life);
    onBackendChange(storefront(), 'forms', this.#model.retryIfFailed, this.life);
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
