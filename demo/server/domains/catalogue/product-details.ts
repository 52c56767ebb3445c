import type { ProductTypeCode } from '../../../../core/enumerations/index.ts';
import type { ItemImage, SubscriptionPlan } from './product-item.ts';

/** What is kept of a product besides its key: everything that is neither price nor stock. */
export interface ProductDetails {
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly productType: ProductTypeCode;
  readonly options: readonly string[];
  readonly mainImage: ItemImage;
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly buttonText: string;
}

/** What is kept of a variant besides its price and its stock. */
export interface VariantDetails {
  readonly attributes: Readonly<Record<string, string>>;
  readonly image: ItemImage | null;
}
