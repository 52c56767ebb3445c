export { addButtonLabel, type ButtonLabelOverrides } from './button-label.ts';
export { LazyPurchase, type LazyPurchaseParts } from './lazy-purchase.ts';
export { chosenValue, isValueAvailable, matchVariant, type VariantMatch } from './match-variant.ts';
export { narrowToChoice, pricedProduct } from './narrow-to-choice.ts';
export { onceAnswered } from './once-answered.ts';
export { optionPlaceholder } from './option-placeholder.ts';
export { parseProduct, type ParseProductOptions } from './parse-product.ts';
export { priceSummary, type PriceSummary } from './price-summary.ts';
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
export {
  ADDING,
  type FailureField,
  IDLE,
  type Purchase,
  type PurchaseFailure,
  type PurchaseFailureCode,
  type PurchaseState,
} from './purchase-state.ts';
export { readPrice } from './read-money.ts';
export { isQuantityShown, type QuantitySettings } from './quantity.ts';
export { scarceQuantity, type ScarcitySettings } from './scarcity.ts';
export { type Selection, selectionOf } from './selection.ts';
export {
  isOnSale,
  isSoldOut,
  isVariantInStock,
  productStatus,
  type ProductStatus,
  stockLeft,
} from './stock.ts';
export { alertTitle } from './alert-title.ts';
export { isSameChoice } from './choice.ts';
export { ERROR_TIMING } from './error-timing.ts';
export { listenToModel } from './listen-to-model.ts';
export { offerOf, type Priced } from './offer-of.ts';
export { readImage } from './read-image.ts';
