import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';

import { withoutFormulas } from './csv-cell.ts';
import type { StoreContext } from './store-env.ts';

/** Byte order mark: without it, spreadsheets read UTF-8 as an older encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table: its first row, and the others in batches. */
export interface CsvTable {
  readonly head: readonly string[];
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
}

/**
 * Streams a table as a CSV file while the table is read.
 * @param context the request
 * @param fileName without folder and extension
 * @param table the table; its cells are untrusted
 * Source: docs/behaviour/owner-pages.md §4.2, §4.3; RFC 4180 §2
 */
export function answerCsv(context: StoreContext, fileName: string, table: CsvTable): Response {
  const file = Readable.toWeb(Readable.from(linesOf(table))) as ReadableStream;
  return context.body(file, 200, {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${fileName.replaceAll(/[^\w-]/g, '-')}.csv"`,
  });
}

async function* linesOf({ head, rows }: CsvTable): AsyncIterable<string> {
  yield BYTE_ORDER_MARK + toCsv([head]);
  for await (const some of rows) yield toCsv(some);
}

function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(withoutFormulas)),
    // All in quotes: a reader with another separator must not split cells.
    { quoted: true, quoted_empty: false, record_delimiter: 'windows' },
  );
}
