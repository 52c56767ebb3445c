import type { Question } from '../../answers/index.ts';
import type { StorefrontError } from '../../errors/index.ts';
import type { CurrencyCode, Money } from '../../money/index.ts';
import type { OfferKind } from '../../offer/index.ts';

/** A variant in the cart. Source: docs/behaviour/cart.md §1.2. */
export interface ChosenVariant {
  readonly sku: string | null;
  /** Option name → value. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** One line of the cart; an amount is null where the store sent no readable one. Source: docs/behaviour/cart.md §1.2. */
export interface CartEntry {
  readonly id: string;
  readonly itemId: string;
  /** The kind of its product; `unknown` if the store does not name it. */
  readonly kind: OfferKind;
  /** Whole pieces, 0 or more. */
  readonly quantity: number;
  readonly chosenVariant: ChosenVariant | null;
  /** The additional-fields form's values, as a JSON text; empty without a form. */
  readonly additionalFields: string;
  /** The form of the answers; null if the store names none. */
  readonly additionalFieldsFormId: string | null;
  /** The questions of that form; null if the store names none. */
  readonly questions: readonly Question[] | null;
  readonly title: string;
  /** The line's total. */
  readonly subTotal: Money | null;
  /** The price of one piece. */
  readonly purchasePrice: Money | null;
  /** The product's page; null if the store names none. */
  readonly productUrl: string | null;
  readonly image: { readonly assetUrl: string; readonly altText: string } | null;
}

/** A coupon as the cart page names it. Source: docs/behaviour/cart.md §1.1. */
export interface Coupon {
  readonly code: string;
  /** Why it does not apply, where the store says so. */
  readonly message?: string;
  /** Whether shipping costs nothing while it applies, where the store says so. */
  readonly hasFreeShipping?: true;
}

/** The shopping cart; an amount is null where the store sent no readable one. Source: docs/behaviour/cart.md §1.1. */
export interface Cart {
  readonly id: string;
  readonly entries: readonly CartEntry[];
  readonly coupons: readonly Coupon[];
  readonly validCoupons: readonly Coupon[];
  readonly invalidCoupons: readonly Coupon[];
  readonly subtotal: Money | null;
  readonly tax: Money | null;
  readonly shippingCost: Money | null;
  /** The discount; its sign is the store’s, because some stores use negative amounts. */
  readonly discount: Money | null;
  readonly grandTotal: Money | null;
  /** The part of the grand total that gift cards pay; null for none. */
  readonly giftCards: Money | null;
  /** Whether the store sent a grand total that is not readable: nothing replaces it. */
  readonly isGrandTotalMalformed?: true;
  /** Whole pieces, 0 or more. */
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
  /** Null if the backend names none; then amounts are in the page's currency. */
  readonly currency: CurrencyCode | null;
  /** Increases with every change of this cart; null if a backend sends none. Source: docs/behaviour/cart.md §5.1. */
  readonly version: number | null;
  /** The visitor's note for the order; null for none. */
  readonly note: string | null;
  /** Where this cart is bought; null leaves it to the page's settings. */
  readonly checkoutUrl: string | null;
}

/** How much the page knows about the visitor's cart. Source: docs/behaviour/cart.md §3.2. */
export type CartStatus =
  | { readonly state: 'uninitialised' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready' }
  /** The last read failed: the cart may be outdated. */
  | { readonly state: 'stale'; readonly error: StorefrontError };
