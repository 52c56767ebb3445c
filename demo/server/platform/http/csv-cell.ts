/**
 * Signs of formulas, also in full width, at the beginning of a cell or of a part that a lenient reader parses as a cell. It
 * matches the sign first: searching from each separator would take a second for 30,000 tabs.
 */
const FORMULA = /(?=[=+\-@＝＋－＠])(?<=(?:^|[,;\t\r\n])\s*)/g;
/** The same signs with the apostrophe. */
const DEFUSED = /(?='[=+\-@＝＋－＠])(?<=(?:^|[,;\t\r\n])\s*)'/g;

/**
 * Makes a cell text: a spreadsheet evaluates one that begins like a formula, and an apostrophe prevents it.
 * @param cell an untrusted text
 * Source: docs/behaviour/owner-pages.md §4.3
 */
export function withoutFormulas(cell: string): string {
  return cell.replaceAll('\0', '').replaceAll(FORMULA, "'");
}

/**
 * Removes the apostrophes that `withoutFormulas` adds.
 * @param cell a cell of a file that the store has written
 */
export function withFormulas(cell: string): string {
  return cell.replaceAll(DEFUSED, '');
}
