import { formatMoney } from '../../core/money/index.ts';
import {
  addButtonLabel,
  isQuantityShown,
  isValueAvailable,
  priceSummary,
  PRODUCT_LABELS,
  productStatus,
  type Product,
  type ProductModel,
  type Purchase,
  type PurchaseFailure,
  type Variant,
} from '../../core/product/index.ts';

/** How options are drawn. */
export type OptionsStyle = 'select' | 'radio';

/** One option as it is drawn. */
export interface OptionContent {
  readonly name: string;
  readonly chosen: string;
  readonly isInvalid: boolean;
  readonly values: readonly { readonly value: string; readonly isAvailable: boolean }[];
}

/** The product's mark. */
export interface StatusContent {
  readonly type: 'sold-out' | 'on-sale';
  readonly text: string;
}

/** Everything that add-to-cart shows at one moment. */
export interface AddToCartContent {
  readonly product: Product;
  readonly options: readonly OptionContent[];
  readonly optionsStyle: OptionsStyle;
  /** What the quantity field holds; null where there is no field. */
  readonly quantityText: string | null;
  readonly isQuantityInvalid: boolean;
  readonly label: string;
  readonly isAdding: boolean;
  /** Sold out, or on sale. */
  readonly status: StatusContent | null;
  readonly priceText: string | null;
  readonly originalPriceText: string | null;
  readonly isPriceFrom: boolean;
  readonly failure: PurchaseFailure | null;
  /** The how-manieth press it was that failed; so that the same words again are news. */
  readonly failureNumber: number;
  /** Whether the failure was spoken already, by the nodes that stood here before. */
  readonly isFailureTold: boolean;
}

/** What was said of failures so far. */
export interface ToldFailures {
  readonly failureNumber: number;
  readonly isFailureTold: boolean;
}

/** What the page and the tag's attributes say about drawing. */
export interface AddToCartLook {
  readonly locale: string;
  readonly buttonText: string;
  readonly optionsStyle: OptionsStyle;
  readonly multipleQuantityAllowedForServices: boolean;
  /** Product id → what the owner set for it. */
  readonly merchandising: Readonly<Record<string, { readonly customSoldOutText?: string | undefined }>>;
}

/**
 * Gathers what add-to-cart shows now.
 * @param model product, choice and quantity
 * @param purchase how far the purchase is, and what went wrong
 * @param look what page and attributes say
 * @param told what was said of failures so far
 * @returns the content, or null without a product
 */
export function addToCartContent(
  model: ProductModel,
  purchase: Purchase,
  look: AddToCartLook,
  told: ToldFailures,
): AddToCartContent | null {
  const product = model.$product.get();
  if (!product) return null;
  const match = model.$match.get();
  const state = purchase.$state.get();
  const failure = purchase.$failure.get();
  const variant = match?.state === 'matched' ? match.variant : null;
  const price = priceSummary(product, variant);
  return {
    product,
    options: optionContents(model, product, failure),
    optionsStyle: look.optionsStyle,
    quantityText: isQuantityShown(product, look) ? model.$quantityText.get() : null,
    isQuantityInvalid: failure?.field?.type === 'quantity',
    label: addButtonLabel(product, state, { buttonText: look.buttonText }),
    isAdding: state.state === 'adding',
    status: statusContent(product, variant, look),
    priceText: price.price && formatMoney(price.price, look),
    originalPriceText: price.original && formatMoney(price.original, look),
    isPriceFrom: price.from,
    failure,
    ...told,
  };
}

function optionContents(
  model: ProductModel,
  product: Product,
  failure: PurchaseFailure | null,
): readonly OptionContent[] {
  const choice = model.$choice.get();
  const blamed = failure?.field?.type === 'option' ? failure.field.names : [];
  return product.options.map(({ name, values }) => ({
    name,
    chosen: choice[name] ?? '',
    isInvalid: blamed.includes(name),
    values: values.map((value) => ({ value, isAvailable: isValueAvailable(product, choice, name, value) })),
  }));
}

/** The mark of the chosen variant; of the whole product while none is chosen. */
function statusContent(
  product: Product,
  variant: Variant | null,
  { merchandising }: AddToCartLook,
): StatusContent | null {
  const type = productStatus(product, variant);
  if (type === null) return null;
  const custom = Object.hasOwn(merchandising, product.id) && merchandising[product.id]?.customSoldOutText;
  const text = type === 'on-sale' ? PRODUCT_LABELS.sale : custom || PRODUCT_LABELS.soldOut;
  return { type, text };
}
