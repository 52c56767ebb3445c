import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '../../../platform/database/tables.ts';
import {
  beginSending,
  type ClaimedMail,
  claimMails,
  recordFailure,
  recordSent,
  releaseMails,
} from './claim-mails.ts';
import { MAIL_DELAYS, type MailOptions } from './mail-options.ts';
import { openMailTransport, type Outcome } from './mail-transport.ts';

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
  const { retryDelaysMs, pollDelayMs, troubleDelayMs, leaseMs, graceMs } = { ...MAIL_DELAYS, ...mail };
  const send = openMailTransport(mail);
  const stopping = new AbortController();
  const stopLater = (): void => {
    setTimeout(() => {
      stopping.abort();
    }, graceMs).unref();
  };
  closing.addEventListener('abort', stopLater);
  let lastProblem: string | undefined;
  /** A problem that lasts is logged once. */
  const report = (problem: string | undefined): void => {
    if (problem !== undefined && problem !== lastProblem) log(`sending emails failed: ${problem}`);
    lastProblem = problem;
  };
  /** Sent, and not recorded because the database failed. */
  const unrecorded: ClaimedMail[] = [];
  let hasBegun = false;
  while (!closing.aborted) {
    let delayMs = troubleDelayMs;
    try {
      // First of all: what is not recorded is sent again when its lease ends.
      await recordAll();
      if (!hasBegun) await beginSending(db);
      hasBegun = true;
      if (await sendDue()) delayMs = pollDelayMs;
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
    }
    // The delay rejects when the server closes.
    await delay(delayMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
  }
  closing.removeEventListener('abort', stopLater);
  await recordAll().catch((error: unknown) => {
    report(error instanceof Error ? error.message : String(error));
  });

  async function recordAll(): Promise<void> {
    for (let first = unrecorded[0]; first !== undefined; first = unrecorded[0]) {
      await recordSent(db, first);
      unrecorded.shift();
    }
  }

  /** Sends all due mails; false if the mail server has failed. */
  async function sendDue(): Promise<boolean> {
    for (;;) {
      const mails = await claimMails(db, leaseMs);
      if (mails.length === 0) return true;
      for (const [index, claimed] of mails.entries()) {
        const outcome = closing.aborted ? undefined : await tryToSend(claimed);
        if (outcome !== undefined && outcome.kind !== 'trouble') continue;
        await releaseMails(db, mails.slice(outcome === undefined ? index : index + 1));
        return false;
      }
    }
  }

  async function tryToSend(claimed: ClaimedMail): Promise<Outcome> {
    const delayMs = retryDelaysMs[claimed.attempts - 1];
    if (claimed.attempts > retryDelaysMs.length + 1) {
      // Every attempt has ended with its process.
      const failure = 'All attempts to send it were interrupted.';
      await recordFailure(db, claimed, { failure, delayMs: undefined });
      return { kind: 'refused', reason: failure, code: 'interrupted' };
    }
    const outcome = await send(claimed, stopping.signal);
    switch (outcome.kind) {
      case 'sent':
        unrecorded.push(claimed);
        await recordAll();
        report(undefined);
        break;
      case 'interrupted':
        // It may have arrived: the lease ends before the next attempt.
        break;
      case 'refused':
        log(`an email was refused: ${outcome.code}`);
        await recordFailure(db, claimed, { failure: outcome.reason, delayMs: undefined });
        break;
      case 'later':
        await recordFailure(db, claimed, { failure: outcome.reason, delayMs });
        break;
      case 'trouble':
        report(outcome.code);
        await recordFailure(db, claimed, { failure: outcome.reason, delayMs });
        break;
    }
    return outcome;
  }
}
