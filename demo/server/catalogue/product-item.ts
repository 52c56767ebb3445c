import { decimalFromMinor } from '../../../core/money/index.ts';

/** An amount as templates write it: a decimal string in major units. Source: platform specification §3 */
export interface Money {
  readonly value: string;
  readonly currency: string;
}

/** A picture with the words that stand for it. */
export interface ItemImage {
  readonly assetUrl: string;
  readonly altText: string;
}

/** One choice that can be bought; `price` and `salePrice` are integer cents. Source: platform specification §3 */
export interface ProductVariant {
  readonly id: string;
  readonly sku: string;
  readonly price: number;
  readonly salePrice: number;
  readonly priceMoney: Money;
  readonly salePriceMoney: Money;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  readonly mainImage: ItemImage | null;
}

/** How a subscription repeats; 0 billing cycles mean indefinitely. Source: storefront specification §3 */
export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' };
  readonly numBillingCycles: number;
}

/** A product as calls answer it and pages embed it. Source: platform specification §3 */
export interface ProductItem {
  readonly id: string;
  readonly collectionId: string;
  readonly recordType: number;
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly urlId: string;
  readonly fullUrl: string;
  readonly assetUrl: string;
  readonly mainImage: ItemImage;
  readonly items: readonly ItemImage[];
  readonly structuredContent: {
    readonly productType: number;
    readonly variants: readonly ProductVariant[];
    readonly variantOptionOrdering: readonly string[];
    readonly isSubscribable: boolean;
    readonly subscriptionPlan: SubscriptionPlan | null;
    readonly onSale: boolean;
    readonly priceMoney: Money;
    readonly salePriceMoney: Money;
    readonly additionalFieldsFormId: string | null;
    readonly additionalFieldsForm: null;
    readonly useCustomAddButtonText: boolean;
    readonly customAddButtonText: string;
  };
}

/** The store's one currency. Source: storefront specification §3 */
export const CURRENCY = 'USD';

/**
 * Writes cents as templates expect them.
 * @param cents a whole number of cents, 0 or more
 * @returns the amount as a decimal string with two digits
 */
export function toMoney(cents: number): Money {
  return { value: decimalFromMinor(cents, CURRENCY), currency: CURRENCY };
}
