import type { ProductTypeCode } from '../../../../core/enumerations/index.ts';
import type { Picture } from '../../platform/content/index.ts';
import type { InstallmentContext, ItemImage, SubscriptionPlan } from './product-item.ts';

/** A product's stored details: everything but keys, prices and stock. */
export interface ProductDetails {
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly productType: ProductTypeCode;
  readonly options: readonly string[];
  /** URL and alternative text in an older store. */
  readonly mainImage: ItemImage | Picture;
  /** Its other pictures; absent if only its variants have pictures. */
  readonly images?: readonly Picture[];
  readonly subscriptionPlan: SubscriptionPlan | null;
  /** Whether a subscription product is sold once, too. */
  readonly isSoldOnceToo?: boolean;
  readonly buttonText: string;
  /** The form of its additional fields; absent without one. */
  readonly formId?: string;
  /** Its instalments offer; absent without one. Source: docs/behaviour/instalments.md §1.1 */
  readonly installments?: InstallmentContext;
}

/** A variant's stored details: everything but keys, prices and stock. */
export interface VariantDetails {
  readonly attributes: Readonly<Record<string, string>>;
  readonly image: ItemImage | null;
  /** Each payment of a subscription, in cents; absent if it equals the price. */
  readonly paymentCents?: number;
}
