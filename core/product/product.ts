import type { BillingUnit } from '../enumerations/index.ts';
import type { CurrencyCode, Money } from '../money/index.ts';
import type { OfferKind, OfferOption, Stock } from '../offer/index.ts';

/** The type of a product; `unknown` where the document names none of the table. Source: docs/behaviour/products.md §2.1 */
export type ProductType = OfferKind;

/** A picture and its alternative text; an empty text marks decoration. */
export interface ProductImage {
  /** http(s), `data:image/…`, or a path. */
  readonly assetUrl: string;
  readonly altText: string;
}

/** A variant. Source: docs/behaviour/products.md §1.2 */
export interface Variant {
  readonly id: string;
  /** Null for a product without options. */
  readonly sku: string | null;
  /** The normal price; null where none can be read, which is shown as blank, never as NaN. */
  readonly price: Money | null;
  /** The price while on sale; null when not on sale or not readable. */
  readonly salePrice: Money | null;
  readonly isOnSale: boolean;
  /** Digital products, gift cards and paywalls are unlimited. */
  readonly stock: Stock;
  /** Option name → value, without a prototype. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly image: ProductImage | null;
}

/** How a subscription repeats. Source: docs/behaviour/subscriptions.md §1.1 */
export interface SubscriptionPlan {
  readonly billingPeriod: {
    /** Whole units, 1 or more. */
    readonly value: number;
    readonly unit: BillingUnit;
  };
  /** How often it is billed; 0 means indefinitely. */
  readonly numBillingCycles: number;
}

/** How a product can be bought. Source: docs/behaviour/subscriptions.md §4 */
export const PURCHASE_WAYS = ['once', 'subscribe'] as const;

/** How a product is bought. */
export type PurchaseWay = (typeof PURCHASE_WAYS)[number];

/** A parsed product: all its money is in `currency`. Source: docs/behaviour/products.md §1.1 */
export interface Product {
  readonly id: string;
  readonly title: string;
  /** The product's page, http(s) or a path; null where the document names none. */
  readonly url: string | null;
  readonly type: ProductType;
  /** In the order of `variantOptionOrdering`; empty when there is at most one variant. */
  readonly options: readonly OfferOption[];
  readonly variants: readonly Variant[];
  /** The product's own price, which digital products and paywalls sell at. */
  readonly price: Money | null;
  /** The product's own sale price; null when not on sale. */
  readonly salePrice: Money | null;
  /** The product's own flag; `isOnSale()` applies the rule of each type. */
  readonly isOnSale: boolean;
  /** Whether it is subscribed to now; true only for physical and service products. */
  readonly isSubscribable: boolean;
  readonly subscriptionPlan: SubscriptionPlan | null;
  /** The document of a product that is sold both once and by subscription; null for all others. */
  readonly subscribing: unknown;
  /** The owner's button label; null when not in use. */
  readonly customAddButtonText: string | null;
  readonly additionalFieldsFormId: string | null;
  /** The schema of that form, unchecked, if the document contains it; null if the store has it. */
  readonly additionalFieldsForm: unknown;
  /** Its instalment context, unchecked; null leaves it to the page. */
  readonly installments?: unknown;
  readonly image: ProductImage | null;
  readonly currency: CurrencyCode;
}

/** The visitor's choice: option name → value. An absent or empty value is no choice. */
export type Choice = Readonly<Record<string, string>>;
