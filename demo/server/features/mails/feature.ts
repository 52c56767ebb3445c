import { addIndexes, GROWTH } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { readMail, readMails } from './read-mails.ts';
import { mailRoutes } from './mail-routes.ts';
import { addDelivery, createOutbox } from './tables.ts';

export type { MailOptions } from './delivery/mail-options.ts';
export { readMailSettings } from './delivery/read-settings.ts';
export { sendMails } from './delivery/send-mails.ts';

/** The emails of the store, and how it sends them. */
export const MAILS: Feature = {
  tables: ['mails'],
  migrations: {
    '008-outbox': createOutbox,
    '040-mail-delivery': addDelivery,
    [GROWTH]: addIndexes({
      mails_recipient: 'mails (recipient)',
      mails_recipient_key: 'mails (lower(recipient))',
    }),
  },
  routes: [mailRoutes],
  ownerPages: [
    ownerPage({ title: 'Emails', path: OWNER_URLS.mails, template: 'owner-mails', read: readMails }),
    ownerPage({ title: 'Email', path: OWNER_URLS.mail, template: 'owner-mail', read: readMail }),
  ],
};
