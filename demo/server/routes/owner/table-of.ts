import type { OwnerTableCell, OwnerTableData } from '../../rendering/owner-pages.ts';

/**
 * Makes a table for the owner.
 * @param heads what stands above the columns
 * @param items one for each row
 * @param cellsOf writes the cells of a row, one for each head
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
