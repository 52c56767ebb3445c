import type { Question } from '../../answers/index.ts';
import type { Stock } from '../../offer/index.ts';
import type { Cart, Coupon } from './cart.ts';

export type { Stock };

/** An addition to the cart. Source: docs/behaviour/cart.md §4. */
export interface AddRequest {
  readonly itemId: string;
  /** Null for a product without options. */
  readonly sku: string | null;
  /** Whole pieces, 1–9999. */
  readonly quantity: number;
  /** The additional-fields form's values as a JSON text; empty without a form. */
  readonly additionalFields: string;
}

/** A line's new additional fields. Source: docs/behaviour/cart.md §4. */
export interface AdditionalFieldsRequest {
  readonly itemId: string;
  readonly sku: string | null;
  /** A JSON text. */
  readonly additionalFields: string;
}

/** A line as a backend sends it; absent fields take their defaults. Source: docs/behaviour/cart.md §1.2. */
export interface CartEntryJson {
  readonly id: string;
  readonly itemId?: string;
  /** The code of the product's kind, as in its JSON. */
  readonly productType?: number | null;
  readonly quantity?: number;
  readonly chosenVariant?: {
    readonly sku?: string | null;
    readonly attributes?: Readonly<Record<string, string>>;
  } | null;
  readonly additionalFields?: string;
  readonly additionalFieldsFormId?: string | null;
  /** The questions of that form, for the answers that its line shows. */
  readonly questions?: readonly Question[] | null;
  readonly title?: string;
  /** The line's total, in minor units. */
  readonly subTotal?: number;
  /** The price of one piece, in minor units. */
  readonly purchasePriceCents?: number;
  readonly productUrl?: string | null;
  readonly image?: { readonly assetUrl: string; readonly altText?: string } | null;
}

/** A cart as a backend sends it, with amounts in minor units; absent fields take their defaults. Source: docs/behaviour/cart.md §1.1. */
export interface CartJson {
  readonly id: string;
  readonly entries?: readonly CartEntryJson[];
  readonly coupons?: readonly Coupon[];
  readonly validCoupons?: readonly Coupon[];
  /** Their messages say why. */
  readonly invalidCoupons?: readonly Coupon[];
  readonly subtotalCents?: number;
  readonly taxCents?: number;
  readonly shippingCostCents?: number;
  readonly discountCents?: number;
  readonly grandTotalCents?: number;
  /** The part of the grand total that gift cards pay; none by default. */
  readonly giftCardCents?: number;
  readonly totalQuantity?: number;
  readonly hasDigital?: boolean;
  readonly purelyDigital?: boolean;
  readonly requiresShipping?: boolean;
  /** ISO 4217 code; null leaves it to the page's settings. */
  readonly currency?: string | null;
  /** Increases with every change of this cart; null if the backend has no versions. */
  readonly version?: number | null;
  /** The visitor's note for the order; null for none. */
  readonly note?: string | null;
  /** Where this cart is bought; null leaves it to the page's settings. */
  readonly checkoutUrl?: string | null;
}

/** A backend's answer to a change. */
export interface CartAnswerJson {
  readonly cart: CartJson;
  /** The line that was added or changed, when there is one; its id is enough. */
  readonly entry: CartEntryJson | null;
}

/** The way to a checkout. Source: docs/behaviour/cart.md §8.4 */
export interface CheckoutPlace {
  /** An address of http or https. */
  readonly url: string;
  /** Sent to it by POST, because they may not stand in an address; a plain navigation without any. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Finds the rest of the way, once the page lets the visitor go; rejects with a StorefrontError. */
  readonly arrive?: () => Promise<CheckoutPlace>;
}

/** What a gateway receives with every call. */
export interface GatewayCall {
  /** Aborted once nobody waits for the answer. */
  readonly signal: AbortSignal;
}

/** What a gateway receives with a change. Source: docs/behaviour/cart.md §9.4 */
export interface CartCall extends GatewayCall {
  /** Whether an earlier attempt with this key had an unknown outcome, so that its effect may be there already. */
  readonly isRetry: boolean;
  /** The page's newest cart, which another tab may have changed since; null if there is none, undefined if unknown. */
  readonly known: Cart | null | undefined;
}

/**
 * A backend for the cart. A refused method throws a StorefrontError; its `cart` replaces the page's, where the backend has
 * changed the cart all the same. Answers are parsed field by field. Each write carries the key of the visitor's action, the
 * same on each retry. Writes to one cart are sent one after another, across the tabs of a browser, too.
 * Source: docs/behaviour/cart.md §9.1, §9.4
 */
export interface CartGateway {
  /**
   * Whether a repeated key has no second effect; true by default. If not, the page itself looks for the effect of an addition
   * before it repeats it.
   */
  readonly isIdempotent?: boolean;
  load(call: GatewayCall): Promise<CartJson>;
  add(request: AddRequest, idempotencyKey: string, call: CartCall): Promise<CartAnswerJson>;
  setQuantity(
    entryId: string,
    quantity: number,
    idempotencyKey: string,
    call: CartCall,
  ): Promise<CartAnswerJson>;
  remove(entryId: string, idempotencyKey: string, call: CartCall): Promise<CartAnswerJson>;
  updateAdditionalFields(
    entryId: string,
    request: AdditionalFieldsRequest,
    idempotencyKey: string,
    call: CartCall,
  ): Promise<CartAnswerJson>;
  /** The stock of a product's variants, by sku. */
  stockOf(itemId: string, call: GatewayCall): Promise<ReadonlyMap<string, Stock>>;
  /** Applies a discount or gift-card code. Without this method, pages offer no field for codes. */
  applyCode?(code: string, idempotencyKey: string, call: CartCall): Promise<CartAnswerJson>;
  removeCode?(code: string, idempotencyKey: string, call: CartCall): Promise<CartAnswerJson>;
  /** Sets the visitor's note for the order; '' removes it. Without this method, pages offer no field for it. */
  setNote?(note: string, idempotencyKey: string, call: CartCall): Promise<CartAnswerJson>;
  /** Prepares the checkout of a cart; without this method, its `checkoutUrl` or the page's settings say where it is. */
  checkout?(cart: Cart | null, call: GatewayCall): Promise<CheckoutPlace>;
}

/** What a gateway can do besides what each of them can. Source: docs/behaviour/cart.md §9.4 */
export interface CartAbilities {
  /** Whether a repeated key has no second effect. */
  readonly isIdempotent: boolean;
  /** Whether it takes discount and gift-card codes. */
  readonly hasCodes: boolean;
  /** Whether it takes a note for the order. */
  readonly hasNote: boolean;
}

/** A gateway that ignores the circumstances of a call, so that tests can leave them out. */
export type DirectCartGateway = {
  [Name in keyof CartGateway]: CartGateway[Name] extends (infer Method) | undefined
    ? Method extends (...call: [...infer Own, CartCall]) => infer Answer
      ? (...own: Own) => Answer
      : Method
    : never;
};
