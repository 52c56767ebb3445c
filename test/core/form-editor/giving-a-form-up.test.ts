import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import {
  createMemoryFormEditorGateway,
  editForm,
  FormEditing,
  type FormEditorGateway,
} from '../../../core/form-editor/index.ts';

const SCHEMA = { id: 'contact', title: 'Contact', fields: [] };

/** A form that is open, in a store whose next answer comes when it is let go. */
async function openHeld() {
  const memory = createMemoryFormEditorGateway({ contact: SCHEMA });
  let letGo = (): void => undefined;
  let refuse: (error: StorefrontError) => void = () => undefined;
  const held = new Promise<void>((resolve, reject) => {
    letGo = resolve;
    refuse = reject;
  });
  const gateway: FormEditorGateway = {
    loadForm: (id) => memory.loadForm(id),
    async saveForm(id, form) {
      await held;
      return memory.saveForm(id, form);
    },
  };
  const editing = new FormEditing({
    gateway,
    report: () => undefined,
    ask: () => true,
    tell: () => undefined,
  });
  await editing.load('contact');
  const now = () => {
    const state = editing.$state.get();
    if (state.state !== 'open') throw new Error('it is not open');
    return state;
  };
  const rename = (title: string) => {
    editing.change((schema) => editForm(schema, { title }));
  };
  return { editing, now, memory, rename, letGo, refuse };
}

describe('a form that is given up while the store is slow', () => {
  it('is not missed where the store refuses it', async () => {
    const { editing, now, rename, refuse } = await openHeld();
    rename('Mine');
    const saving = editing.save();
    editing.discard();
    expect(now().isSaving, 'the answer is still to come').to.equal(true);
    refuse(new StorefrontError(FAILURE_KINDS.timeout));
    expect(await saving).to.equal(false);
    const { failure, refusalCount, isSaving, isDirty } = now();
    expect([failure, refusalCount, isSaving, isDirty]).to.deep.equal([null, 0, false, false]);
  });

  it('is shown where the store has it all the same', async () => {
    const { editing, now, rename, letGo } = await openHeld();
    rename('Mine');
    const saving = editing.save();
    editing.discard();
    expect(now().schema).to.deep.equal(SCHEMA);
    letGo();
    expect(await saving).to.equal(true);
    const { schema, isDirty, isSaving } = now();
    expect([schema, isDirty, isSaving]).to.deep.equal([{ ...SCHEMA, title: 'Mine' }, false, false]);
  });

  it('stays given up where something else was begun since', async () => {
    const { editing, now, rename, letGo } = await openHeld();
    rename('Mine');
    const saving = editing.save();
    editing.discard();
    rename('Other');
    letGo();
    expect(await saving).to.equal(true);
    const { schema, isDirty } = now();
    expect([schema, isDirty]).to.deep.equal([{ ...SCHEMA, title: 'Other' }, true]);
    expect(await editing.save(), 'over the version that the store has now').to.equal(true);
  });

  it('asks nothing where somebody else was quicker', async () => {
    const { editing, now, memory, rename, letGo } = await openHeld();
    await memory.saveForm('contact', { version: 1, schema: { ...SCHEMA, title: 'Theirs' } });
    rename('Mine');
    const saving = editing.save();
    editing.discard();
    letGo();
    expect(await saving).to.equal(false);
    const { isConflict, refusalCount, isSaving } = now();
    expect([isConflict, refusalCount, isSaving]).to.deep.equal([false, 0, false]);
  });

  it('is given up for what somebody else has saved, too', async () => {
    const { editing, now, memory, rename, letGo } = await openHeld();
    await memory.saveForm('contact', { version: 1, schema: { ...SCHEMA, title: 'Theirs' } });
    rename('Mine');
    letGo();
    await editing.save();
    const saving = editing.save();
    editing.takeTheirs();
    expect(now().isSaving, 'the answer is still to come').to.equal(true);
    expect(await saving).to.equal(false);
    const { schema, isConflict, isDirty } = now();
    expect([schema, isConflict, isDirty]).to.deep.equal([{ ...SCHEMA, title: 'Theirs' }, false, false]);
  });
});
