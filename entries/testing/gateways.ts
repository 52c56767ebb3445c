export {
  type CartGatewayAbilities,
  type CartSuiteOptions,
  type ProductGatewayAbilities,
  type ProductSuiteOptions,
  type SuiteCatalog,
  type SuiteCode,
  type SuiteItem,
  type SuiteRunner,
  SUITE_CATALOG,
  describeCartGateway,
  describeProductGateway,
} from '../../core/gateway-suite/index.ts';
