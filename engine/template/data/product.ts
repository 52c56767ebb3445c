import type { BillingUnit, ProductTypeCode } from '../../../core/enumerations/index.ts';
import type { ContentData } from './content.ts';
import type { ImageItemData } from './image-item.ts';
import type { MoneyData } from './money.ts';

/** A variant. Source: docs/behaviour/products.md §1.2 */
export interface VariantData {
  readonly id?: string;
  readonly sku?: string;
  /** In minor units. */
  readonly price: number;
  /** In minor units. */
  readonly salePrice: number;
  readonly priceMoney: MoneyData;
  readonly salePriceMoney: MoneyData;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  /** Option name → value. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly optionValues: readonly { readonly value: string }[];
}

/** A subscription plan. Source: docs/behaviour/subscriptions.md §1.1 */
export interface SubscriptionPlanData {
  readonly billingPeriod: { readonly value: number; readonly unit: BillingUnit };
  /** 0 means indefinitely. */
  readonly numBillingCycles?: number;
}

/** A product. Source: docs/behaviour/products.md §1.1 */
export interface ProductData extends ContentData {
  readonly items?: readonly ImageItemData[];
  readonly structuredContent: {
    readonly productType: ProductTypeCode;
    readonly variants?: readonly VariantData[];
    readonly variantOptionOrdering?: readonly string[];
    readonly isSubscribable?: boolean;
    readonly subscriptionPlan?: SubscriptionPlanData | null;
    readonly onSale?: boolean;
    readonly priceMoney?: MoneyData;
    readonly salePriceMoney?: MoneyData;
    readonly additionalFieldsFormId?: string | null;
    readonly additionalFieldsForm?: unknown;
    readonly useCustomAddButtonText?: boolean;
    readonly customAddButtonText?: string;
  };
}
