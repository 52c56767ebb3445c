import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { sql } from 'kysely';

import { queueMail } from '../../demo/server/features/mails/index.ts';
import { inTransaction } from '../../demo/server/platform/database/transaction.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { LETTER, recipientsOf, until } from '../support/outbox-mails.ts';
import { rowsIn, textOf } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { startSmtpServer, type SmtpServer } from '../support/smtp-server.ts';
import { Visitor } from '../support/visitor.ts';
import { withDatabase } from '../support/waiting-people.ts';

const OPTIONS = { rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD };

describeOnAnyDatabase('the delivery of mails', (stores) => {
  let smtp: SmtpServer;
  let store: OpenStore;
  beforeEach(async () => {
    smtp = await startSmtpServer();
  });
  afterEach(async () => {
    await store.close();
    await smtp.stop();
  });

  const open = async (place?: OpenStore['place'], mail = smtp.options): Promise<Visitor> => {
    store = await stores.open({ ...OPTIONS, ...place, mail });
    return arriveAsOwner(store.url);
  };
  const order = async (): Promise<void> => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    assert.equal((await visitor.order()).status, 303);
  };
  /** What the owner reads about the newest mail, and about it on its page. */
  const newest = async (owner: Visitor): Promise<{ readonly url: string; readonly words: string }> =>
    rowsIn((await owner.get('/owner/mails')).text)[0]!;
  const pageOf = async (owner: Visitor): Promise<string> => {
    const { text } = await owner.get((await newest(owner)).url);
    return textOf(text.slice(text.indexOf('<main')));
  };

  test('sends the mail of an order once, as text in UTF-8 with its language', async () => {
    const owner = await open();
    await order();
    await until(async () => / Sent \w+ \d/.test((await newest(owner)).words));
    assert.match(await pageOf(owner), / Sent \w+ \d/);
    await store.close();
    assert.equal(smtp.accepted.length, 1);
    const { from, recipients, source } = smtp.accepted[0]!;
    assert.deepEqual([from, recipients], ['shop@example.com', ['ann@example.com']]);
    for (const line of [
      /^From: "?Clay & Cotton"? <shop@example\.com>$/m,
      /^To: ann@example\.com$/m,
      /^Message-ID: <[0-9a-f-]{36}@example\.com>$/m,
      /^Content-Language: en-US$/m,
      /^Content-Type: text\/plain; charset=utf-8$/m,
      /^Hi Ann,$/m,
    ])
      assert.match(source, line);
    assert.deepEqual(store.log, []);
  });

  test('tries again after a temporary refusal', async () => {
    const owner = await open();
    let refusals = 0;
    smtp.answer = (step) => (step === 'RCPT' && (refusals += 1) < 3 ? '451 later' : undefined);
    await order();
    await until(async () => / Sent /.test((await newest(owner)).words));
    assert.equal(smtp.tried.length, 3);
    await store.close();
    assert.deepEqual(recipientsOf(smtp), ['ann@example.com']);
  });

  test('does not repeat a permanent refusal, until the owner sends it again', async () => {
    const owner = await open();
    smtp.answer = (step) => (step === 'RCPT' ? '550 no <ann@example.com> here' : undefined);
    await order();
    await until(async () => /Not sent: 550 no &lt;ann@example.com&gt; here/.test(await pageOf(owner)));
    // The next mail passes: the first one was not tried a second time.
    smtp.answer = () => undefined;
    const { url } = await newest(owner);
    await order();
    await until(async () => / Sent /.test((await newest(owner)).words));
    assert.equal(smtp.tried.length, 2);
    assert.deepEqual(store.log, ['an email was refused: EENVELOPE 550'], 'no addresses');
    for (const path of [`${url}/send`, `${url}/send`]) {
      const answer = await owner.post(path, {});
      assert.deepEqual([answer.status, answer.headers.get('location')], [303, `${url}?done=again`]);
    }
    assert.equal((await owner.post('/owner/mails/none/send', {})).status, 404);
    assert.equal((await owner.post(`${url}/send`, { crumb: 'wrong' })).status, 403);
    await until(async () => / Sent /.test(textOf((await owner.get(url)).text)));
    const { text } = await owner.get(`${url}?done=again`);
    assert.match(text, /This email will be sent again|Sent/);
    assert.doesNotMatch(text, /Send again/);
    await store.close();
    assert.equal(smtp.accepted.length, 2, 'the second click has no effect');
  });

  test('gives up after the last attempt', async () => {
    const owner = await open();
    smtp.answer = (step) => (step === 'END' ? '452 full' : undefined);
    await order();
    await until(async () => /Not sent: 452 full/.test((await newest(owner)).words));
    assert.equal(smtp.tried.length, 3);
    assert.match(await pageOf(owner), /Send again/);
  });

  test('says when it tries again', async () => {
    const owner = await open(undefined, { ...smtp.options, retryDelaysMs: [3_600_000] });
    smtp.answer = (step) => (step === 'RCPT' ? '451 greylisted' : undefined);
    await order();
    const words = /Not sent yet, next attempt \w+ \d+, \d{4}, .*: 451 greylisted/;
    await until(async () => words.test((await newest(owner)).words));
    assert.doesNotMatch(await pageOf(owner), /Send again/);
  });

  test('waits for a server that is down, and for one that refuses the login or the sender', async () => {
    const retryDelaysMs = Array.from({ length: 10_000 }, () => 0);
    const login = { user: 'shop', password: 'secret word' };
    const owner = await open(undefined, { ...smtp.options, retryDelaysMs, login });
    await smtp.stop();
    await order();
    await until(async () => /next attempt .*ECONNREFUSED/.test((await newest(owner)).words));
    for (const [step, line] of [
      ['AUTH', '535 bad login'],
      ['MAIL', '550 bad sender'],
      ['CONNECT', '554 busy'],
    ] as const) {
      smtp.answer = (each) => (each === step ? line : undefined);
      await smtp.start();
      await until(async () => (await newest(owner)).words.includes(`: ${line}`));
      await smtp.stop();
    }
    smtp.answer = () => undefined;
    await smtp.start();
    await until(async () => / Sent /.test((await newest(owner)).words));
    await store.close();
    assert.deepEqual(recipientsOf(smtp), ['ann@example.com']);
    assert.doesNotMatch(store.log.join('\n'), /@|secret/);
  });

  test('closes while the mail server is silent, and leaves the mail to the next start', async () => {
    const owner = await open(undefined, { ...smtp.options, graceMs: 0, leaseMs: 0 });
    let named: (() => void) | undefined;
    const reached = new Promise<void>((resolve) => (named = resolve));
    smtp.answer = (step) => {
      if (step !== 'END') return undefined;
      named?.();
      return new Promise(() => undefined);
    };
    await order();
    await reached;
    assert.match((await newest(owner)).words, /Being sent$/);
    await store.close();
    smtp.answer = () => undefined;
    const later = await open(store.place);
    await until(async () => / Sent /.test((await newest(later)).words));
    assert.equal(smtp.accepted.length, 1);
  });

  test('records a sent mail when the database answers again, and does not send it twice', async () => {
    await open();
    const { place } = store;
    await store.close();
    await withDatabase(place, async (db) => {
      await sql`create sequence tried_records`.execute(db);
      await sql`create function refuse_record() returns trigger language plpgsql as $$
        begin
          if nextval('tried_records') < 3 then raise exception 'the disk is full'; end if;
          return new;
        end $$`.execute(db);
      await sql`create trigger refuse_record before update on mails
        for each row when (new.sent_at is not null and old.sent_at is null)
        execute function refuse_record()`.execute(db);
    });
    const owner = await open(place, { ...smtp.options, leaseMs: 0 });
    await order();
    await until(async () => / Sent /.test((await newest(owner)).words));
    await store.close();
    assert.equal(smtp.accepted.length, 1);
    assert.deepEqual(store.log, ['sending emails failed: the disk is full']);
  });

  test('leaves mails in the outbox that were written before the store had a mail server', async () => {
    store = await stores.open(OPTIONS);
    const { place } = store;
    await order();
    assert.match((await newest(await arriveAsOwner(store.url))).words, /In the outbox$/);
    await store.close();
    const owner = await open(place);
    await order();
    await until(async () => / Sent /.test((await newest(owner)).words));
    await store.close();
    assert.equal(smtp.accepted.length, 1);
    // Mails of a time without a mail server, after the first time with one, are sent.
    store = await stores.open({ ...OPTIONS, ...place });
    await order();
    await store.close();
    const later = await open(place);
    await until(async () => / Sent /.test((await newest(later)).words));
    assert.equal(smtp.accepted.length, 2);
  });

  test('lets no recipient, subject or text add a header or a recipient', async () => {
    await open();
    const { place } = store;
    await store.close();
    const hostile = '\r\nBcc: eve@example.com\r\n\r\nHello';
    await withDatabase(place, (db) =>
      inTransaction(db, async (transaction) => {
        const letter = { ...LETTER, to: 'ann@example.com' };
        await queueMail(transaction, { ...letter, cause: '1', subject: `Grüße${hostile}` });
        await queueMail(transaction, { ...letter, cause: '2', subject: `Hi${hostile}` });
        await queueMail(transaction, { ...letter, cause: '3', language: `en${hostile}` });
        await queueMail(transaction, { ...letter, cause: '4', body: `Hi\r\n.\r\nRCPT TO:<eve@example.com>` });
        for (const to of [
          `ann@example.com${hostile}`,
          'ann@example.com, eve@example.com',
          'Ann <eve@example.com>',
          'ann@example.com>\r\nRCPT TO:<eve@example.com',
        ])
          await queueMail(transaction, { ...letter, cause: to, to });
      }),
    );
    const owner = await open(place);
    await until(async () => {
      const rows = rowsIn((await owner.get('/owner/mails')).text);
      return rows.every(({ words }) => / Sent | Not sent: This is not an email address\./.test(words));
    });
    await store.close();
    assert.deepEqual(
      smtp.tried,
      Array.from({ length: 4 }, () => 'ann@example.com'),
    );
    for (const { source } of smtp.accepted) {
      const head = source.slice(0, source.indexOf('\n\n'));
      assert.doesNotMatch(head, /^(bcc|hello)/im);
      assert.match(head, /^To: ann@example\.com$/m);
    }
    assert.match(smtp.accepted[1]!.source, /^Subject: Hi Bcc: eve@example\.com Hello$/m);
    assert.match(smtp.accepted[3]!.source, /\n\.\nRCPT TO:<eve@example\.com>/);
  });
});
