export { applyStockTo } from './apply-stock.ts';
export { boughtAs, hasWays } from './bought-as.ts';
export { hasForm } from './has-form.ts';
export { isDoubtful } from './is-doubtful.ts';
export { missingOptionsMessage } from './missing-options-message.ts';
export { parseQuantity, type QuantityProblem, type ParsedQuantity } from './parse-quantity.ts';
export { pictureOfChoice } from './picture-of-choice.ts';
export { memoryProductGateway, restProductGateway, type ProductGateway } from './product-gateway.ts';
export type { Preparation, PurchaseParts } from './purchase-parts.ts';
export { PURCHASE_TIMING } from './purchase-timing.ts';
export { createPurchase } from './purchase.ts';
export { type Schedule, scheduleAwake } from './schedule.ts';
export { shareReads } from './share-reads.ts';
export {
  periodText,
  totalText,
  everyText,
  type SubscriptionTextOptions,
  durationText,
} from './subscription-text.ts';
export { effectivePrice, hasVariedPrices, printedSummary } from './varied-prices.ts';
