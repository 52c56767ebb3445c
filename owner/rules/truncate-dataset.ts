import { assert } from '../../core/errors/index.ts';

/** The limits of a dataset. Source: docs/behaviour/owner.md §9.1 */
export interface DatasetLimits {
  /** A whole number from 0 up. */
  readonly maxRows: number;
  /** A whole number from 0 up. */
  readonly maxColumns: number;
}

/**
 * Truncates a dataset for a chart or a list of choices.
 * @param rows rows of cells
 * @param limits the maximum number of rows, and of cells in each
 * @returns the first rows, with their first cells
 * @throws AssertionError if a limit is not a whole number from 0 up
 * Source: docs/behaviour/owner.md §9.1
 */
export function truncateDataset<Cell>(
  rows: readonly (readonly Cell[])[],
  { maxRows, maxColumns }: DatasetLimits,
): Cell[][] {
  for (const limit of [maxRows, maxColumns])
    assert(Number.isInteger(limit) && limit >= 0, 'truncateDataset', 'a whole number from 0 up', limit);
  return rows.slice(0, maxRows).map((cells) => cells.slice(0, maxColumns));
}
