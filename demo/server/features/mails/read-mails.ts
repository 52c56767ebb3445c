import { maskCodes } from '../gift-cards/index.ts';
import { findMail, findMails, type Mail } from './index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { OwnerMailData, OwnerMailHead, OwnerMailsData } from '../../platform/owner/owner-pages.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { MAIL_KINDS, OWNER_TEXTS } from '../../platform/shared/strings.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { cursorOf, pageUrls } from '../../platform/owner/list-pages.ts';

/**
 * Reads the list of mails.
 * @param context the request: `before` or `after` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owners-door.md §6.2
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
 * Source: docs/behaviour/owners-door.md §6.3
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
