import type { NavigationItem } from './navigation-item.ts';
import type { SiteLayout } from './site-layout.ts';

/** The outcome of a save, and what the store has now. Source: docs/behaviour/owner.md §2.4 */
export interface NavigationAnswer {
  /** A conflict: another editor has saved it since it was read. */
  readonly outcome: 'saved' | 'conflict';
  readonly layout: SiteLayout;
}

/** The API of the site's navigation. Methods reject with a `StorefrontError` of any kind. Source: docs/behaviour/owner.md §2 */
export interface NavigationGateway {
  /**
   * Reads the site's main navigation.
   * @param signal aborts the request
   * @returns null where the site has none
   */
  loadLayout(signal?: AbortSignal): Promise<SiteLayout | null>;
  /**
   * Replaces the entries, unless another owner has saved since they were read.
   * @param layout as it was read
   * @param items all entries
   */
  saveNavigation(layout: SiteLayout, items: readonly NavigationItem[]): Promise<NavigationAnswer>;
}
