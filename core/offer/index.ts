export { kindOfCode, KIND_RULES, type KindRules, type OfferKind } from './kind-rules.ts';
export { listOptions, type OfferOption } from './list-options.ts';
export type { Offer, OfferReader, PricedField } from './offer.ts';
export { createPriceRules, type PriceRules, type PriceSummary } from './price-rules.ts';
export { isQuantity, QUANTITY_LIMITS } from './quantity-limits.ts';
export { createStockRules, type StockRules } from './stock-rules.ts';
export { isEnough, UNLIMITED_STOCK, type Stock } from './stock.ts';
