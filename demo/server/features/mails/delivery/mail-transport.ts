import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';

import type { ClaimedMail } from './claim-mails.ts';
import { isAddress } from './is-address.ts';
import type { MailOptions } from './mail-options.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;
const MAX_SENDING_MS = 60_000;
const MAX_REASON_LENGTH = 300;
/** "Service not available, closing transmission channel". */
const CLOSING_STATUS = 421;
/** Temporary and final refusals; the library reports any other reply as a failure, too. */
const REFUSALS = { temporary: [400, 499], final: [500, 599] } as const;

/**
 * What became of an attempt: `refused` is final, `later` concerns this mail alone, `trouble` concerns them all, and after
 * `interrupted` nobody knows. `reason` may name the recipient, `code` does not.
 */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'refused' | 'later' | 'trouble'; readonly reason: string; readonly code: string };

/** Sends one mail; never rejects. */
export type SendMail = (mail: ClaimedMail, stopping: AbortSignal) => Promise<Outcome>;

/** The parts of an error of the library that say whose fault it is. */
interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly command?: unknown;
}

/**
 * Opens the way to a mail server; each mail has a connection of its own.
 * @param options the server
 * @returns sends a mail
 * Source: docs/behaviour/reference-store.md §24.5
 */
export function openMailTransport({ host, port, isSecure, trusted, login, from }: MailOptions): SendMail {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    // A password is not sent in the clear, except within the machine.
    requireTLS: !isSecure && login !== undefined && !isLoopback(host),
    ...(login && { auth: { user: login.user, pass: login.password }, forceAuth: true }),
    // Mail servers within the machine often have a certificate that nobody has signed.
    tls: { rejectUnauthorized: !isLoopback(host), ...(trusted !== undefined && { ca: trusted }) },
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    dnsTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return async ({ id, recipient, subject, body, language, createdAt }, stopping) => {
    if (!isAddress(recipient))
      return { kind: 'refused', reason: 'This is not an email address.', code: 'not an address' };
    try {
      await transport.sendMail({
        from,
        // Objects, because the library would read lists and names in a text.
        to: { name: '', address: recipient },
        envelope: { from: from.address, to: [recipient] },
        subject: inOneLine(subject),
        text: body,
        textEncoding: 'quoted-printable',
        // A mail that is sent again is the same mail.
        messageId: `<${id}@${domain}>`,
        date: createdAt,
        headers: {
          ...(/^[\w-]+$/.test(language) && { 'Content-Language': language }),
          'Auto-Submitted': 'auto-generated',
        },
        xMailer: false,
        signal: AbortSignal.any([stopping, AbortSignal.timeout(MAX_SENDING_MS)]),
      });
      return { kind: 'sent' };
    } catch (error) {
      return stopping.aborted ? { kind: 'interrupted' } : toOutcome(error);
    }
  };
}

function toOutcome(error: unknown): Outcome {
  const known: SmtpError = error instanceof Error ? (error as SmtpError) : {};
  const { code, responseCode: status, response } = known;
  const text =
    typeof response === 'string' ? response : error instanceof Error ? error.message : String(error);
  const parts = [code, status].filter((part) => typeof part === 'string' || typeof part === 'number');
  const about = {
    reason: inOneLine(text).slice(0, MAX_REASON_LENGTH),
    code: parts.length > 0 ? parts.join(' ') : 'unknown error',
  };
  return { kind: isAboutMail(known) ? kindOf(status) : 'trouble', ...about };
}

/** A refused login or sender, and a server that is closing, concern every mail. */
function isAboutMail({ code, responseCode, command }: SmtpError): boolean {
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    command !== 'MAIL FROM' &&
    responseCode !== CLOSING_STATUS
  );
}

/** A reply that SMTP does not have says nothing about the mail. */
function kindOf(status: unknown): 'refused' | 'later' | 'trouble' {
  if (isIn(REFUSALS.final, status)) return 'refused';
  return isIn(REFUSALS.temporary, status) ? 'later' : 'trouble';
}

function isIn([least, most]: readonly [number, number], status: unknown): boolean {
  return typeof status === 'number' && status >= least && status <= most;
}

function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
