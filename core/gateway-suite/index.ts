export { describeAccountGateway } from './describe-account-gateway.ts';
export { describeCartGateway } from './describe-cart-gateway.ts';
export { describeProductGateway } from './describe-product-gateway.ts';
export { SUITE_CATALOG, type SuiteCatalog, type SuiteItem } from './suite-catalog.ts';
export type {
  AccountGatewayAbilities,
  AccountSuiteOptions,
  CartGatewayAbilities,
  CartSuiteOptions,
  ProductGatewayAbilities,
  ProductSuiteOptions,
  SuiteAccountVisitor,
  SuiteCode,
  SuiteMember,
  SuiteRunner,
} from './suite-options.ts';
