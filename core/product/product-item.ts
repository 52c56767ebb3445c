/** The members of an amount: a decimal text in major units, and an ISO 4217 code, under two pairs of names. */
interface MoneyNames {
  readonly value?: string | undefined;
  readonly currency?: string | undefined;
  readonly decimalValue?: string | undefined;
  readonly currencyCode?: string | undefined;
}

/** An amount as documents write it. TypeScript allows reading either pair of names. Source: docs/behaviour/money.md §1.2 */
export type MoneyJson = MoneyNames &
  (
    | { readonly value: string; readonly currency: string }
    | { readonly decimalValue: string; readonly currencyCode: string }
  );

/** A picture and its alternative text. Source: docs/behaviour/products.md §1.4 */
interface ImageJson {
  readonly assetUrl?: string | undefined;
  readonly altText?: string | undefined;
  readonly mainImage?:
    | { readonly assetUrl: string; readonly altText?: string | undefined }
    | null
    | undefined;
}

/** The fields of a price; each in one of its two notations. Source: docs/behaviour/money.md §1.2 */
interface PricesJson {
  readonly onSale?: boolean | undefined;
  /** The price, as a decimal text: `{ value: "18.00", currency: "USD" }`. */
  readonly priceMoney?: MoneyJson | undefined;
  /** The price while on sale. */
  readonly salePriceMoney?: MoneyJson | undefined;
  /** The price in minor units: 1800. */
  readonly price?: number | undefined;
  /** The price while on sale, in minor units. */
  readonly salePrice?: number | undefined;
}

/** A variant in the notation of documents. Source: docs/behaviour/products.md §1.2 */
export interface VariantItem extends PricesJson, ImageJson {
  readonly id?: string | undefined;
  readonly sku?: string | undefined;
  /** Pieces in stock; 0 where it is missing. */
  readonly qtyInStock?: number | undefined;
  /** True where some are left, but the store does not tell how many. */
  readonly inStock?: boolean | undefined;
  /** True where the stock is endless. */
  readonly unlimited?: boolean | undefined;
  /** Option name → value. */
  readonly attributes?: Readonly<Record<string, string | number | undefined>> | undefined;
  /** The same as a list. */
  readonly optionValues?: readonly { readonly optionName?: string; readonly value: string }[] | undefined;
  /** The price of a subscription, if it differs. */
  readonly pricingOptions?: readonly PricesJson[] | undefined;
}

/** An instalment context in the notation of documents; missing fields are the page's. */
interface InstallmentsJson {
  readonly afterPayAvailable?: boolean | undefined;
  /** Lower bound in minor units, itself out of range. */
  readonly afterPayMin?: number | undefined;
  /** Upper bound in minor units, itself in range. */
  readonly afterPayMax?: number | undefined;
  /** A language or a locale, such as `fr_CA`. */
  readonly shopperLanguage?: string | undefined;
  /** ISO 3166 code. */
  readonly stripeAccountCountry?: string | undefined;
}

/**
 * A product as the website builder's documents write it and as tags take it. Codes are plain numbers, so that imported
 * JSON fits; further fields are welcome. Source: docs/behaviour/products.md §1
 */
export interface ProductItem extends ImageJson {
  readonly id: string;
  readonly title?: string | undefined;
  /** The address of the product's page. */
  readonly fullUrl?: string | undefined;
  /** Overrides the page's instalment context for this product. Source: docs/behaviour/instalments.md §1.1 */
  readonly installments?: InstallmentsJson | null | undefined;
  readonly structuredContent: PricesJson & {
    /** 1 physical, 2 digital, 3 a service. */
    readonly productType: number;
    readonly variants?: readonly VariantItem[] | undefined;
    /** The names of the options, in the order in which they are asked. */
    readonly variantOptionOrdering?: readonly string[] | undefined;
    readonly isSubscribable?: boolean | undefined;
    readonly subscriptionPlan?: object | null | undefined;
    /** Not empty where a product that can be subscribed to is sold once, too. */
    readonly productSubscriptionOptions?: readonly object[] | undefined;
    readonly useCustomAddButtonText?: boolean | undefined;
    readonly customAddButtonText?: string | undefined;
    readonly additionalFieldsFormId?: string | null | undefined;
    readonly additionalFieldsForm?: unknown;
  };
}
