import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';

import type { StoreContext } from './store-env.ts';

/** Without it, spreadsheets read UTF-8 as an older encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * The beginnings of formulas, also in full width, at the beginning of a cell or of what a careless reader takes for one. It
 * looks for their sign first: searching from each separator would take a second for 30,000 tabs.
 */
const FORMULA = /(?=[=+\-@＝＋－＠])(?<=(?:^|[,;\t\r\n])\s*)/g;

/** A table: its first row, and the others, some at a time. */
export interface CsvTable {
  readonly head: readonly string[];
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
}

/**
 * Answers with a table as a file of comma-separated values, which is sent while the table is read.
 * @param context the request
 * @param fileName without folder and extension
 * @param table the table; its cells may come from anybody
 * Source: docs/behaviour/owners-door.md §4.2, §4.3; RFC 4180 §2
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
    rows.map((row) => row.map(defused)),
    // All in quotes: a reader that separates by something else must not find cells inside of cells.
    { quoted: true, quoted_empty: false, record_delimiter: 'windows' },
  );
}

/** A spreadsheet runs a cell that begins like a formula; with an apostrophe before it, it is a text. */
function defused(cell: string): string {
  return cell.replaceAll('\0', '').replaceAll(FORMULA, "'");
}
