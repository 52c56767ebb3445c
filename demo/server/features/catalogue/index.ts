export {
  type EditedStock,
  type EditedVariant,
  NEW_INSTALLMENTS,
  stockRow,
  variantRow,
} from './edited-product.ts';
export { findOwnTexts, NO_OWN_TEXTS, type OwnTexts } from './find-own-texts.ts';
export {
  findFirstProducts,
  findOwnersProduct,
  findOwnersProducts,
  findProduct,
  findProductsById,
  findProductUrls,
  findStoreProducts,
  isPublished,
  type OwnersProduct,
} from './find-products.ts';
export { findStock } from './find-stock.ts';
export { followProducts, followVariants, outliveCatalogue } from './follow-catalogue.ts';
export { lockCatalogue } from './lock-catalogue.ts';
export { PRICE_RULES, STOCK_RULES } from './offer.ts';
export { dayText, type PlanDates, planDates } from './plan-dates.ts';
export { type PlanWords, planWords } from './plan-words.ts';
export type { ProductDetails, ProductTexts, VariantDetails } from './product-details.ts';
export type { ItemImage, ProductItem, ProductVariant, SubscriptionPlan } from './product-item.ts';
export { type FormOption, productOptions } from './product-options.ts';
export { productPlan, type ProductPlan } from './product-plan.ts';
export { safeBody } from './safe-body.ts';
export { PRODUCT_SORTS, type ProductSort } from './sort-products.ts';
export { insertVariants } from './write-variants.ts';
