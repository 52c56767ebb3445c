import { formatMoney, type MoneyFormat } from '../../../../core/money/index.ts';
import { boughtAs, everyText, hasWays, totalText } from '../../../../core/purchase/index.ts';
import { parseProduct, priceSummary, type PurchaseWay } from '../../../../core/product/index.ts';
import type { Report } from '../../../../core/shared/index.ts';
import { fill } from '../../../../core/text/index.ts';
import { PRODUCT_WORDS, SUBSCRIPTION_WORDS } from '../../../../core/words/index.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import type { ProductItem } from './product-item.ts';

/** The price texts of a subscription, without JavaScript. */
export interface ProductPlan {
  /** Both ways to buy, each with its price; empty for a subscription only. */
  readonly ways: readonly { readonly value: PurchaseWay; readonly text: string }[];
  readonly legend: string;
  /** The one-time price; empty for a subscription only. */
  readonly onceText: string;
  /** The sum of all payments; empty for an unlimited plan. */
  readonly totalText: string;
}

/**
 * Builds the price texts of a subscription with the rules of the tags, so that both always agree.
 * @param item the product item
 * @param format formats amounts
 * @param report called for a malformed item
 * @returns the texts; undefined for a product without subscription
 * Source: docs/behaviour/subscriptions.md §2.5, §4
 */
export function productPlan(item: ProductItem, format: MoneyFormat, report: Report): ProductPlan | undefined {
  const product = parseProduct(item, { fallbackCurrency: CURRENCY, report });
  const plan = product?.subscriptionPlan;
  if (!product || !plan) return undefined;
  const summaryOf = (way: PurchaseWay) => priceSummary(boughtAs(product, way), null);
  const textOf = (way: PurchaseWay) => {
    const { price, from } = summaryOf(way);
    const text = price ? formatMoney(price, format) : '';
    return from && text !== '' ? fill(PRODUCT_WORDS.fromPrice, { price: text }) : text;
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
