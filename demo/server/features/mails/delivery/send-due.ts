import type { Database } from '../../../platform/database/tables.ts';
import { type ClaimedMail, claimMails, recordFailure, recordSent, releaseMails } from './claim-mails.ts';
import { MAIL_DELAYS, type MailOptions } from './mail-options.ts';
import { openMailTransport, type Outcome } from './mail-transport.ts';

/** What due mails are sent by. */
interface SendingParts {
  readonly db: Database;
  readonly mail: MailOptions;
  /** Stops it between two mails. */
  readonly closing: AbortSignal;
  /** Stops it within a mail. */
  readonly stopping: AbortSignal;
  /** Called with a problem of the mail server, and with undefined after a success. */
  readonly report: (problem: string | undefined) => void;
  /** Called for a mail that was refused. */
  readonly log: (line: string) => void;
}

/** Sends due mails, one after the other. */
export interface DueMails {
  /** Sends all that are due; resolves to false if the mail server has failed or the store closes. */
  readonly send: () => Promise<boolean>;
  /** Records what was sent while the database failed. */
  readonly record: () => Promise<void>;
}

/**
 * Opens the way to the mail server for due mails.
 * @param parts database, mail server and callbacks
 */
export function openDueMails({ db, mail, closing, stopping, report, log }: SendingParts): DueMails {
  const { retryDelaysMs, leaseMs } = { ...MAIL_DELAYS, ...mail };
  const sendOne = openMailTransport(mail);
  /** Sent, and not recorded because the database failed. */
  const unrecorded: ClaimedMail[] = [];

  async function record(): Promise<void> {
    for (let first = unrecorded[0]; first !== undefined; first = unrecorded[0]) {
      await recordSent(db, first);
      unrecorded.shift();
    }
  }

  async function attempt(claimed: ClaimedMail): Promise<Outcome> {
    // Every attempt has ended with its process.
    if (claimed.attempts > retryDelaysMs.length + 1)
      return { kind: 'refused', reason: 'All attempts to send it were interrupted.', code: 'interrupted' };
    return sendOne(claimed, stopping);
  }

  async function keep(claimed: ClaimedMail, outcome: Outcome): Promise<void> {
    if (outcome.kind === 'sent') {
      unrecorded.push(claimed);
      await record();
      report(undefined);
      return;
    }
    // It may have arrived: the lease ends before the next attempt.
    if (outcome.kind === 'interrupted') return;
    const isFinal = outcome.kind === 'refused';
    if (isFinal) log(`an email was refused: ${outcome.code}`);
    if (outcome.kind === 'trouble') report(outcome.code);
    const delayMs = isFinal ? undefined : retryDelaysMs[claimed.attempts - 1];
    await recordFailure(db, claimed, { failure: outcome.reason, delayMs });
  }

  async function send(): Promise<boolean> {
    for (;;) {
      const mails = await claimMails(db, leaseMs);
      if (mails.length === 0) return true;
      for (const [index, claimed] of mails.entries()) {
        if (closing.aborted) {
          await releaseMails(db, mails.slice(index));
          return false;
        }
        const outcome = await attempt(claimed);
        await keep(claimed, outcome);
        if (outcome.kind !== 'trouble') continue;
        await releaseMails(db, mails.slice(index + 1));
        return false;
      }
    }
  }

  return { send, record };
}
