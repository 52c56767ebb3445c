/** Money of a store: texts in units that its own number of decimals makes. */
export interface WooCurrency {
  readonly currency_code: string;
  readonly currency_minor_unit: number;
}

/** A price. */
export interface WooPrices extends WooCurrency {
  readonly price: string;
  readonly regular_price: string;
}

interface WooImage {
  readonly src: string;
  readonly alt: string;
}

/** A product, or a variation of one. */
export interface WooProduct {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly type: string;
  readonly sku: string;
  readonly on_sale: boolean;
  readonly prices: WooPrices;
  readonly images: readonly WooImage[];
  readonly attributes: readonly WooAttribute[];
  readonly variations: readonly WooVariation[];
  readonly is_purchasable: boolean;
  readonly is_in_stock: boolean;
  readonly low_stock_remaining: number | null;
  /** Older versions have no limits. */
  readonly add_to_cart: { readonly maximum?: number };
}

/** An attribute of a product. */
export interface WooAttribute {
  /** The label. */
  readonly name: string;
  /** The name of a global attribute, such as `pa_color`; null for one of this product alone. */
  readonly taxonomy: string | null;
  readonly has_variations: boolean;
  readonly terms: readonly { readonly name: string; readonly slug: string }[];
}

/** What decides a variation. */
export interface WooVariation {
  readonly id: number;
  /** The slug of a term; null where every value is the same variation. */
  readonly attributes: readonly { readonly name: string; readonly value: string | null }[];
}

/** A line of a cart. */
export interface WooItem {
  readonly key: string;
  /** Of the variation, where there is one. */
  readonly id: number;
  readonly quantity: number;
  readonly quantity_limits?: { readonly maximum: number };
  readonly name: string;
  readonly sku: string;
  readonly permalink: string;
  readonly images: readonly WooImage[];
  readonly variation: readonly { readonly attribute: string; readonly value: string }[];
  readonly prices: WooPrices;
  /** Without tax. */
  readonly totals: WooCurrency & { readonly line_subtotal: string; readonly line_subtotal_tax: string };
}

/** A cart. */
export interface WooCart {
  readonly items: readonly WooItem[];
  readonly coupons: readonly { readonly code: string }[];
  readonly items_count: number;
  readonly needs_shipping: boolean;
  readonly totals: WooCurrency & {
    readonly total_items: string;
    readonly total_items_tax: string;
    readonly total_discount: string;
    readonly total_discount_tax: string;
    /** Null before the address is known. */
    readonly total_shipping: string | null;
    readonly total_shipping_tax: string | null;
    readonly total_price: string;
    readonly total_tax: string;
  };
}
