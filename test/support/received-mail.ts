import { setTimeout as delay } from 'node:timers/promises';

import type { SmtpServer } from './smtp-server.ts';

const POLL_DELAY_MS = 20;
/** Stops a test that hangs, not a slow machine. */
const MAX_POLLS = 3_000;

/**
 * Waits for a mail.
 * @param smtp the mail server
 * @param to its recipient
 * @param text a text of it, with single spaces
 * @returns head and text of the newest such mail, in single spaces
 */
export async function receivedMail({ accepted }: SmtpServer, to: string, text: string): Promise<string> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const mails = accepted.filter(({ recipients }) => recipients.includes(to)).map(wordsOf);
    const found = mails.findLast((mail) => mail.includes(text));
    if (found !== undefined) return found;
    await delay(POLL_DELAY_MS);
  }
  throw new Error(`No mail to ${to} with “${text}” in: ${accepted.map(wordsOf).join('\n')}`);
}

function wordsOf({ source }: SmtpServer['accepted'][number]): string {
  const isQuoted = /^Content-Transfer-Encoding: quoted-printable$/im.test(source);
  return (isQuoted ? decodeQuoted(source) : source).replaceAll(/\s+/g, ' ');
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
