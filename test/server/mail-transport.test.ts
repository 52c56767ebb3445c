import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { openMailTransport } from '../../demo/server/features/mails/delivery/mail-transport.ts';
import type { MailOptions } from '../../demo/server/features/mails/feature.ts';
import { makeCertificate } from '../support/certificate.ts';
import { type SmtpEncryption, type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';

const MAIL = {
  ...{ id: 'a', attempts: 1, recipient: 'ann@example.com', subject: 'Hi', body: 'Hello', language: 'en' },
  createdAt: new Date(),
};
const MACHINE = '127.0.0.1';
/** The same address, written so that it is taken for another machine. */
const ELSEWHERE = '::ffff:127.0.0.1';
const CERTIFICATE = makeCertificate([MACHINE, '0:0:0:0:0:ffff:7f00:1']);
const LOGIN = { user: 'shop', password: 'secret word' };

const servers: SmtpServer[] = [];
after(() => Promise.all(servers.map((smtp) => smtp.stop())));

async function start(kind?: SmtpEncryption['kind']): Promise<SmtpServer> {
  const smtp = await startSmtpServer(kind && { kind, ...CERTIFICATE });
  servers.push(smtp);
  return smtp;
}

const send = (options: MailOptions) => openMailTransport(options)(MAIL, new AbortController().signal);

for (const kind of ['at once', 'starttls'] as const) {
  test(`encrypts ${kind} for a server with a trusted certificate`, async () => {
    const smtp = await start(kind);
    const options = { ...smtp.options, host: ELSEWHERE, trusted: CERTIFICATE.cert, login: LOGIN };
    assert.deepEqual(await send(options), { kind: 'sent' });
    assert.deepEqual(
      smtp.accepted.map(({ isEncrypted }) => isEncrypted),
      [true],
    );
  });

  test(`sends nothing to a server elsewhere that encrypts ${kind} with an unknown certificate`, async () => {
    const smtp = await start(kind);
    const outcome = await send({ ...smtp.options, host: ELSEWHERE, login: LOGIN });
    assert.equal(outcome.kind, 'trouble');
    assert.match('reason' in outcome ? outcome.reason : '', /self-signed certificate/);
    assert.deepEqual(
      smtp.commands.filter((command) => !['EHLO', 'STARTTLS'].includes(command)),
      [],
    );
  });

  test(`accepts any certificate of a server within the machine that encrypts ${kind}`, async () => {
    const smtp = await start(kind);
    assert.deepEqual(await send({ ...smtp.options, login: LOGIN }), { kind: 'sent' });
    assert.deepEqual(
      smtp.accepted.map(({ isEncrypted }) => isEncrypted),
      [true],
    );
  });
}

test('sends no password to a server elsewhere that does not encrypt', async () => {
  const smtp = await start();
  const outcome = await send({ ...smtp.options, host: ELSEWHERE, login: LOGIN });
  assert.equal(outcome.kind, 'trouble');
  assert.deepEqual(
    smtp.commands.filter((command) => command === 'AUTH' || command === 'MAIL'),
    [],
  );
});

test('gives a mail up only after a reply that refuses it permanently', async () => {
  const smtp = await start();
  for (const [line, kind] of [
    ['550 no', 'refused'],
    ['450 later', 'later'],
    ['421 closing', 'trouble'],
    ['hello?', 'trouble'],
    ['999 hello', 'trouble'],
    ['354 hello', 'trouble'],
  ] as const)
    for (const step of ['RCPT', 'END'] as const) {
      smtp.answer = (each) => (each === step ? line : undefined);
      assert.equal((await send(smtp.options)).kind, kind, `${step} ${line}`);
    }
  assert.deepEqual(smtp.accepted, []);
});
