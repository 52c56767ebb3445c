export { findProduct, findProducts } from './find-products.ts';
export { PRICE_RULES, STOCK_RULES } from './offer.ts';
export { type PlanWords, planWords } from './plan-words.ts';
export type { ProductDetails, VariantDetails } from './product-details.ts';
export type { ItemImage, ProductItem, ProductVariant, SubscriptionPlan } from './product-item.ts';
export { type FormOption, productOptions } from './product-options.ts';
export { productPlan, type ProductPlan } from './product-plan.ts';
