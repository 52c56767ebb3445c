import type { ProductTypeCode } from '../../../../core/enumerations/index.ts';
import type { Picture } from '../content/index.ts';
import type { InstallmentContext, ItemImage, SubscriptionPlan } from './product-item.ts';

/** A product's stored details: everything but keys, prices and stock. */
export interface ProductDetails {
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly productType: ProductTypeCode;
  readonly options: readonly string[];
  /** Of an older store it is an address and words. */
  readonly mainImage: ItemImage | Picture;
  /** Its other pictures; absent where its variants' are all there are. */
  readonly images?: readonly Picture[];
  readonly subscriptionPlan: SubscriptionPlan | null;
  /** Whether what can be subscribed to is sold once, too. */
  readonly isSoldOnceToo?: boolean;
  readonly buttonText: string;
  /** The form that is filled in with each addition; absent without one. */
  readonly formId?: string;
  /** How it can be paid in instalments; absent where it cannot. Source: docs/behaviour/instalments.md §1.1 */
  readonly installments?: InstallmentContext;
}

/** A variant's stored details: everything but keys, prices and stock. */
export interface VariantDetails {
  readonly attributes: Readonly<Record<string, string>>;
  readonly image: ItemImage | null;
  /** What each payment of a subscription is, in cents; absent where that is the price. */
  readonly paymentCents?: number;
}
