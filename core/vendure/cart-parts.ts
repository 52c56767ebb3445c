import type { TokenStore } from '../gateway-kit/index.ts';
import type { Catalog } from './catalog.ts';
import type { FieldCheck } from './field-check.ts';
import type { OrderOptions } from './order.ts';
import type { Orders } from './orders.ts';

/** The dependencies of carts. */
export interface VendureCartParts {
  readonly orders: Orders;
  readonly catalog: Catalog;
  readonly check: FieldCheck;
  readonly tokens: TokenStore;
  readonly options: OrderOptions;
}
