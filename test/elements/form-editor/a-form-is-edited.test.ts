import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import type { MemoryFormEditorGateway } from '../../../core/form-editor/index.ts';
import type { StoreFormSavedEvent } from '../../../elements/index.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { placeEditor, SHORT_SCHEMA, useEditableForms } from '../../support/form-editor.ts';
import { tap } from '../../support/visitor-input.ts';

const press = async (editor: StoreTag, name: string | RegExp) => {
  const button = await untilRole(editor, { role: 'button', name });
  button.scrollIntoView({ block: 'center' });
  await tap(button);
};

describe('an owner edits a form', () => {
  let forms: MemoryFormEditorGateway;
  let editor: StoreTag;
  beforeEach(async () => {
    forms = useEditableForms();
    editor = await placeEditor();
  });
  const kept = async () => (await forms.loadForm('contact')).schema;

  it('whose title is seen in the preview at once, and in the store after saving', async () => {
    await press(editor, /^Email/);
    const title = (await untilRole(editor, { role: 'textbox', name: 'Title' })) as HTMLInputElement;
    title.focus();
    title.select();
    await sendKeys({ type: 'Your address' });
    await untilRole(editor.querySelector('site-form')!, { role: 'textbox', name: /^Your address/ });
    expect((await kept()).fields[1]?.['title']).to.equal('Email');
    const told = oneEvent<StoreFormSavedEvent>(editor, 'store-form-saved');
    await press(editor, 'Save');
    expect((await told).formId).to.equal('contact');
    const [name, email, message] = SHORT_SCHEMA.fields;
    expect(await kept()).to.deep.equal({
      ...SHORT_SCHEMA,
      fields: [name, { ...email, title: 'Your address' }, message],
    });
    byRole(editor, { role: 'textbox', name: 'Title' });
  });
});
