import type { CurrencyCode } from '../money/index.ts';
import type { SuiteItems } from './suite-catalog.ts';
import type { ProductGatewayAbilities, ProductSuiteOptions, SuiteRunner } from './suite-options.ts';

/** What the tests of a product gateway share. */
export interface ProductContext extends Pick<ProductSuiteOptions, 'open'> {
  readonly it: SuiteRunner['it'];
  readonly does: ProductGatewayAbilities;
  readonly items: SuiteItems;
  readonly currency: CurrencyCode;
}
