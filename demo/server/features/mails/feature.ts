import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/owner-page.ts';
import { readMail, readMails } from './read-mails.ts';
import { createOutbox } from './tables.ts';

/** The emails that the store has sent. */
export const MAILS: Feature = {
  tables: ['mails'],
  migrations: { '008-outbox': createOutbox },
  ownerPages: [
    ownerPage({ title: 'Emails', path: OWNER_URLS.mails, template: 'owner-mails', read: readMails }),
    ownerPage({ title: 'Email', path: OWNER_URLS.mail, template: 'owner-mail', read: readMail }),
  ],
};
