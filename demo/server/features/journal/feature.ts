import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS, PAGE_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { journalPages } from './journal-pages.ts';
import { commentRoutes, readCommentQuestion, readComments } from './owner-comments.ts';
import { findJournalPages } from './site-pages.ts';
import { createJournal, indexComments, placeComments } from './tables.ts';

/** The journal. */
export const JOURNAL: Feature = {
  tables: ['posts', 'comments'],
  migrations: {
    '002-content': createJournal,
    '031-places-of-comments': placeComments,
    '033-order-of-pages': indexComments,
  },
  templates: ['journal', 'post'],
  sitePages: findJournalPages,
  routes: [journalPages, commentRoutes],
  shownAgain: [PAGE_URLS.comment],
  ownerPages: [
    ownerPage({
      title: 'Comments',
      path: OWNER_URLS.comments,
      template: 'owner-table',
      read: readComments,
    }),
    ownerPage({
      title: 'Delete this comment?',
      path: OWNER_URLS.deleteComment,
      template: 'owner-question',
      read: readCommentQuestion,
    }),
  ],
};

export { seedPosts } from './seed-posts.ts';
