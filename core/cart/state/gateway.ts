import type { Question } from '../../answers/index.ts';
import type { Stock } from '../../offer/index.ts';

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
  readonly coupons?: readonly { readonly code: string }[];
  readonly validCoupons?: readonly { readonly code: string }[];
  readonly invalidCoupons?: readonly { readonly code: string }[];
  readonly subtotalCents?: number;
  readonly taxCents?: number;
  readonly shippingCostCents?: number;
  readonly discountCents?: number;
  readonly grandTotalCents?: number;
  readonly totalQuantity?: number;
  readonly hasDigital?: boolean;
  readonly purelyDigital?: boolean;
  readonly requiresShipping?: boolean;
  /** ISO 4217 code; null leaves it to the page's settings. */
  readonly currency?: string | null;
  /** Increases with every change of this cart; null if the backend has no versions. */
  readonly version?: number | null;
}

/** A backend's answer to a change. */
export interface CartAnswerJson {
  readonly cart: CartJson;
  /** The line that was added or changed, when there is one; its id is enough. */
  readonly entry: CartEntryJson | null;
}

/**
 * A backend for the cart. A refused method throws a StorefrontError. Answers are parsed field by field. Each write
 * carries the key of the visitor's action, the same on each retry.
 * Source: docs/behaviour/cart.md §9.1
 */
export interface CartGateway {
  load(): Promise<CartJson>;
  add(request: AddRequest, idempotencyKey: string): Promise<CartAnswerJson>;
  setQuantity(entryId: string, quantity: number, idempotencyKey: string): Promise<CartAnswerJson>;
  remove(entryId: string, idempotencyKey: string): Promise<CartAnswerJson>;
  updateAdditionalFields(
    entryId: string,
    request: AdditionalFieldsRequest,
    idempotencyKey: string,
  ): Promise<CartAnswerJson>;
  /** The stock of a product's variants, by sku. */
  stockOf(itemId: string): Promise<ReadonlyMap<string, Stock>>;
}
