import type { MoneyFormat } from '../../core/money/index.ts';
import { boughtAs, everyText, hasWays } from '../../core/purchase/index.ts';
import {
  pricedProduct,
  priceSummary,
  type ProductModel,
  type PurchaseWay,
} from '../../core/product/index.ts';
import { PRODUCT_WORDS, SUBSCRIPTION_WORDS } from '../../core/words/index.ts';
import { WAY_NAME } from '../ui/index.ts';
import { priceText } from '../product/index.ts';

/** The choice between buying once and subscribing. */
export interface WayOption {
  readonly name: string;
  readonly label: string;
  readonly style: 'radio';
  readonly chosen: PurchaseWay;
  readonly placeholder: string;
  readonly isInvalid: boolean;
  readonly values: readonly {
    readonly value: PurchaseWay;
    readonly text: string;
    readonly isAvailable: boolean;
  }[];
}

/**
 * Lists the ways to buy a product, each with its price.
 * @param model the product and its choice
 * @param look how amounts are formatted
 * @returns one choice; none where there is only one way
 * Source: docs/behaviour/subscriptions.md §4.1
 */
export function wayOptions(
  { $product, $match, $choice, $way }: ProductModel,
  look: MoneyFormat,
): readonly WayOption[] {
  const product = $product.get();
  const plan = product?.subscriptionPlan;
  if (!product || !plan || !hasWays(product)) return [];
  const match = $match.get();
  const id = match?.state === 'matched' ? match.variant.id : null;
  const priceOf = (way: PurchaseWay) => {
    const bought = boughtAs(product, way);
    const variant = bought.variants.find((one) => one.id === id) ?? null;
    return priceText(priceSummary(pricedProduct(bought, $choice.get()), variant), look);
  };
  const option = (value: PurchaseWay, name: string, ...rest: readonly string[]) => ({
    value,
    text: `${name} · ${[priceOf(value) ?? '', ...rest].join(' ')}`,
    isAvailable: true,
  });
  return [
    {
      name: WAY_NAME,
      label: SUBSCRIPTION_WORDS.waysToBuy,
      style: 'radio',
      chosen: $way.get(),
      placeholder: '',
      isInvalid: false,
      values: [
        option('once', SUBSCRIPTION_WORDS.buyOnce),
        option('subscribe', PRODUCT_WORDS.subscribe, everyText(plan)),
      ],
    },
  ];
}
