export { findProduct, findProducts } from './find-products.ts';
export { PRICE_RULES, STOCK_RULES } from './offer.ts';
export type { ProductDetails, VariantDetails } from './product-details.ts';
export {
  CURRENCY,
  type InstallmentContext,
  type ItemImage,
  type Money,
  type ProductItem,
  type ProductVariant,
  type SubscriptionPlan,
  toMoney,
} from './product-item.ts';
export { type FormOption, productOptions } from './product-options.ts';
export { productPlan, type ProductPlan } from './product-plan.ts';
