import { maskCodes } from '../../platform/credentials/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { cursorOf, pageUrls } from '../../platform/owner/list-pages.ts';
import type { ListPages } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { MAIL_KINDS, OWNER_TEXTS } from '../../platform/shared/strings.ts';
import { findMail, findMails } from './find-mails.ts';
import type { Mail } from './mail.ts';

/** A mail without its text. */
export interface OwnerMailHead {
  readonly url: string;
  /** Its kind, in words. */
  readonly kind: string;
  readonly createdAt: number;
  readonly to: string;
  readonly subject: string;
  readonly language: string;
}

/** The data of the list of mails. */
export interface OwnerMailsData extends ListPages {
  /** Total on all pages, in words. */
  readonly count: string;
  readonly items: readonly OwnerMailHead[];
}

/** The data of a mail's page. */
export interface OwnerMailData {
  readonly mail: OwnerMailHead & { readonly body: string };
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-mails': OwnerMailsData;
    readonly 'owner-mail': OwnerMailData;
  }
}

/**
 * Reads the list of mails.
 * @param context the request: `before` or `after` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §6.2
 */
export async function readMails(context: StoreContext, { db }: StoreParts): Promise<OwnerMailsData> {
  const { items, total, ...ends } = await findMails(db, cursorOf(context));
  return {
    count: OWNER_TEXTS.mails(total),
    items: items.map(headOf),
    ...pageUrls(ends, OWNER_URLS.mails),
  };
}

/**
 * Reads one mail with masked codes of gift cards; only the recipient gets whole codes.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §6.3
 */
export async function readMail(context: StoreContext, { db }: StoreParts): Promise<OwnerMailData> {
  const mail = await findMail(db, context.req.param('id') ?? '');
  if (mail === undefined) throw refusal(404, 'unknownPage');
  return { mail: { ...headOf(mail), body: maskCodes(mail.body) } };
}

function headOf({ id, kind, createdAtMs, to, subject, language }: Mail): OwnerMailHead {
  return {
    url: OWNER_URLS.mail.replace(':id', id),
    kind: MAIL_KINDS[kind],
    createdAt: createdAtMs,
    to,
    subject: maskCodes(subject),
    language,
  };
}
