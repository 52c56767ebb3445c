export { QUANTITY_LIMITS } from '../offer/index.ts';
export { addButtonLabel, type ButtonLabelOverrides } from './button-label.ts';
export { chosenValue, isValueAvailable, matchVariant, type VariantMatch } from './match-variant.ts';
export { missingOptionsMessage, optionPlaceholder } from './option-message.ts';
export { parseProduct, type ParseProductOptions } from './parse-product.ts';
export { effectivePrice, hasVariedPrices, priceSummary, type PriceSummary } from './price-summary.ts';
export { createProductModel, type ProductModel, type ProductModelParts } from './product-model.ts';
export type { Choice, Product, ProductImage, ProductType, SubscriptionPlan, Variant } from './product.ts';
export { PURCHASE_TIMING } from './purchase-timing.ts';
export type { FailureField, PurchaseFailure, PurchaseFailureCode, PurchaseState } from './purchase-state.ts';
export { createPurchase, onceAnswered, type Purchase, type PurchaseParts } from './purchase.ts';
export {
  isQuantityShown,
  parseQuantity,
  type ParsedQuantity,
  type QuantityProblem,
  type QuantitySettings,
} from './quantity.ts';
export { type Schedule, scheduleAwake } from './schedule.ts';
export {
  isOnSale,
  isSoldOut,
  isVariantInStock,
  productStatus,
  type ProductStatus,
  stockLeft,
} from './stock.ts';
export { PRODUCT_LABELS, PRODUCT_STRINGS } from './strings.ts';
