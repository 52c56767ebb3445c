import { isIP } from 'node:net';

import { StartFailure } from '../../../platform/shared/start-failure.ts';
import { START_FAILURES } from '../../../platform/shared/start-failures.ts';
import { isAddress } from './is-address.ts';
import type { MailOptions } from './mail-options.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Protocol → whether it encrypts from the first byte, and its port. */
const PROTOCOLS: Readonly<Record<string, { readonly isSecure: boolean; readonly port: number }>> = {
  'smtp:': { isSecure: false, port: 587 },
  'smtps:': { isSecure: true, port: 465 },
};

/**
 * Reads how the store sends mails.
 * @param env SMTP_URL and MAIL_FROM
 * @returns the mail server; undefined without SMTP_URL
 * @throws StartFailure for an invalid SMTP_URL, which it does not repeat because of the password, and for a missing or invalid MAIL_FROM
 * Source: docs/behaviour/reference-store.md §24.1
 */
export function readMailSettings(env: Env): MailOptions | undefined {
  const { SMTP_URL: address = '', MAIL_FROM: from = '' } = env;
  if (address === '') return undefined;
  return { ...toServer(address), from: toSender(from) };
}

function toServer(text: string): Omit<MailOptions, 'from'> {
  try {
    const url = new URL(text);
    const kind = Object.hasOwn(PROTOCOLS, url.protocol) ? PROTOCOLS[url.protocol] : undefined;
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (kind === undefined || !isHost(host) || !isOnlyServer(url)) throw new Error();
    const login = { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
    return {
      host,
      port: url.port === '' ? kind.port : Number(url.port),
      isSecure: kind.isSecure,
      ...(login.user !== '' && { login }),
    };
  } catch {
    throw new StartFailure(START_FAILURES.badSmtpUrl);
  }
}

function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^[\w-]+(\.[\w-]+)*\.?$/.test(text);
}

/** True for a URL without path and the like, and with user and password or neither. */
function isOnlyServer({ pathname, search, hash, port, username, password }: URL): boolean {
  const hasRest = pathname.replace(/^\/$/, '') + search + hash !== '';
  // The library would replace 0 by its default.
  return !hasRest && port !== '0' && (username === '') === (password === '');
}

/** An address, or a name and the address in angle brackets. */
function toSender(text: string): MailOptions['from'] {
  const [, name = '', inBrackets] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = (inBrackets ?? text).trim();
  if (!isAddress(address) || /\p{Cc}/u.test(name)) throw new StartFailure(START_FAILURES.badMailFrom(text));
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}
