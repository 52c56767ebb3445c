import { maskCodes } from '../../platform/credentials/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { cursorOf, pageUrls } from '../../platform/owner/index.ts';
import type { ListPages } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { MAIL_KINDS, OWNER_TEXTS } from '../../platform/shared/strings.ts';
import { findMail, findMails } from './find-mails.ts';
import type { Mail } from './mail.ts';
import { DELIVERY_TEXTS } from './texts.ts';

/** A mail without its text. */
export interface OwnerMailHead {
  readonly url: string;
  /** Its kind, in words. */
  readonly kind: string;
  readonly createdAt: number;
  readonly to: string;
  readonly subject: string;
  readonly language: string;
  readonly delivery: OwnerMailDelivery;
}

/** How far a mail has got, in words. */
export interface OwnerMailDelivery {
  readonly text: string;
  /** When it was sent or is tried next; 0 if that is not known. */
  readonly at: number;
  /** Why it was not sent, or ''. */
  readonly reason: string;
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
  /** The action that sends it again; '' if it has not failed. */
  readonly sendUrl: string;
  /** What has just been done, or ''. */
  readonly done: string;
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
  const { state } = mail.delivery;
  const isQueuedAgain = context.req.query('done') === 'again' && state !== 'failed';
  return {
    mail: { ...headOf(mail), body: maskCodes(mail.body) },
    sendUrl: state === 'failed' ? OWNER_URLS.sendMailAgain.replace(':id', mail.id) : '',
    done: isQueuedAgain ? DELIVERY_TEXTS.sentAgain : '',
  };
}

function headOf({ id, kind, createdAtMs, to, subject, language, delivery }: Mail): OwnerMailHead {
  return {
    url: OWNER_URLS.mail.replace(':id', id),
    kind: MAIL_KINDS[kind],
    createdAt: createdAtMs,
    to,
    subject: maskCodes(subject),
    language,
    delivery: {
      text: DELIVERY_TEXTS.states[delivery.state],
      at: 'atMs' in delivery ? delivery.atMs : 0,
      reason: 'failure' in delivery ? maskCodes(delivery.failure) : '',
    },
  };
}
