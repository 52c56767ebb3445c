import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { parseForm, spreadValues } from '../../core/forms/index.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { inTransaction } from '../../demo/server/platform/database/transaction.ts';
import { saveSubmission } from '../../demo/server/features/forms/save-submission.ts';
import { findSubmissions } from '../../demo/server/features/forms/submissions/find-submissions.ts';
import { tableOfSubmissions } from '../../demo/server/features/forms/submissions/table-of-submissions.ts';
import { describeOnAnyDatabase } from '../support/each-database.ts';

/** More than one batch of the file. */
const COUNT = 210;
const OLD = { id: 'email', type: 'email', title: 'Email' };
const NEW = { id: 'who', type: 'name', title: 'Who are you?' };
const ALL = { formId: 'newsletter', search: '' };

function formOf(field: object) {
  const form = parseForm({ id: 'newsletter', fields: [field] }, assert.ifError);
  assert.ok(form);
  return form;
}

describeOnAnyDatabase('paging of submissions', (stores) => {
  let db: Database;
  const send = (field: object, values: Readonly<Record<string, unknown>>) => {
    const form = formOf(field);
    const { read, strays } = spreadValues(form, values);
    assert.equal(strays.size, 0);
    return inTransaction(db, (transaction) => saveSubmission(transaction, { form, read, pageUrl: '/' }));
  };
  before(async () => {
    db = await stores.openDatabase();
    for (let at = 0; at < 40; at += 1) await send(OLD, { email: `visitor${at}@example.com` });
    for (let at = 40; at < COUNT; at += 1) await send(NEW, { who: ['Visitor', String(at)] });
  });

  test('lists each submission once while others are added and deleted', async () => {
    const seen: string[] = [];
    let page = await findSubmissions(db, ALL, {});
    assert.deepEqual([page.total, page.newer], [COUNT, undefined]);
    for (;;) {
      seen.push(...page.items.map(({ id }) => id));
      if (page.older === undefined) break;
      await send(NEW, { who: ['Late', 'comer'] });
      await db.deleteFrom('form_submissions').where('id', '=', seen.at(-1)!).execute();
      page = await findSubmissions(db, ALL, { before: page.older });
    }
    assert.equal(seen.length, COUNT);
    assert.equal(new Set(seen).size, COUNT);

    const back = await findSubmissions(db, ALL, { after: page.newer });
    assert.deepEqual(
      back.items.map(({ id }) => id),
      seen
        .filter((_, at) => at % 25 !== 24)
        .slice(-35)
        .slice(0, 25),
      'the page before, without what is gone',
    );
    const newest = await findSubmissions(db, ALL, {});
    const nearly = await findSubmissions(db, ALL, { after: newest.older! + 3 });
    assert.deepEqual(nearly, newest, 'too few newer ones are listed with older ones');
    assert.deepEqual(await findSubmissions(db, ALL, { before: 0 }), newest, 'nothing is older');
  });

  test('exports every submission, removed fields included, without those added meanwhile', async () => {
    const { head, rows } = await tableOfSubmissions(db, formOf(NEW), '');
    await send(NEW, { who: ['Too', 'late'] });
    const read: string[][] = [];
    for await (const some of rows) read.push(...some.map((row) => [...row]));
    assert.deepEqual(head, ['Id', 'Sent', 'Page', 'Who are you?: First', 'Who are you?: Last', 'Email']);
    const kept = await db.selectFrom('form_submissions').select('id').orderBy('position', 'desc').execute();
    assert.deepEqual(
      read.map(([id]) => id),
      kept.slice(1).map(({ id }) => id),
    );
    assert.ok(read.length > 200);
    assert.deepEqual(read[0]?.slice(3), ['Late', 'comer', '']);
    assert.deepEqual(read.at(-1)?.slice(3), ['', '', 'visitor0@example.com']);
  });
});
