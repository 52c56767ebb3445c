/**
 * An amount in minor units of the cart's currency; null where the server sent something that is no amount,
 * which is shown as blank, never as NaN. Source: docs/behaviour/cart.md §1.3.
 */
export type Cents = number | null;

/** The variant that was put into the cart. Source: docs/behaviour/cart.md §1.2. */
export interface ChosenVariant {
  readonly sku: string | null;
  /** Option name → value. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** One line of the cart. Source: docs/behaviour/cart.md §1.2. */
export interface CartEntry {
  readonly id: string;
  readonly itemId: string;
  /** Whole pieces, 0 or more. */
  readonly quantity: number;
  readonly chosenVariant: ChosenVariant | null;
  /** The additional-fields form's values, as a JSON text; empty without a form. */
  readonly additionalFields: string;
  readonly title: string;
  /** The line's total. */
  readonly subTotal: Cents;
  /** The price of one piece. */
  readonly purchasePriceCents: Cents;
  /** Where the product is shown, when the store says so. */
  readonly productUrl: string | null;
  readonly image: { readonly assetUrl: string; readonly altText: string } | null;
}

/** A coupon as the cart page names it. Source: docs/behaviour/cart.md §1.1. */
export interface Coupon {
  readonly code: string;
}

/** The shopping cart. Source: docs/behaviour/cart.md §1.1. */
export interface Cart {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntry[];
  readonly shippingOptions: readonly unknown[];
  readonly selectedShippingOption: unknown;
  readonly shippingLocation: unknown;
  readonly applicableTaxRules: readonly unknown[];
  readonly coupons: readonly Coupon[];
  readonly validCoupons: readonly Coupon[];
  readonly invalidCoupons: readonly Coupon[];
  readonly subtotalCents: Cents;
  readonly taxCents: Cents;
  readonly shippingCostCents: Cents;
  readonly discountCents: Cents;
  readonly grandTotalCents: Cents;
  /** Whole pieces, 0 or more. */
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
  /** ISO 4217 code; null where the backend leaves it to the page's settings. */
  readonly currency: string | null;
  /** Rises with every change of this cart; null where a backend sends none. Source: docs/behaviour/cart.md §5.1. */
  readonly version: number | null;
}
