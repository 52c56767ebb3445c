import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { subscribe } from '../../demo/server/features/mailing-lists/index.ts';
import { FIRST_LIST } from '../../demo/server/features/mailing-lists/tables.ts';
import { deleteMailingList } from '../../demo/server/features/mailing-lists/remove.ts';
import { type OpenDatabase, openDatabase } from '../../demo/server/platform/database/open-database.ts';
import { prepareDatabase } from '../../demo/server/prepare-database.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { PATIENT_DATABASE } from '../support/no-limits.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';
import { untilBlocked } from '../support/until-blocked.ts';

const SUBSCRIBER = { listId: FIRST_LIST.id, email: 'ada@example.com', formId: 'newsletter' };

// The embedded database has one connection: there one waits for the other.
describeWithPostgres('a mailing list that is deleted during a submission', () => {
  let postgres: PrivatePostgres;
  let opened: OpenDatabase;
  before(async () => {
    postgres = await startPrivatePostgres();
    opened = await openDatabase({
      databaseUrl: await postgres.createDatabase(),
      dataDir: '',
      reset: false,
      limits: PATIENT_DATABASE,
      onLostConnection: () => undefined,
    });
    await prepareDatabase(opened.db, false);
  });
  after(async () => {
    await opened.close();
    await postgres.close();
  });

  test('is deleted after the submission, with its address', async () => {
    let deletion: Promise<void> | undefined;
    await opened.db.transaction().execute(async (submission) => {
      await subscribe(submission, SUBSCRIBER);
      deletion = deleteMailingList(opened.db, FIRST_LIST.id);
      // Its failure is seen below.
      deletion.catch(() => undefined);
      await untilBlocked(opened.db);
    });
    await deletion;
    for (const table of ['subscribers', 'mailing_lists'] as const)
      assert.deepEqual(await opened.db.selectFrom(table).selectAll().execute(), []);
    await opened.db.insertInto('mailing_lists').values(FIRST_LIST).execute();
  });

  test('takes no address, and the submission succeeds', async () => {
    let submission: Promise<void> | undefined;
    await opened.db.transaction().execute(async (deletion) => {
      await deletion.deleteFrom('mailing_lists').where('id', '=', FIRST_LIST.id).execute();
      submission = opened.db.transaction().execute((transaction) => subscribe(transaction, SUBSCRIBER));
      // Its failure is seen below.
      submission.catch(() => undefined);
      await untilBlocked(opened.db);
    });
    await submission;
    assert.deepEqual(await opened.db.selectFrom('subscribers').selectAll().execute(), []);
  });
});
