import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';

import { startServer } from '../../demo/server/index.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { countUnsent, recipientsOf, until, writeMails } from '../support/outbox-mails.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';
import { runStore } from '../support/store-process.ts';
import { withDatabase } from '../support/waiting-people.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

describeWithPostgres('several processes that send mails', () => {
  let postgres: PrivatePostgres;
  let smtp: SmtpServer;
  before(async () => {
    postgres = await startPrivatePostgres({ isDurable: true });
    smtp = await startSmtpServer();
  });
  after(async () => {
    await smtp.stop();
    await postgres.close();
  });

  onlyInWholeRun(test)(
    'send each mail once, and again only after one was killed before it had recorded it',
    async () => {
      const databaseUrl = await postgres.createDatabase();
      const { host, port } = smtp.options;
      const env = {
        DATABASE_URL: databaseUrl,
        SMTP_URL: `smtp://${host}:${port}`,
        MAIL_FROM: 'Clay & Cotton <shop@example.com>',
      };
      const first = await runStore({ env });
      assert.equal(await first.end('SIGTERM'), 0);
      const recipients = await withDatabase({ databaseUrl }, (db) => writeMails(db, 30));
      let named: (() => void) | undefined;
      const reached = new Promise<void>((resolve) => (named = resolve));
      // The server has the tenth mail, but its answer never arrives.
      smtp.answer = (step, to) => {
        if (step !== 'END' || to !== 'p9@example.com') return undefined;
        named?.();
        return new Promise(() => undefined);
      };
      const stores = await Promise.all([runStore({ env }), runStore({ env })]);
      await reached;
      await Promise.all(stores.map((store) => store.end('SIGKILL')));
      const lost = await withDatabase({ databaseUrl }, countUnsent);
      assert.ok(lost > 0 && lost < 30, `${lost} left`);
      smtp.answer = () => undefined;
      await withDatabase({ databaseUrl }, (db) =>
        // As if the leases had ended.
        db
          .updateTable('mails')
          .set({ next_attempt_at: sql<Date>`now()` })
          .where('next_attempt_at', 'is not', null)
          .execute(),
      );
      const others = await Promise.all([runStore({ env }), runStore({ env })]);
      await withDatabase({ databaseUrl }, (db) => until(async () => (await countUnsent(db)) === 0));
      for (const store of others) assert.equal(await store.end('SIGTERM'), 0);
      const arrived = recipientsOf(smtp);
      assert.deepEqual([...new Set(arrived)], recipients);
      // Each killed process may have sent one mail that it could not record.
      assert.ok(arrived.length <= 32, `${arrived.length} mails`);
      const ids = new Set(smtp.accepted.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]));
      assert.equal(ids.size, 30, 'what arrives twice has one Message-ID');
    },
  );

  test('send each mail once between them', async () => {
    const databaseUrl = await postgres.createDatabase();
    const options = { port: 0, databaseUrl, mail: smtp.options };
    await (await startServer(options)).close();
    const recipients = await withDatabase({ databaseUrl }, (db) => writeMails(db, 40));
    const sentBefore = smtp.accepted.length;
    // A store has one connection at a time: the first mails wait until both stores send.
    let connections = 0;
    let begin: (() => void) | undefined;
    const both = new Promise<undefined>((resolve) => {
      begin = () => {
        resolve(undefined);
      };
    });
    smtp.answer = (step) => {
      if (step === 'CONNECT' && (connections += 1) === 2) begin?.();
      return step === 'CONNECT' ? both : undefined;
    };
    const stores = await Promise.all([startServer(options), startServer(options)]);
    await withDatabase({ databaseUrl }, (db) => until(async () => (await countUnsent(db)) === 0));
    for (const store of stores) await store.close();
    const arrived = smtp.accepted.slice(sentBefore).flatMap((mail) => mail.recipients);
    assert.deepEqual(arrived.sort(), recipients);
  });
});
