export {
  configureStore,
  createStorefront,
  storefront,
  type Storefront,
  type StorefrontParts,
} from './storefront.ts';
