import type { ProductTypeCode } from '../../../../core/enumerations/index.ts';
import type { ItemImage, SubscriptionPlan } from './product-item.ts';

/** A product's stored details: everything but keys, prices and stock. */
export interface ProductDetails {
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly productType: ProductTypeCode;
  readonly options: readonly string[];
  readonly mainImage: ItemImage;
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly buttonText: string;
  /** The form that is filled in with each addition; absent without one. */
  readonly formId?: string;
}

/** A variant's stored details: everything but keys, prices and stock. */
export interface VariantDetails {
  readonly attributes: Readonly<Record<string, string>>;
  readonly image: ItemImage | null;
}
