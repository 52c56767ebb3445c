/** How much an import may hold, and how it works. Source: docs/behaviour/reference-store.md §28 */
export const IMPORT_LIMITS = {
  rows: 5_000,
  columns: 300,
  options: 6,
  /** Size of a file. */
  fileBytes: 10_000_000,
  /** Size of the form with it. */
  formBytes: 10_065_536,
  /** Characters that are parsed at once, before other requests have their turn. */
  sliceLength: 65_536,
  /** Products that are checked with one read of the database, or stored at once. */
  checkedAtOnce: 100,
  /** Products of one transaction. */
  writtenAtOnce: 20,
  problemsPerProduct: 20,
  keptImports: 10,
  /** A week. */
  keptMs: 604_800_000,
} as const;
