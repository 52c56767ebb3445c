import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { FAILURE_KINDS, type FailureKind } from '../../../core/errors/index.ts';
import { settlePromises } from '../shop.ts';
import { openEditor, type OpenEditor } from './editor-without-page.ts';

const NOT_CONNECTED = 'Unable to connect. Please try again';
const WRONG = 'Something went wrong';
const LOGIN =
  'You are no longer logged in. Log in again in another tab, then save: your changes are still here.';

/** Kind of failure → message for the owner. */
const SENTENCES: Readonly<Record<FailureKind, string>> = {
  [FAILURE_KINDS.offline]: NOT_CONNECTED,
  [FAILURE_KINDS.timeout]: NOT_CONNECTED,
  [FAILURE_KINDS.unknownOutcome]: NOT_CONNECTED,
  [FAILURE_KINDS.crumb]: LOGIN,
  [FAILURE_KINDS.forbidden]: LOGIN,
  [FAILURE_KINDS.notFound]: 'Unable to locate content',
  [FAILURE_KINDS.rateLimited]: WRONG,
  [FAILURE_KINDS.soldOut]: WRONG,
  [FAILURE_KINDS.bought]: WRONG,
  [FAILURE_KINDS.inFlight]: WRONG,
  [FAILURE_KINDS.invalid]: WRONG,
  [FAILURE_KINDS.server]: WRONG,
};

