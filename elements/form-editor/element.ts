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
import { announce } from '../parts/announce.ts';
import type { Question } from '../parts/dialog/ask.ts';
import { ask, confirm } from '../parts/dialog/dialogs.ts';
import { focusedNode } from '../parts/dialog/tab-stops.ts';
import { speakToOwners } from '../parts/speak-to-owners.ts';
import { askBeforeLeaving } from '../parts/editor/ask-before-leaving.ts';
import { editorStyles } from '../parts/editor/editor-styles.ts';
import type { OwnerQuestion } from '../parts/editor/leaving.ts';
import { editorGateway } from './editor-gateway.ts';
import { FormEditorModel } from './model.ts';
import { formEditorStyles } from './styles.ts';

const TAB_KEY = 'store-form-editor-tab';
const storage = tabStorage();

/**
 * Edits a form of the site, for its owner.
 * Source: docs/behaviour/form-editor.md §1
 * @tag form-editor
 * @fires store-form-save - before the form is saved; cancelable
 * @fires store-form-saved - after the store has it
 * @fires store-open - before the editor asks something over the page; cancelable
 * @fires store-close - after that
 * @cssstate open - it asks something over the page
 * @cssstate editing - there are changes that are not saved
 * @cssstate saving - they are being saved
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
      gateway: editorGateway(),
      report: storefront().report,
      announce: (text) => {
        announce(text, this.localName);
      },
      ask: (formId, schema) => this.dispatchEvent(new StoreFormSaveEvent({ formId, schema })),
      tell: (formId, schema) => {
        // Events of a removed element would not bubble to the page.
        (this.isConnected ? this : document).dispatchEvent(new StoreFormSavedEvent({ formId, schema }));
      },
      lastTab: {
        get: () => storage.get(TAB_KEY, readTab) ?? 'build',
        set: (tab) => {
          storage.set(TAB_KEY, tab);
        },
      },
      choose: <Value extends string>(question: OwnerQuestion<Value>): Promise<Value | null> =>
        ask({ ...question, ...this.#dialogPlace() }),
      confirm: (question) => confirm({ ...question, ...this.#dialogPlace() }),
      canLimitLength: () => storefront().settings.$settings.get().flags['formHandler'] === true,
      canEditCode: !/android/i.test(navigator.userAgent),
    }),
  );

  protected override arrived(): void {
    speakToOwners();
    askBeforeLeaving(this.#model, this.life);
  }

  #dialogPlace(): Pick<Question<never>, 'opener' | 'owner' | 'life'> {
    return { opener: focusedNode() ?? this, owner: this, life: this.life };
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
