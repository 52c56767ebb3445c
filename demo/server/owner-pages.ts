import { findMerchandisingPreferences } from './features/preferences/index.ts';
import { findFrame } from './features/site-frame/index.ts';
import { OWNER_URLS } from './platform/http/urls.ts';
import { FRAME_PAGE, framePageData } from './features/site-frame/frame-page.ts';
import { type OwnerPage, ownerPage } from './platform/owner/owner-page.ts';
import { readForms, readOwnerForm } from './features/forms/read-forms.ts';
import { readLocks } from './features/locks/read-locks.ts';
import { readLanguages } from './features/languages/read-languages.ts';
import { readMail, readMails } from './features/mails/read-mails.ts';
import { readGiftCards, readOrders, readSubscriptions } from './features/orders/read-sales.ts';
import { readPaidQuestion, readUnlockQuestion } from './features/orders/read-questions.ts';
import { readRestock, readSendingQuestion, SENDING_PAGE } from './features/restock/read-restock.ts';
import { readStores } from './features/store-setup/read-stores.ts';
import { STORE_SETUP_PAGE, storeSetupData } from './features/store-setup/store-setup-page.ts';
import { readSubmission } from './features/forms/read-submission.ts';
import { readSubmissions } from './features/forms/read-submissions.ts';
import { readVisits } from './features/visits/read-visits.ts';
import { readOverview } from './features/overview/read-overview.ts';

/** All owner's pages. Source: docs/behaviour/owners-door.md §2 */
export const OWNER_PAGES: readonly OwnerPage[] = [
  ownerPage({
    title: 'Overview',
    path: OWNER_URLS.home,
    template: 'owner-overview',
    read: readOverview,
  }),
  ownerPage({
    title: 'Orders',
    path: OWNER_URLS.orders,
    template: 'owner-table',
    read: readOrders,
  }),
  ownerPage({
    title: 'Subscriptions',
    path: OWNER_URLS.subscriptions,
    template: 'owner-table',
    read: readSubscriptions,
  }),
  ownerPage({
    title: 'Gift cards',
    path: OWNER_URLS.giftCards,
    template: 'owner-table',
    read: readGiftCards,
  }),
  ownerPage({
    title: 'Visits',
    path: OWNER_URLS.visits,
    template: 'owner-visits',
    read: readVisits,
  }),
  ownerPage({
    title: 'Submissions',
    path: OWNER_URLS.submissions,
    template: 'owner-submissions',
    read: readSubmissions,
  }),
  ownerPage({
    title: 'Submission',
    path: OWNER_URLS.submission,
    template: 'owner-submission',
    read: readSubmission,
  }),
  ownerPage({
    title: 'Delete this submission?',
    path: OWNER_URLS.deleteSubmission,
    template: 'owner-deletion',
    read: readSubmission,
  }),
  ownerPage({
    title: 'Forms',
    path: OWNER_URLS.forms,
    template: 'owner-forms',
    read: readForms,
  }),
  ownerPage({
    title: 'Edit form',
    path: OWNER_URLS.form,
    template: 'owner-form',
    read: readOwnerForm,
  }),
  ownerPage({
    title: 'Navigation',
    path: OWNER_URLS.navigation,
    template: 'owner-navigation',
    read: () => Promise.resolve({}),
  }),
  ownerPage({
    ...FRAME_PAGE,
    template: 'owner-site-frame',
    read: async (context, { db }) =>
      framePageData(await findFrame(db), { isDone: context.req.query('done') === '1' }),
  }),
  ownerPage({
    title: 'Waiting',
    path: OWNER_URLS.restock,
    template: 'owner-restock',
    read: readRestock,
  }),
  ownerPage({ ...SENDING_PAGE, template: 'owner-question', read: readSendingQuestion }),
  ownerPage({
    title: 'Mark this order as paid?',
    path: OWNER_URLS.orderPaid,
    template: 'owner-question',
    read: readPaidQuestion,
  }),
  ownerPage({
    title: 'Unlock this?',
    path: OWNER_URLS.removeLock,
    template: 'owner-question',
    read: readUnlockQuestion,
  }),
  ownerPage({
    title: 'Stores',
    path: OWNER_URLS.stores,
    template: 'owner-stores',
    read: readStores,
  }),
  ownerPage({
    title: 'Preferences',
    path: OWNER_URLS.preferences,
    template: 'owner-preferences',
    read: async (context, { db }) => ({
      ...(await findMerchandisingPreferences(db)),
      isDone: context.req.query('done') === '1',
    }),
  }),
  ownerPage({
    title: 'Languages',
    path: OWNER_URLS.languages,
    template: 'owner-languages',
    read: readLanguages,
  }),
  ownerPage({
    title: 'Disconnect the translation?',
    path: OWNER_URLS.disconnectLanguages,
    template: 'owner-disconnection',
    read: () => Promise.resolve({}),
  }),
  ownerPage({
    ...STORE_SETUP_PAGE,
    template: 'owner-store-setup',
    read: () => Promise.resolve(storeSetupData()),
  }),
  ownerPage({
    title: 'Mails',
    path: OWNER_URLS.mails,
    template: 'owner-mails',
    read: readMails,
  }),
  ownerPage({
    title: 'Mail',
    path: OWNER_URLS.mail,
    template: 'owner-mail',
    read: readMail,
  }),
  ownerPage({
    title: 'Locks',
    path: OWNER_URLS.locks,
    template: 'owner-locks',
    read: readLocks,
  }),
];