describe('an owner’s change', () => {
  let editor: OpenEditor;
  beforeEach(async () => {
    editor = await openEditor();
    editor.model.actions.editField('email', { title: 'Address' });
  });

  it('is saved once, regardless of the number of clicks, and the page is notified', async () => {
    const release = editor.hold();
    await editor.save();
    await editor.save();
    assert.deepEqual(editor.model.$states.get(), ['editing', 'saving']);
    await release();
    assert.deepEqual(editor.events, ['ask contact', 'saved contact']);
    assert.deepEqual(editor.spoken, ['Saved']);
    assert.deepEqual(editor.model.$states.get(), []);
    assert.deepEqual(editor.titles(), ['Address', 'Message']);
  });

  it('made while saving stays a change', async () => {
    const release = editor.hold();
    await editor.save();
    editor.model.actions.editField('email', { title: 'Your address' });
    await release();
    assert.deepEqual([editor.titles()[0], editor.model.isDirty], ['Your address', true]);
    await editor.save();
    assert.equal(editor.model.isDirty, false);
    assert.equal((await editor.gateway.loadForm('contact')).version, 3);
  });

  it('stays when the page takes over saving', async () => {
    editor.veto = true;
    await editor.save();
    const { isSaving, failure, isDirty } = editor.editing();
    assert.deepEqual([isSaving, failure, isDirty], [false, null, true]);
    assert.deepEqual(editor.spoken, []);
  });

  for (const [kind, failure] of Object.entries(SENTENCES) as [FailureKind, string][]) {
    it(`stays when saving fails (${kind}), and can be saved again`, async () => {
      editor.gateway.failNext(kind);
      await editor.save();
      assert.deepEqual([editor.editing().failure, editor.editing().refusalCount], [failure, 1]);
      assert.deepEqual([editor.titles()[0], editor.model.isDirty], ['Address', true]);
      assert.equal(editor.reports.length, 1);
      await editor.save();
      assert.deepEqual([editor.editing().failure, editor.model.isDirty], [null, false]);
    });
  }

  it('leads to the field to correct if it is invalid', async () => {
    editor.model.actions.editForm({ successUrl: 'nowhere' });
    await editor.save();
    assert.deepEqual([editor.editing().tab, editor.editing().problems.length], ['advanced', 1]);
    assert.deepEqual(editor.events, []);
    editor.model.actions.editForm({ successUrl: '/thank-you' });
    assert.equal(editor.editing().problems.length, 0, 'gone as soon as it is mended');
    editor.model.actions.addField('radio');
    const { id } = editor.editing().schema.fields.at(-1)!;
    editor.model.actions.editField(id, { options: [] });
    editor.model.actions.openField(null);
    await editor.save();
    assert.deepEqual([editor.editing().tab, editor.editing().openFieldId], ['build', id]);
  });

  it('conflicts with another owner’s, and either can be kept', async () => {
    await editor.saveElsewhere(1, 'Theirs');
    await editor.save();
    assert.deepEqual([editor.editing().isConflict, editor.titles()[0]], [true, 'Address']);
    editor.model.actions.takeTheirs();
    const { isConflict, isDirty } = editor.editing();
    assert.deepEqual([isConflict, isDirty, editor.titles()], [false, false, ['Theirs']]);
    editor.model.actions.editField('email', { title: 'Mine' });
    await editor.saveElsewhere(2, 'Theirs again');
    await editor.save();
    editor.model.actions.keepMine();
    await settlePromises();
    assert.deepEqual([editor.editing().isConflict, editor.model.isDirty], [false, false]);
    const { version, schema } = await editor.gateway.loadForm('contact');
    assert.deepEqual([version, schema.fields[0]?.['title']], [4, 'Mine']);
  });

  it('of a form that the tag no longer names is saved without an announcement', async () => {
    const release = editor.hold();
    await editor.save();
    await editor.look('other');
    assert.deepEqual(editor.model.$states.get(), [], 'the other form has no changes');
    await release();
    assert.deepEqual([editor.editing().schema['id'], editor.spoken], ['other', []]);
    assert.equal((await editor.gateway.loadForm('contact')).version, 2);
  });

  it('is confirmed before the owner leaves; without a change nothing is asked', async () => {
    const left: string[] = [];
    const leave = (name: string) => editor.model.leave(() => left.push(name));
    const answer = async (value: string | null) => {
      editor.answer(value);
      await settlePromises();
    };
    assert.equal(leave('stay'), true);
    assert.deepEqual(editor.events, ['choose save discard stay']);
    await answer('stay');
    leave('close the question');
    await answer(null);
    assert.deepEqual([editor.model.isDirty, left], [true, []]);

    leave('save, which fails');
    editor.gateway.failNext(FAILURE_KINDS.offline);
    await answer('save');
    assert.deepEqual([left, editor.editing().failure, editor.titles()[0]], [[], NOT_CONNECTED, 'Address']);

    leave('not there');
    leave('save, and go where was wanted last');
    await answer('save');
    assert.deepEqual([left, editor.model.isDirty], [['save, and go where was wanted last'], false]);

    editor.model.actions.editField('email', { title: 'Once more' });
    leave('discard');
    await answer('discard');
    assert.deepEqual([left[1], editor.titles()[0]], ['discard', 'Address']);
    assert.equal(leave('unchanged'), false);
    assert.equal(left.length, 2);
  });

  it('can be discarded without leaving', async () => {
    const { discard } = editor.model.actions;
    discard();
    editor.answer('discard');
    await settlePromises();
    assert.deepEqual([editor.titles()[0], editor.model.isDirty], ['Email', false]);
    discard();
    assert.equal(editor.events.length, 1, 'there is nothing to ask');
  });
});

describe('a connection to MailChimp', () => {
  it('ends only after a confirmation', async () => {
    const editor = await openEditor();
    editor.model.actions.editForm({ storage: { mailchimp: { list: 'news' }, emails: ['a@b.c'] } });
    for (const [value, storage] of [
      [null, { mailchimp: { list: 'news' }, emails: ['a@b.c'] }],
      ['Keep connected', { mailchimp: { list: 'news' }, emails: ['a@b.c'] }],
      ['Disconnect', { emails: ['a@b.c'] }],
    ] as const) {
      editor.model.actions.disconnectMailChimp();
      editor.answer(value);
      await settlePromises();
      assert.deepEqual(editor.editing().schema['storage'], storage);
    }
  });
});
