/** A page that anybody can read. */
export interface SitePage {
  /** In the site's own language, as links have it. */
  readonly path: string;
  /** When it last changed, in epoch milliseconds; absent if unknown. */
  readonly changedAtMs?: number;
}
