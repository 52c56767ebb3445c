import { type SelectQueryBuilder, sql } from 'kysely';

/** Which page of a list: what is older or newer than a place in the order; the newest without both. */
export interface PageCursor {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** A page of a list, the newest first, and where the next ones begin. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly older: number | undefined;
  readonly newer: number | undefined;
  /** How many there are on all pages. */
  readonly total: number;
}

interface Placed {
  readonly position: number;
}

const PAGE_SIZE = 25;

/**
 * Reads a page of rows that have a place in an order. The places of a page's ends stay what they are, whatever comes or
 * goes in the meantime.
 * @param query all of them, in one snapshot
 * @param table which of its tables has the places
 * @param cursor which page
 * Source: docs/behaviour/owners-door.md §3.1
 */
export async function readPage<Tables, Table extends keyof Tables, Row extends Placed>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  table: Table & string,
  { before, after }: PageCursor,
): Promise<Page<Row>> {
  const place = sql.ref<number>(`${table}.position`);
  const counted = query.clearSelect().select(sql<number>`count(*)`.as('total'));
  const { total } = await counted.$castTo<{ readonly total: number }>().executeTakeFirstOrThrow();
  if (after !== undefined) {
    const newer = query.where(sql<boolean>`${place} > ${after}`).orderBy(place, 'asc');
    const rows = await newer.limit(PAGE_SIZE).execute();
    // What is left of the newest is shown with those that follow.
    if (rows.length === PAGE_SIZE)
      return { ...endsOf([...rows].reverse(), { hasNewer: true, hasOlder: true }), total };
  }
  const isNewest = before === undefined;
  const older = isNewest ? query : query.where(sql<boolean>`${place} < ${before}`);
  const rows = await older
    .orderBy(place, 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const hasOlder = rows.length > PAGE_SIZE;
  return { ...endsOf(rows.slice(0, PAGE_SIZE), { hasNewer: !isNewest, hasOlder }), total };
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
