import type { Question } from '../../../../core/answers/index.ts';
import type { ItemImage } from '../catalogue/index.ts';
import type { Totals } from '../totals/index.ts';
import type { ShownCode } from './cart-codes.ts';

/** A line of the cart; `subTotal` and `purchasePriceCents` (of one piece) are integer cents. Source: docs/behaviour/cart.md §1.2 */
export interface CartEntry {
  readonly id: string;
  readonly itemId: string;
  /** The code of the product's kind. */
  readonly productType: number;
  readonly quantity: number;
  readonly chosenVariant: { readonly sku: string; readonly attributes: Readonly<Record<string, string>> };
  readonly additionalFields: string;
  /** The form that the product is sold with; null without one. */
  readonly additionalFieldsFormId: string | null;
  /** The questions of its answers; absent without answers. */
  readonly questions?: readonly Question[];
  readonly title: string;
  readonly subTotal: number;
  readonly purchasePriceCents: number;
  readonly productUrl: string;
  readonly image: ItemImage | null;
}

/** The cart as the API returns it; `created` is in milliseconds, amounts are integer cents. Source: docs/behaviour/cart.md §1.1 */
export interface Cart extends Totals {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId: string;
  readonly created: number;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntry[];
  readonly shippingOptions: readonly never[];
  readonly selectedShippingOption: null;
  readonly shippingLocation: null;
  readonly applicableTaxRules: readonly never[];
  /** Discount and gift-card codes, in the order in which they were applied. */
  readonly coupons: readonly ShownCode[];
  readonly validCoupons: readonly ShownCode[];
  /** Those that take nothing off, each with the reason. */
  readonly invalidCoupons: readonly ShownCode[];
  /** The visitor's note for the order; '' for none. That it is there says that the store takes codes and notes. */
  readonly note: string;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
  /** Rises with every change, even across orders, so that the highest is always the newest. */
  readonly version: number;
  readonly currency: string;
}
