/** An amount in major units. */
export interface ShopMoney {
  readonly amount: string;
  readonly currencyCode: string;
}

/** A page of a list. */
export interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

interface ShopImage {
  readonly url: string;
  readonly altText: string | null;
}

interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

/** The fields of a variant, in the variants of a product and in the lines of a cart. */
export interface ShopMerchandise {
  readonly id: string;
  readonly sku: string | null;
  readonly requiresShipping: boolean;
  readonly selectedOptions: readonly SelectedOption[];
  readonly image: ShopImage | null;
}

/** A variant of a product. */
export interface ShopVariant extends ShopMerchandise {
  readonly availableForSale: boolean;
  /** Null where the token may not read it. */
  readonly quantityAvailable: number | null;
  /** Whether it can be bought all the same. */
  readonly currentlyNotInStock: boolean;
  readonly price: ShopMoney;
  readonly compareAtPrice: ShopMoney | null;
}

/** A product. */
export interface ShopProduct {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly isGiftCard: boolean;
  readonly featuredImage: ShopImage | null;
  readonly variants: Page<ShopVariant>;
}

interface Discount {
  readonly discountedAmount: ShopMoney;
}

/** A line of a cart. */
export interface ShopLine {
  readonly id: string;
  readonly quantity: number;
  readonly attributes: readonly { readonly key: string; readonly value: string | null }[];
  readonly cost: { readonly amountPerQuantity: ShopMoney; readonly subtotalAmount: ShopMoney };
  readonly discountAllocations: readonly Discount[];
  readonly merchandise: ShopMerchandise & {
    readonly product: Pick<ShopProduct, 'handle' | 'title' | 'isGiftCard'>;
  };
}

/** A cart. */
export interface ShopCart {
  readonly id: string;
  readonly checkoutUrl: string;
  readonly note: string | null;
  readonly totalQuantity: number;
  readonly cost: { readonly totalAmount: ShopMoney };
  readonly discountAllocations: readonly Discount[];
  readonly discountCodes: readonly { readonly code: string; readonly applicable: boolean }[];
  readonly lines: Page<ShopLine>;
}

/** Why a change was refused. */
export interface ShopUserError {
  readonly code: string | null;
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** The answer to a change. */
export interface ShopPayload {
  readonly cart: ShopCart | null;
  readonly userErrors: readonly ShopUserError[];
  readonly warnings: readonly { readonly code: string; readonly message: string; readonly target: string }[];
}
