import type { BackendOptions } from '../gateway-kit/index.ts';

/** What a store of Vendure differs in from a new one. Source: docs/behaviour/gateways.md §2 */
export interface VendureOptions extends BackendOptions {
  /** The page where carts are bought; without it, the page's setting `urls.checkout`. */
  readonly checkoutUrl?: string;
  /** The language of texts, as Vendure names it, such as `pt_BR`; by default `locale` without its region. */
  readonly languageCode?: string;
  /** The custom field of `Order` for the visitor's note; without it, carts have no note. */
  readonly noteField?: string;
  /** The decimals of the store's amounts, in every currency (its `MoneyStrategy`); 2 by default. */
  readonly precision?: number;
}
