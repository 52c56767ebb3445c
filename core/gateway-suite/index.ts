export { describeCartGateway } from './describe-cart-gateway.ts';
export { describeProductGateway } from './describe-product-gateway.ts';
export { SUITE_CATALOG, type SuiteCatalog, type SuiteItem } from './suite-catalog.ts';
export type {
  CartGatewayAbilities,
  CartSuiteOptions,
  ProductGatewayAbilities,
  ProductSuiteOptions,
  SuiteCode,
  SuiteRunner,
} from './suite-options.ts';
