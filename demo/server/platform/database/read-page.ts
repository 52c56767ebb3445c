import { type SelectQueryBuilder, sql } from 'kysely';

import { MAX_COUNTED } from '../shared/how-many.ts';

/** The position of a page in a list: rows older or newer than a position; the newest rows without both. */
export interface PageCursor {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  /** Rows of a page, 25 by default. */
  readonly size?: number;
}

/** A page of a list, the newest first, with the cursors of the pages beside it. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly older: number | undefined;
  readonly newer: number | undefined;
  /** Number of rows on all pages; of more than `MAX_COUNTED` one more than that. */
  readonly total: number;
}

interface Placed {
  readonly position: number;
}

const DEFAULT_SIZE = 25;

/**
 * Reads a page of rows that have a position. The cursors stay valid while rows are added or deleted. Without older rows,
 * the newest page is read.
 * @param query selects all rows, in one snapshot
 * @param table the table with the positions
 * @param cursor which page
 * Source: docs/behaviour/owner-pages.md §3.1
 */
export async function readPage<Tables, Table extends keyof Tables, Row extends Placed>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  table: Table & string,
  { before, after, size = DEFAULT_SIZE }: PageCursor,
): Promise<Page<Row>> {
  const place = sql.ref<number>(`${table}.position`);
  const total = await countRows(query);
  if (after !== undefined) {
    const newer = query.where(sql<boolean>`${place} > ${after}`).orderBy(place, 'asc');
    const rows = await newer.limit(size).execute();
    // Too few newer rows for a page are shown together with the older ones.
    if (rows.length === size)
      return { ...endsOf([...rows].reverse(), { hasNewer: true, hasOlder: true }), total };
  }
  const isNewest = before === undefined;
  const older = isNewest ? query : query.where(sql<boolean>`${place} < ${before}`);
  const rows = await older
    .orderBy(place, 'desc')
    .limit(size + 1)
    .execute();
  // The last older row may have been deleted since the link was printed.
  if (rows.length === 0 && !isNewest) return readPage(query, table, { size });
  const hasOlder = rows.length > size;
  return { ...endsOf(rows.slice(0, size), { hasNewer: !isNewest, hasOlder }), total };
}

/**
 * Counts the rows of a query up to a limit.
 * @param query selects them
 * @returns for more than `MAX_COUNTED` rows one more than that
 * Source: docs/behaviour/owner-pages.md §3.1
 */
export async function countRows<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<number> {
  const rows = query.clearSelect();
  const beyond = rows
    .select(sql<number>`1`.as('one'))
    .offset(MAX_COUNTED)
    .limit(1);
  if ((await beyond.executeTakeFirst()) !== undefined) return MAX_COUNTED + 1;
  const counted = rows.select(sql<number>`count(*)`.as('total'));
  return (await counted.$castTo<{ readonly total: number }>().executeTakeFirstOrThrow()).total;
}

function endsOf<Row extends Placed>(
  items: readonly Row[],
  { hasNewer, hasOlder }: { readonly hasNewer: boolean; readonly hasOlder: boolean },
): Omit<Page<Row>, 'total'> {
  return {
    items,
    older: hasOlder ? items.at(-1)?.position : undefined,
    newer: hasNewer ? items[0]?.position : undefined,
  };
}
