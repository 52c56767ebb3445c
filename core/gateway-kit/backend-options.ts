import type { CurrencyCode } from '../money/index.ts';
import type { TokenStore } from './token-store.ts';

/** What every gateway to another backend takes. Source: docs/behaviour/gateways.md §1 */
export interface BackendOptions {
  /** The backend's address, such as `https://shop.example`. */
  readonly apiRoot: string;
  /** The public key that its storefronts send; null where it has none. */
  readonly apiKey?: string | null;
  /** The region or channel that decides prices, where the backend has such; null for its default. */
  readonly apiRegion?: string | null;
  /** The language of the page, as a BCP 47 tag; that of the document by default. */
  readonly locale?: string;
  /** The currency of a cart before its first line. */
  readonly currency?: CurrencyCode;
  /** Where the visitor's session or cart is remembered; the browser's `localStorage` by default. */
  readonly tokens?: TokenStore;
  /** Where a member's login is remembered, if that is another token; the browser's `localStorage` by default. */
  readonly logins?: TokenStore;
}
