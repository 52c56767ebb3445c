/** How much may be sold as files, and how often it is sent. Source: docs/behaviour/reference-store.md §29 */
export const DOWNLOAD_LIMITS = {
  /** Ten minutes, which a form with files may take, carry it on a line of 1.4 Mbit/s. */
  fileBytes: 104_857_600,
  /** The same in words. */
  fileSize: '100 MB',
  filesPerProduct: 10,
  nameLength: 120,
  /** Complete downloads of each file, for each piece that was bought. */
  downloads: 5,
  /** How long links work after the payment, or after they were renewed. */
  days: 30,
  /** How long a started download can be resumed, in milliseconds: a day. */
  grantMs: 86_400_000,
} as const;
