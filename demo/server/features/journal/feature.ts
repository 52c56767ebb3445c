import type { Feature } from '../../platform/feature.ts';
import { journalPages } from './journal-pages.ts';
import { createJournal } from './tables.ts';
import { findJournalPages } from './site-pages.ts';

/** The journal. */
export const JOURNAL: Feature = {
  tables: ['posts', 'comments'],
  migrations: { '002-content': createJournal },
  templates: ['journal', 'post'],
  routes: [journalPages],
  sitePages: findJournalPages,
};

export { seedPosts } from './seed-posts.ts';
