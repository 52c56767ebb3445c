import { formatMoney, type MoneyFormat } from '../../../../core/money/index.ts';
import {
  boughtAs,
  everyText,
  hasWays,
  parseProduct,
  priceSummary,
  type PurchaseWay,
  totalText,
} from '../../../../core/product/index.ts';
import type { Report } from '../../../../core/shared/index.ts';
import { PRODUCT_WORDS, SUBSCRIPTION_WORDS } from '../../../../core/words/index.ts';
import { CURRENCY, type ProductItem } from './product-item.ts';

/** What the page without JavaScript says of a subscription. */
export interface ProductPlan {
  /** Both ways to buy, each with its price; empty where it is only subscribed to. */
  readonly ways: readonly { readonly value: PurchaseWay; readonly text: string }[];
  readonly legend: string;
  /** What it costs once; empty where it is only subscribed to. */
  readonly onceText: string;
  /** What all payments come to; empty without an end. */
  readonly totalText: string;
}

/**
 * Says what a subscription costs, by the rules that the tags follow, so that both always agree.
 * @param item the product item
 * @param format how amounts are written
 * @param report called for a malformed item
 * @returns the words; undefined for what cannot be subscribed to
 * Source: docs/behaviour/subscriptions.md §2.5, §4
 */
export function productPlan(item: ProductItem, format: MoneyFormat, report: Report): ProductPlan | undefined {
  const product = parseProduct(item, { fallbackCurrency: CURRENCY, report });
  const plan = product?.subscriptionPlan;
  if (!product || !plan) return undefined;
  const summaryOf = (way: PurchaseWay) => priceSummary(boughtAs(product, way), null);
  const textOf = (way: PurchaseWay) => {
    const { price } = summaryOf(way);
    return price ? formatMoney(price, format) : '';
  };
  const onceText = textOf('once');
  const ways = [
    { value: 'once', text: `${SUBSCRIPTION_WORDS.buyOnce} · ${onceText}` },
    { value: 'subscribe', text: `${PRODUCT_WORDS.subscribe} · ${textOf('subscribe')} ${everyText(plan)}` },
  ] as const;
  return {
    ways: hasWays(product) ? ways : [],
    legend: SUBSCRIPTION_WORDS.waysToBuy,
    onceText: hasWays(product) ? onceText : '',
    totalText: totalText(plan, summaryOf('subscribe'), format),
  };
}
