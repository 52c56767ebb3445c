/**
 * Positions in a 3×3 grid, row by row; the names between the corners are ours.
 * Source: docs/behaviour/names-and-codes.md §12
 */
export const BLOCK_POSITIONS = [
  'TOP_LEFT',
  'TOP_CENTER',
  'TOP_RIGHT',
  'CENTER_LEFT',
  'CENTER',
  'CENTER_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_CENTER',
  'BOTTOM_RIGHT',
] as const;

/** One of the nine positions. Source: docs/behaviour/names-and-codes.md §12. */
export type BlockPosition = (typeof BLOCK_POSITIONS)[number];
