import { addIndexes, addTextIndex, GROWTH, OWNER_LISTS } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { listRoutes } from './list-routes.ts';
import { readAddressQuestion, readListQuestion } from './questions.ts';
import { readMailingList, readMailingLists } from './read-lists.ts';
import { createMailingLists, indexSubscribers, moveOlderAddresses } from './tables.ts';

/** The mailing lists of the site, which forms can fill. */
export const MAILING_LISTS: Feature = {
  tables: ['mailing_lists', 'subscribers'],
  migrations: {
    '029-mailing-lists': createMailingLists,
    '032-older-addresses': moveOlderAddresses,
    '033-order-of-pages': indexSubscribers,
    [GROWTH]: addIndexes({ subscribers_email: 'subscribers (email_key)' }),
    [OWNER_LISTS]: addTextIndex('subscribers_email_parts', 'subscribers', 'email_key'),
  },
  routes: [listRoutes],
  ownerPages: [
    ownerPage({
      title: 'Mailing lists',
      path: OWNER_URLS.mailingLists,
      template: 'owner-mailing-lists',
      read: readMailingLists,
    }),
    ownerPage({
      title: 'Mailing list',
      path: OWNER_URLS.mailingList,
      template: 'owner-mailing-list',
      read: readMailingList,
    }),
    ownerPage({
      title: 'Delete this list?',
      path: OWNER_URLS.deleteMailingList,
      template: 'owner-question',
      read: readListQuestion,
    }),
    ownerPage({
      title: 'Remove this address?',
      path: OWNER_URLS.removeSubscriber,
      template: 'owner-question',
      read: readAddressQuestion,
    }),
  ],
};

export { seedMailingLists } from './tables.ts';
