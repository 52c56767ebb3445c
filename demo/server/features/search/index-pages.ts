import { sql } from 'kysely';

import { type Policy, POLICIES } from '../../../site/policies.ts';
import { COLLECTIONS } from '../../../site/website.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';

/**
 * Writes the pages of the site's template to the index at each start, because they change with its version.
 * @param transaction an open transaction
 * Source: docs/behaviour/reference-store.md §33.1
 */
export async function indexPages(transaction: StoreTransaction): Promise<void> {
  const policies = Object.entries<Policy>(POLICIES).map(([name, { title, excerpt, sections }]) => ({
    url: PAGE_URLS.policy.replace(':policy', name),
    title,
    excerpt,
    body: sections.flatMap((section) => [section.title, section.body]).join(' '),
  }));
  // The shop is a store.
  const lists = COLLECTIONS.filter(({ fullUrl }) => fullUrl !== PAGE_URLS.shop);
  const pages = [
    ...policies,
    ...lists.map(({ fullUrl, title }) => ({ url: fullUrl, title, excerpt: '', body: '' })),
  ];
  await transaction
    .deleteFrom('search_entries')
    .where('source', '=', 'site')
    .where(
      'id',
      'not in',
      pages.map(({ url }) => url),
    )
    .execute();
  for (const { url, title, excerpt, body } of pages)
    await sql`select search_write('site', ${url}, ${url}, ${title}, '', ${excerpt}, ${body}, '')`.execute(
      transaction,
    );
}
