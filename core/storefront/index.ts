export type { Gateways } from './gateways.ts';
export {
  configureStore,
  createStorefront,
  storefront,
  type Storefront,
  type StorefrontParts,
} from './storefront.ts';
