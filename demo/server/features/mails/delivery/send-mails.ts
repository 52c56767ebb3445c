import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '../../../platform/database/tables.ts';
import { beginSending } from './claim-mails.ts';
import { MAIL_DELAYS, type MailOptions } from './mail-options.ts';
import { openDueMails } from './send-due.ts';

/** What the mails of a store are sent by. */
interface MailSender {
  readonly db: Database;
  readonly mail: MailOptions;
  /** Stops it. */
  readonly closing: AbortSignal;
  /** Called with one line, without recipients and texts. */
  readonly log: (line: string) => void;
}

/**
 * Sends the due mails of the outbox until the server closes. Any number of processes may do so. Failures are logged and
 * retried.
 * @param sender database, mail server and log
 * @returns resolves after the server has closed and the last mail is recorded; never rejects
 * Source: docs/behaviour/reference-store.md §24
 */
export async function sendMails({ db, mail, closing, log }: MailSender): Promise<void> {
  const { pollDelayMs, troubleDelayMs, graceMs } = { ...MAIL_DELAYS, ...mail };
  const report = reportChanges(log);
  const stopping = new AbortController();
  const stopLater = (): void => {
    setTimeout(() => {
      stopping.abort();
    }, graceMs).unref();
  };
  closing.addEventListener('abort', stopLater);
  const due = openDueMails({ db, mail, closing, stopping: stopping.signal, report, log });
  const reportError = (error: unknown): void => {
    report(error instanceof Error ? error.message : String(error));
  };
  let hasBegun = false;
  while (!closing.aborted) {
    let delayMs = troubleDelayMs;
    try {
      // First of all: what is not recorded is sent again when its lease ends.
      await due.record();
      if (!hasBegun) await beginSending(db);
      hasBegun = true;
      if (await due.send()) delayMs = pollDelayMs;
    } catch (error) {
      reportError(error);
    }
    // The delay rejects when the server closes.
    await delay(delayMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
  }
  closing.removeEventListener('abort', stopLater);
  await due.record().catch(reportError);
}

/** A problem that lasts is logged once. */
function reportChanges(log: (line: string) => void): (problem: string | undefined) => void {
  let last: string | undefined;
  return (problem) => {
    if (problem !== undefined && problem !== last) log(`sending emails failed: ${problem}`);
    last = problem;
  };
}
