import type { OwnerTableCell, OwnerTableData } from '../pages/owner-pages.ts';

/**
 * Builds a table for the owner.
 * @param heads column headings
 * @param items one for each row
 * @param cellsOf builds the cells of a row, one per heading
 */
export function tableOf<Item>(
  heads: readonly string[],
  items: readonly Item[],
  cellsOf: (item: Item) => readonly OwnerTableCell[],
): Pick<OwnerTableData, 'heads' | 'rows'> {
  const rows = items.map((item) => ({
    cells: cellsOf(item).map((cell, index) => ({ ...cell, head: heads[index] ?? '' })),
  }));
  return { heads, rows };
}
