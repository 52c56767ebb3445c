import { fixture } from '@open-wc/testing';
import {
  createMemoryFormEditorGateway,
  type MailingList,
  type MemoryFormEditorGateway,
} from '../../owner/forms/index.ts';
import { configureStore } from '../../core/storefront/index.ts';
import { untilRole } from './by-role.ts';
import { untilTakenOver, type StoreTag } from './elements.ts';
import { reach } from './visitor-input.ts';

/** A form with three fields, and properties that the editor does not support. */
export const SHORT_SCHEMA = {
  id: 'contact',
  title: 'Contact',
  theme: 'plain',
  fields: [
    { id: 'name', type: 'name', title: 'Your name', required: true },
    { id: 'email', type: 'email', title: 'Email', hue: 7 },
    { id: 'message', type: 'textarea', title: 'Message' },
  ],
} as const;

/**
 * Gives the page a store of forms that can be edited.
 * @param schema the form `contact`
 * @param mailingLists the lists of the site
 */
export function useEditableForms(
  schema: unknown = SHORT_SCHEMA,
  mailingLists: readonly MailingList[] = [],
): MemoryFormEditorGateway {
  sessionStorage.clear();
  const forms = createMemoryFormEditorGateway({ contact: schema }, mailingLists);
  configureStore({ gateway: { forms } });
  return forms;
}

/** Inserts an editor, and waits until it is ready. */
export async function placeEditor(): Promise<StoreTag> {
  const editor: StoreTag = await fixture('<form-editor form-id="contact"></form-editor>');
  await untilTakenOver(editor);
  await untilRole(editor, { role: 'button', name: 'Save' });
  return editor;
}

/**
 * Clicks a button of the editor.
 * @param editor the editor
 * @param name the button's name
 */
export async function pressIn(editor: StoreTag, name: string | RegExp): Promise<void> {
  await reach(await untilRole(editor, { role: 'button', name }));
}
