import type { OwnerTableCell, OwnerTableData } from '../pages/owner-pages.ts';

/** Characters that fit in a narrow column. */
const LONG_TEXT = 24;

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
    cells: cellsOf(item).map((cell, index) => ({
      ...cell,
      head: heads[index] ?? '',
      isLong: textsOf(cell).some((text) => text.length > LONG_TEXT),
    })),
  }));
  return { heads, rows };
}

function textsOf(cell: OwnerTableCell): readonly string[] {
  if ('lines' in cell) return cell.lines;
  return 'code' in cell ? [cell.code] : [];
}
