export { kindOfCode, KIND_RULES, type KindRules, type OfferKind } from './kind-rules.ts';
export { listOptions, type OfferOption } from './list-options.ts';
export type { Offer, OfferReader, PricedField } from './offer.ts';
export { createPriceRules, type PriceSummary } from './price-rules.ts';
export { isEnough } from './is-enough.ts';
export { isQuantity } from './is-quantity.ts';
export { QUANTITY_LIMITS } from './quantity-limits.ts';
export { createStockRules } from './stock-rules.ts';
export type { Stock } from './stock.ts';
