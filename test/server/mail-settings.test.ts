import assert from 'node:assert/strict';
import { test } from 'node:test';

import { MAIL_DELAYS } from '../../demo/server/features/mails/delivery/mail-options.ts';
import { readSettings } from '../../demo/server/read-settings.ts';

test('reads the mail server from the environment', () => {
  const mailOf = (address: string, from = 'shop@example.com') =>
    readSettings([], { SMTP_URL: address, MAIL_FROM: from }).mail;
  const from = { name: '', address: 'shop@example.com' };
  assert.deepEqual(mailOf('smtp://ann:p%40ss%2F@mail.example'), {
    host: 'mail.example',
    port: 587,
    isSecure: false,
    login: { user: 'ann', password: 'p@ss/' },
    from,
  });
  assert.deepEqual(mailOf('smtps://[::1]/'), { host: '::1', port: 465, isSecure: true, from });
  assert.equal(mailOf('smtp://127.0.0.1:2525')?.port, 2_525);
  assert.equal(mailOf('', 'nonsense'), undefined, 'nothing is sent, so nobody sends');
  assert.deepEqual(mailOf('smtp://a.example', '"Clay & Cotton" <shop@example.com>')?.from, {
    name: 'Clay & Cotton',
    address: 'shop@example.com',
  });
  for (const text of [
    'mail.example',
    'http://mail.example',
    'smtp:mail.example',
    'smtp://',
    'smtp://mail.example:0',
    'smtp://mail.example:99999',
    'smtp://mail.example/inbox',
    'smtp://mail.example?pool=true',
    'smtp://ann@mail.example',
    'smtp://ann:secret%@mail.example',
    'smtp://ann:secret@mail example',
  ])
    assert.throws(
      () => mailOf(text),
      ({ name, message }: Error) =>
        name === 'StartFailure' && message.startsWith('SMTP_URL must') && !message.includes('secret'),
      text,
    );
  for (const text of [
    '',
    'shop',
    'a@example.com, b@example.com',
    'Shop <shop@example.com> x',
    'S\r\nBcc: <a@b.c>',
  ])
    assert.throws(() => mailOf('smtp://a.example', text), {
      name: 'StartFailure',
      message: /needs MAIL_FROM/,
    });
});

test('tries a mail 18 times in nearly two days', () => {
  const { retryDelaysMs } = MAIL_DELAYS;
  const hours = retryDelaysMs.reduce((sum, delayMs) => sum + delayMs, 0) / 3_600_000;
  assert.deepEqual([retryDelaysMs.length + 1, hours], [18, 47.85]);
});
