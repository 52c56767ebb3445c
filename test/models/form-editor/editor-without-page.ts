import assert from 'node:assert/strict';
import {
  createMemoryFormEditorGateway,
  type FormEditorTab,
  type MemoryFormEditorGateway,
} from '../../../owner/forms/index.ts';
import type { EditingContent, EditorContent } from '../../../owner/form-editor/content.ts';
import { FormEditorModel } from '../../../owner/form-editor/model.ts';
import { settlePromises } from '../shop.ts';

/** A form with two fields. */
const CONTACT = {
  id: 'contact',
  fields: [
    { id: 'email', type: 'email', title: 'Email' },
    { id: 'message', type: 'textarea', title: 'Message' },
  ],
} as const;

/** An editor without a page, and the calls to its shell. */
export interface OpenEditor {
  readonly model: FormEditorModel;
  /** The store, in which another owner may save, too. */
  readonly gateway: MemoryFormEditorGateway;
  readonly content: () => EditorContent;
  readonly editing: () => EditingContent;
  readonly titles: () => readonly unknown[];
  /** Names the form. */
  readonly look: (formId?: string) => Promise<void>;
  readonly save: () => Promise<void>;
  /** Saves as another owner. */
  readonly saveElsewhere: (version: number, title: string) => Promise<void>;
  /** Holds calls until the test releases them. */
  readonly hold: () => () => Promise<void>;
  readonly events: readonly string[];
  readonly spoken: readonly string[];
  readonly reports: readonly unknown[];
  readonly tabs: readonly FormEditorTab[];
  veto: boolean;
  /** Answers the editor's question; null closes it. */
  answer: (value: string | null) => void;
}

/** Opens an editor on a store in memory with the forms `contact` and `other`. */
export async function openEditor(): Promise<OpenEditor> {
  const memory = createMemoryFormEditorGateway({ contact: CONTACT, other: { id: 'other', fields: [] } });
  const events: string[] = [];
  const spoken: string[] = [];
  const reports: unknown[] = [];
  const tabs: FormEditorTab[] = [];
  let held = Promise.resolve();
  const model = new FormEditorModel({
    gateway: {
      loadForm: async (...call) => held.then(() => memory.loadForm(...call)),
      saveForm: async (...call) => held.then(() => memory.saveForm(...call)),
    },
    report: (error) => reports.push(error),
    ask: (id) => {
      events.push(`ask ${id}`);
      return !editor.veto;
    },
    onSaved: (id) => events.push(`saved ${id}`),
    announce: (text) => spoken.push(text),
    choose: async ({ answers }) => {
      events.push(`choose ${answers.map(({ value }) => value).join(' ')}`);
      const wanted = await new Promise<string | null>((resolve) => (editor.answer = resolve));
      return answers.find(({ value }) => value === wanted)?.value ?? null;
    },
    confirm: async ({ confirmText }) => {
      events.push(`confirm ${String(confirmText)}`);
      const wanted = await new Promise<string | null>((resolve) => (editor.answer = resolve));
      return wanted === confirmText;
    },
    lastTab: { get: () => 'build', set: (tab) => tabs.push(tab) },
    canLimitLength: () => true,
    canEditCode: true,
  });
  const content = () => model.$content.get();
  const editing = () => {
    const now = content();
    return now.state === 'open' ? now : assert.fail(`the editor is ${now.state}`);
  };
  const editor: OpenEditor = {
    ...{ model, gateway: memory, content, editing, events, spoken, reports, tabs },
    veto: false,
    answer: () => assert.fail('nothing was asked'),
    titles: () => editing().schema.fields.map((field) => field['title']),
    async look(formId = 'contact') {
      model.setLook({ formId });
      await settlePromises();
    },
    async save() {
      model.actions.save();
      await settlePromises();
    },
    async saveElsewhere(version, title) {
      const schema = { ...CONTACT, fields: [{ id: 'email', type: 'email', title }] };
      await memory.saveForm('contact', { version, schema });
    },
    hold() {
      let release = (): void => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return async () => {
        release();
        await settlePromises();
      };
    },
  };
  await editor.look();
  return editor;
}
