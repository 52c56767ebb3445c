import { expect } from '@open-wc/testing';
import { FORM_FIELD_TYPES } from '../../../core/enumerations/index.ts';
import {
  addChoices,
  addField,
  choicesOf,
  createMemoryFormEditorGateway,
  EDITABLE_PROPERTIES,
  editField,
  editForm,
  FormEditing,
  type FormSchema,
  moveField,
  removeChoice,
  renameChoice,
  storageOf,
  withStorage,
} from '../../../owner/forms/index.ts';
import { putField, removeField } from '../../../owner/forms/edits.ts';
import { readSchema } from '../../../owner/forms/schema.ts';
import { parseForm } from '../../../core/forms/index.ts';

const schemaOf = (...ids: readonly string[]): FormSchema =>
  readSchema({ id: 'f', kept: true, fields: ids.map((id) => ({ id, type: 'text', title: id })) })!;
const idsOf = (schema: FormSchema | null) => schema?.fields.map(({ id }) => id);

describe('a schema opened for editing', () => {
  it('keeps all its properties', () => {
    const json = { id: 'f', theme: { a: [1] }, fields: [{ id: 'x', type: 'telepathy', hue: 7 }] };
    expect(readSchema(json)).to.deep.equal(json);
  });

  it('gives an id to fields without one, or with that of another', () => {
    const fields = [
      { type: 'text' },
      { id: 'a', type: 'text' },
      { id: 'a', type: 'email' },
      { id: 'a-2' },
      7,
    ];
    expect(idsOf(readSchema({ id: 'f', fields }))).to.deep.equal(['text', 'a', 'a-2', 'a-2-2']);
  });

  it('is null for anything but a schema', () => {
    for (const json of [null, 'x', [], {}, { id: 'f' }, { id: '', fields: [] }, { id: 'f', fields: {} }])
      expect(readSchema(json), JSON.stringify(json)).to.equal(null);
  });
});

describe('fields', () => {
  it('are appended, each with a new id', () => {
    let schema = schemaOf('email');
    for (const kind of [...FORM_FIELD_TYPES, ...FORM_FIELD_TYPES]) schema = addField(schema, kind, 'New');
    expect(new Set(idsOf(schema)).size).to.equal(1 + 2 * FORM_FIELD_TYPES.length);
    expect(schema.fields.at(-1)).to.deep.equal({ id: 'hidden-2', type: 'hidden', title: 'New' });
    // Nor do they share a control with another.
    const form = parseForm(schema, (error) => {
      throw error;
    });
    expect(form?.fields.length).to.equal(schema.fields.length);
  });

  it('are moved within the list', () => {
    const schema = schemaOf('a', 'b', 'c');
    expect(idsOf(moveField(schema, 'a', 1))).to.deep.equal(['b', 'a', 'c']);
    expect(idsOf(moveField(schema, 'a', 9))).to.deep.equal(['b', 'c', 'a']);
    expect(idsOf(moveField(schema, 'c', -9))).to.deep.equal(['c', 'a', 'b']);
    expect(moveField(schema, 'x', 0)).to.equal(schema);
  });

  it('are edited, except id and kind', () => {
    const schema = editField(schemaOf('a', 'b'), 'b', { title: 'B', id: 'a', type: 'email', required: true });
    expect(schema.fields[1]).to.deep.equal({ id: 'b', type: 'text', title: 'B', required: true });
    expect(editField(schema, 'b', { required: undefined }).fields[1]).not.to.have.property('required');
  });

  it('are removed, and restored in place', () => {
    const schema = schemaOf('a', 'b', 'c');
    const without = removeField(schema, 'b');
    expect(idsOf(without)).to.deep.equal(['a', 'c']);
    expect(putField(without, schema.fields[1]!, 1)).to.deep.equal(schema);
    const replaced = addField(without, 'text', 'T');
    const taken = { ...schema.fields[1]!, id: 'text' };
    expect(idsOf(putField(replaced, taken, 0))).to.deep.equal(['text-2', 'a', 'c', 'text']);
  });

  it('get no id of a removed field whose answers are kept', async () => {
    const forms = createMemoryFormEditorGateway({ contact: schemaOf('a') });
    const editing = new FormEditing({
      gateway: forms,
      report: () => undefined,
      ask: () => true,
      onSaved: () => undefined,
    });
    await editing.load('contact');
    const idsNow = () => {
      const state = editing.$state.get();
      return state.state === 'open' ? idsOf(state.schema) : [];
    };
    const add = (kind: 'text' | 'email') => {
      editing.change((schema) => addField(schema, kind, 'New'));
    };
    add('text');
    editing.remove('text');
    add('text');
    expect(idsNow(), 'nobody has answered it').to.deep.equal(['a', 'text']);
    await editing.save();
    editing.remove('text');
    await editing.save();
    await editing.load('contact');
    add('text');
    expect(idsNow()).to.deep.equal(['a', 'text-2']);
    await editing.save();
    expect((await forms.loadForm('contact')).schema).to.have.deep.property('retiredIds', ['text']);
  });

  it('leave the rest of the form unchanged', () => {
    const schema = editForm(schemaOf('a'), { submitText: 'Go', id: 'other', fields: [] });
    expect(schema).to.deep.equal({ ...schemaOf('a'), submitText: 'Go' });
  });
});

describe('choices', () => {
  const field = { id: 'c', type: 'select', options: ['Ash', { value: 'cel', label: 'Celadon' }, 7] };
  it('are renamed, and keep a value that differs from the text', () => {
    expect(choicesOf(field)).to.deep.equal(['Ash', 'Celadon', '']);
    expect(renameChoice(field, 0, 'Oak')[0]).to.equal('Oak');
    expect(renameChoice(field, 1, 'Green')[1]).to.deep.equal({ value: 'cel', label: 'Green' });
    expect(renameChoice(field, 2, 'Blue')[2]).to.equal('Blue');
  });

  it('are added and removed', () => {
    expect(addChoices(field, ['Blue']).at(-1)).to.equal('Blue');
    expect(removeChoice(field, 1)).to.deep.equal(['Ash', 7]);
    expect(addChoices({ id: 'c', type: 'select' }, ['Blue'])).to.deep.equal(['Blue']);
  });
});

describe('the storage of submissions', () => {
  it('changes by destination, and is removed with the last one', () => {
    const schema = editForm(schemaOf('a'), { storage: { emails: ['a@b.c'], mailchimp: {}, other: 1 } });
    expect(storageOf(schema)).to.deep.equal({
      emails: ['a@b.c'],
      mailingListId: null,
      isMailChimpConnected: true,
    });
    expect(withStorage(schema, { mailchimp: null })).to.deep.equal({ emails: ['a@b.c'], other: 1 });
    expect(withStorage(schemaOf('a'), { mailingListId: '' })).to.deep.equal({ mailingListId: '' });
    expect(withStorage(schemaOf('a'), { emails: [] })).to.equal(undefined);
    const typed = ['\u200Eada＠exam\u00ADple.com ', ' ', 'bo@example.com，cy@example.com'];
    const emails = ['ada@example.com', 'bo@example.com', 'cy@example.com'];
    expect(withStorage(schemaOf('a'), { emails: typed })).to.deep.equal({ emails });
  });
});

describe('editable properties', () => {
  it('are listed for every kind, and read by it or by all', () => {
    expect(Object.keys(EDITABLE_PROPERTIES).sort()).to.deep.equal([...FORM_FIELD_TYPES].sort());
  });
});
