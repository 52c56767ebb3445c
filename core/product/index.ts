export { QUANTITY_LIMITS } from '../offer/index.ts';
export { boughtAs, hasWays } from './bought-as.ts';
export { addButtonLabel, type ButtonLabelOverrides } from './button-label.ts';
export { applyStockTo } from './apply-stock.ts';
export { catalogItems } from './catalog-items.ts';
export { diagnoseProduct } from './diagnosis/diagnose-product.ts';
export type { Finding } from './diagnosis/findings.ts';
export { isDoubtful } from './is-doubtful.ts';
export { hasForm } from './has-form.ts';
export { LazyPurchase, type LazyPurchaseParts } from './lazy-purchase.ts';
export { chosenValue, isValueAvailable, matchVariant, type VariantMatch } from './match-variant.ts';
export { missingOptionsMessage } from './missing-options-message.ts';
export { onceAnswered } from './once-answered.ts';
export { optionPlaceholder } from './option-placeholder.ts';
export { parseProduct, type ParseProductOptions } from './parse-product.ts';
export { parseQuantity, type ParsedQuantity, type QuantityProblem } from './parse-quantity.ts';
export { pictureOfChoice } from './picture-of-choice.ts';
export { priceSummary, type PriceSummary } from './price-summary.ts';
export { effectivePrice, hasVariedPrices } from './varied-prices.ts';
export {
  PURCHASE_WAYS,
  type Choice,
  type Product,
  type ProductImage,
  type ProductType,
  type PurchaseWay,
  type SubscriptionPlan,
  type Variant,
} from './product.ts';
export type { MoneyJson, ProductItem, VariantItem } from './product-item.ts';
export { createProductModel, type ProductModel, type ProductModelParts } from './product-model.ts';
export { memoryProductGateway, restProductGateway, type ProductGateway } from './product-gateway.ts';
export { productPictures } from './product-pictures.ts';
export { createPurchase, type Purchase } from './purchase.ts';
export type { Preparation, PurchaseParts } from './purchase-parts.ts';
export type { FailureField, PurchaseFailure, PurchaseFailureCode, PurchaseState } from './purchase-state.ts';
export { PURCHASE_TIMING } from './purchase-timing.ts';
export { isQuantityShown, type QuantitySettings } from './quantity.ts';
export { type Schedule, scheduleAwake } from './schedule.ts';
export { shareReads } from './share-reads.ts';
export { scarceQuantity, type ScarcitySettings } from './scarcity.ts';
export type { Selection } from './selection.ts';
export {
  isOnSale,
  isSoldOut,
  isVariantInStock,
  productStatus,
  type ProductStatus,
  stockLeft,
} from './stock.ts';
export {
  durationText,
  everyText,
  periodText,
  type SubscriptionTextOptions,
  totalText,
} from './subscription-text.ts';
