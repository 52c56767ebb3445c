import type {
  ImageItemData,
  ProductData,
  SubscriptionPlanData,
  VariantData,
} from '../../../../engine/template/index.ts';
import type { PageItem, Picture } from '../../platform/content/index.ts';
import type { Money } from '../../platform/shared/money.ts';

/** A picture and its alternative text. */
export type ItemImage = Required<Pick<ImageItemData, 'assetUrl' | 'altText'>>;

/** A variant; `price` and `salePrice` are integer cents. Source: docs/behaviour/products.md §1.2 */
export interface ProductVariant extends VariantData {
  readonly id: string;
  readonly sku: string;
  readonly priceMoney: Money;
  readonly salePriceMoney: Money;
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  readonly mainImage: ItemImage | null;
  /** Price of a subscription; absent if it equals the price. */
  readonly pricingOptions?: readonly Pick<VariantData, 'price' | 'priceMoney'>[];
}

/** How a subscription repeats; 0 billing cycles mean indefinitely. Source: docs/behaviour/subscriptions.md §1.1 */
export type SubscriptionPlan = Required<SubscriptionPlanData>;

/** The totals and the locales for which instalments are offered. Source: docs/behaviour/instalments.md §1.1 */
export interface InstallmentContext {
  readonly afterPayAvailable: boolean;
  readonly afterPayMin: number;
  readonly afterPayMax: number;
  readonly shopperLanguage: string;
  readonly stripeAccountCountry: string;
}

/** A product as the API returns it and pages embed it. Source: docs/behaviour/products.md §1.1 */
export interface ProductItem extends PageItem, ItemPictures {
  readonly body: string;
  /** The names of its categories. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly structuredContent: StructuredContent;
  /** Null without instalments. */
  readonly installments: InstallmentContext | null;
}

interface ItemPictures {
  /** Empty without pictures. */
  readonly assetUrl: string;
  readonly mainImage: ItemImage | Picture | null;
  readonly items: readonly (ItemImage | Picture)[];
}

interface StructuredContent extends Required<ProductData['structuredContent']> {
  readonly variants: readonly ProductVariant[];
  readonly subscriptionPlan: SubscriptionPlan | null;
  /** Not empty if it is sold once, too. */
  readonly productSubscriptionOptions: readonly { readonly id: string }[];
  readonly priceMoney: Money;
  readonly salePriceMoney: Money;
}
