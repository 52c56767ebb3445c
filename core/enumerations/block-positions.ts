/** Places of a 3×3 grid, row by row; the specification names the corners, the names between them are ours. Source: platform specification §3. */
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

/** One of the nine places. Source: platform specification §3. */
export type BlockPosition = (typeof BLOCK_POSITIONS)[number];
