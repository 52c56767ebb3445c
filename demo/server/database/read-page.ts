/** Which page of a list: what is older or newer than a place in the order; the newest without both. */
export interface PageCursor {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** A page of rows, the newest first, and where the next ones begin. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly older: number | undefined;
  readonly newer: number | undefined;
}

/** Which rows a page asks for. */
interface PageRange extends PageCursor {
  /** By place. */
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

/**
 * Reads a page of rows that have a place in an order. The places of a page's ends stay what they are, whatever comes or
 * goes in the meantime.
 * @param size rows to a page, from 1
 * @param cursor which page
 * @param read reads the rows of a range
 * Source: docs/behaviour/owners-door.md §3.1
 */
export async function readPage<Row extends { readonly position: number }>(
  size: number,
  { before, after }: PageCursor,
  read: (range: PageRange) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  if (after !== undefined) {
    const rows = await read({ after, order: 'asc', limit: size });
    // What is left of the newest is shown with those that follow.
    return rows.length < size
      ? readPage(size, {}, read)
      : toPage([...rows].reverse(), { hasNewer: true, hasOlder: true });
  }
  const rows = await read({ before, order: 'desc', limit: size + 1 });
  const hasOlder = rows.length > size;
  return toPage(rows.slice(0, size), { hasNewer: before !== undefined, hasOlder });
}

function toPage<Row extends { readonly position: number }>(
  rows: readonly Row[],
  { hasNewer, hasOlder }: { readonly hasNewer: boolean; readonly hasOlder: boolean },
): Page<Row> {
  return {
    rows,
    older: hasOlder ? rows.at(-1)?.position : undefined,
    newer: hasNewer ? rows[0]?.position : undefined,
  };
}
