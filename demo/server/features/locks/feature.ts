import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS, PAGE_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { lockPage } from './lock-page.ts';
import { lockRoutes } from './lock-routes.ts';
import { readLocks, readUnlockQuestion } from './read-locks.ts';
import { createLocks } from './tables.ts';

/** Passwords for the site or parts of it. */
export const LOCKS: Feature = {
  tables: ['locks', 'lock_visits'],
  migrations: { '024-locks': createLocks },
  templates: ['lock'],
  routes: [lockPage, lockRoutes],
  shownAgain: [PAGE_URLS.lock],
  ownerPages: [
    ownerPage({ title: 'Locks', path: OWNER_URLS.locks, template: 'owner-locks', read: readLocks }),
    ownerPage({
      title: 'Unlock this?',
      path: OWNER_URLS.removeLock,
      template: 'owner-question',
      read: readUnlockQuestion,
    }),
  ],
};

export { keepLocked } from './keep-locked.ts';
