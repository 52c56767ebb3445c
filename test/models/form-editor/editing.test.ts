import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { FAILURE_KINDS } from '../../../core/errors/index.ts';
import { openEditor, type OpenEditor } from './editor-without-page.ts';

describe('the form editor', () => {
  let editor: OpenEditor;
  beforeEach(async () => {
    editor = await openEditor();
  });

  it('opens the form that its tag names, once', async () => {
    assert.deepEqual(editor.titles(), ['Email', 'Message']);
    const { tab, openFieldId, removedTitle, isDirty } = editor.editing();
    assert.deepEqual([tab, openFieldId, removedTitle, isDirty], ['build', null, null, false]);
    editor.model.actions.editField('email', { title: 'Address' });
    await editor.look();
    assert.deepEqual(editor.titles(), ['Address', 'Message'], 'the same name opens nothing again');
  });

  it('adds a field, opens it and announces it', () => {
    editor.model.actions.addField('radio');
    const field = editor.editing().schema.fields.at(-1)!;
    assert.equal(editor.editing().openFieldId, field.id);
    assert.deepEqual(editor.spoken, [`${String(field['title'])} was added.`]);
    assert.deepEqual(editor.model.$states.get(), ['editing']);
  });

  it('moves a field within the form, and announces its position; ignores an impossible move', () => {
    const { moveField } = editor.model.actions;
    moveField('email', 9);
    assert.deepEqual(editor.titles(), ['Message', 'Email']);
    moveField('email', 1);
    moveField('email', -3);
    assert.deepEqual(editor.titles(), ['Email', 'Message']);
    moveField('email', 0);
    moveField('nobody', 1);
    assert.deepEqual(editor.spoken, ['Email: position 2 of 2', 'Email: position 1 of 2']);
    assert.equal(editor.model.isDirty, false, 'it stands where it stood');
  });

  it('removes a field, and restores the last removed one in its place', () => {
    const { removeField, undo } = editor.model.actions;
    removeField('email');
    assert.deepEqual([editor.titles(), editor.editing().removedTitle], [['Message'], 'Email']);
    removeField('message');
    undo();
    undo();
    removeField('nobody');
    assert.deepEqual([editor.titles(), editor.editing().removedTitle], [['Message'], null]);
    assert.deepEqual(editor.spoken, ['Email was removed.', 'Message was removed.', 'Message was restored.']);
  });

  it('remembers the tab', () => {
    editor.model.actions.selectTab('storage');
    assert.deepEqual([editor.editing().tab, editor.tabs], ['storage', ['storage']]);
  });

  it('shows a failed load, and retries on request', async () => {
    for (const [kind, message] of [
      [FAILURE_KINDS.offline, 'Unable to connect. Please try again'],
      [FAILURE_KINDS.timeout, 'Unable to connect. Please try again'],
      [FAILURE_KINDS.unknownOutcome, 'Unable to connect. Please try again'],
      [FAILURE_KINDS.notFound, 'Unable to locate content'],
      [FAILURE_KINDS.server, 'Something went wrong'],
      [FAILURE_KINDS.rateLimited, 'Something went wrong'],
    ] as const) {
      editor.gateway.failNext(kind);
      editor.model.actions.retry();
      assert.deepEqual(editor.content(), { state: 'loading' });
      await editor.look();
      assert.deepEqual(editor.content(), { state: 'unavailable', message });
    }
    editor.model.actions.retry();
    await editor.look();
    assert.deepEqual(editor.titles(), ['Email', 'Message']);
  });

  it('does nothing on a click without a form', async () => {
    const release = editor.hold();
    await editor.look('other');
    assert.deepEqual(editor.content(), { state: 'loading' });
    const { addField, removeField, undo, save, keepMine, takeTheirs, discard } = editor.model.actions;
    addField('text');
    removeField('email');
    for (const press of [undo, save, keepMine, takeTheirs, discard]) press();
    await release();
    assert.deepEqual(editor.titles(), []);
    assert.deepEqual([editor.spoken, editor.events], [[], []]);
  });

  it('opens the form that was named last, whichever loads first', async () => {
    const release = editor.hold();
    await editor.look('other');
    await editor.look('contact');
    await release();
    assert.equal(editor.editing().schema['id'], 'contact');
  });
});
