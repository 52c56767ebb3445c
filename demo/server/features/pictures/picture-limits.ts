/** How many pictures a product may have, and how large they are. Source: docs/behaviour/reference-store.md §27.1 */
export const PICTURE_LIMITS = {
  /** Of a product. */
  pictures: 50,
  /** Sent at once. */
  files: 20,
  /** Of a file. */
  fileBytes: 20_000_000,
  /** Of all files that are sent at once. */
  formBytes: 100_000_000,
  altLength: 250,
} as const;
