import type { AccountGateway } from '../account/index.ts';
import type { CartGateway } from '../cart/index.ts';
import type { ProductGateway } from '../purchase/index.ts';

/** The gateways to another backend; what it lacks is the store's API at the page's own origin. Source: docs/behaviour/gateways.md §1 */
export interface BackendGateways {
  readonly cart: CartGateway;
  readonly products: ProductGateway;
  /** Never absent: passwords for this backend must not be sent to the page's own server. */
  readonly account: AccountGateway;
}
