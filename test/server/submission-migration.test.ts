import assert from 'node:assert/strict';
import { Migrator } from 'kysely';
import { after, before, describe, test } from 'node:test';

import { MIGRATIONS } from '../../demo/server/features.ts';
import type { OpenDatabase } from '../../demo/server/platform/database/open-database.ts';
import { answeredFields } from '../../demo/server/features/forms/submissions/submission.ts';
import { findSubmissions } from '../../demo/server/features/forms/submissions/find-submissions.ts';
import { prepareDatabase } from '../../demo/server/prepare-database.ts';
import { makeEmbeddedFolder, openEmbedded } from '../support/embedded-folder.ts';
import { removeFolder } from '../support/temporary-folder.ts';

describe('migrating submissions from before the owner could read them', () => {
  let folder: string;
  let opened: OpenDatabase;
  before(async () => {
    folder = await makeEmbeddedFolder({ isEmpty: true });
    opened = await openEmbedded(folder);
  });
  after(async () => {
    await opened.close();
    removeFolder(folder);
  });

  test('makes them searchable, with the questions of the form at that time', async () => {
    const { db } = opened;
    const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
    const { error } = await new Migrator({ db, provider }).migrateTo('003-forms');
    assert.equal(error, undefined);
    const fields = [
      { id: 'about', type: 'section', title: 'About you' },
      { id: 'name', type: 'name', title: 'Your name' },
    ];
    const form = { id: 'old', schema: JSON.stringify({ id: 'old', fields }) };
    await db.insertInto('forms').values(form).execute();
    const answers = JSON.stringify({ name: { First: 'Ada', Last: 'By\0ron' } });
    const row = { id: 'one', form_id: 'old', answers, page_url: '/' };
    // The migration fills the columns that were added later.
    await db
      .insertInto('form_submissions')
      .values(row as typeof row & { asked: string; words: string })
      .execute();

    await prepareDatabase(db, false);
    const { items } = await findSubmissions(db, { formId: 'old', search: 'byron ADA' }, {});
    assert.deepEqual(items.map(answeredFields), [
      [{ id: 'name', type: 'name', title: 'Your name', lines: ['Ada By\0ron'] }],
    ]);
    const missed = await findSubmissions(db, { formId: 'old', search: 'first' }, {});
    assert.equal(missed.total, 0, 'names of parts are no words of a visitor');
  });
});
