import type { ProductTypeCode } from '../../../../core/enumerations/index.ts';
import type { Picture } from '../../platform/content/index.ts';
import type { InstallmentContext, ItemImage, SubscriptionPlan } from './product-item.ts';

/** The texts of a product that differ from those of the store. Source: docs/behaviour/reference-store.md §20.4 */
export interface ProductTexts {
  readonly soldOut?: string;
  /** Instead of "Only 2 left". */
  readonly scarcity?: string;
  /** Above the restock sign-up. */
  readonly restock?: string;
  /** The button of the restock sign-up. */
  readonly restockButton?: string;
}

/** A product's stored details: everything but keys, prices and stock. */
export interface ProductDetails {
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly productType: ProductTypeCode;
  readonly options: readonly string[];
  /** URL and alternative text in an older store; null without pictures. */
  readonly mainImage: ItemImage | Picture | null;
  /** Its other pictures, in their order; absent if only its variants have pictures. */
  readonly images?: readonly (ItemImage | Picture)[];
  /** Words by which templates group products; absent without any. */
  readonly tags?: readonly string[];
  readonly subscriptionPlan: SubscriptionPlan | null;
  /** Whether a subscription product is sold once, too. */
  readonly isSoldOnceToo?: boolean;
  readonly buttonText: string;
  /** Its own texts instead of the store's; absent ones are the store's. */
  readonly texts?: ProductTexts;
  /** Whether it never shows how few are left. */
  readonly hidesScarcity?: boolean;
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
  readonly paymentCents?: number | undefined;
}
