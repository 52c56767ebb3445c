import { formatMoney } from '../../core/money/index.ts';
import {
  addButtonLabel,
  isQuantityShown,
  isValueAvailable,
  optionPlaceholder,
  type Product,
  type ProductModel,
  type Purchase,
  type PurchaseFailure,
  type PurchaseState,
} from '../../core/product/index.ts';
import { fill } from '../../core/text/index.ts';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { optionControlName } from '../ui/index.ts';
import { priceContent, priceWords, type PriceContent, type PriceLook } from '../product/index.ts';

/** How an option is rendered. */
export type OptionsStyle = 'select' | 'radio';

/** One option as it is rendered. */
export interface OptionContent {
  /** The name of its control. */
  readonly name: string;
  readonly label: string;
  readonly style: OptionsStyle;
  readonly chosen: string;
  /** The first entry of the list, which selects nothing. */
  readonly placeholder: string;
  readonly isInvalid: boolean;
  readonly values: readonly {
    readonly value: string;
    readonly text: string;
    readonly isAvailable: boolean;
  }[];
}

/** A product, and the state of its purchase. */
export interface ProductContent extends PriceContent {
  readonly state: PurchaseState['state'];
  readonly title: string;
  readonly options: readonly OptionContent[];
  /** The text of the quantity field; null without a field. */
  readonly quantityText: string | null;
  readonly isQuantityInvalid: boolean;
  readonly label: string;
  /** False where a tag of its own shows the price. */
  readonly isPriceShown: boolean;
  readonly failure: PurchaseFailure | null;
  /** Number of failed clicks so far, so that a repeated message is announced again. */
  readonly failureNumber: number;
}

/** Everything that add-to-cart shows at a given moment. */
export type AddToCartContent = { readonly state: 'no-product' } | ProductContent;

/** What the page and the tag's attributes say about the rendering. */
export interface AddToCartLook extends PriceLook {
  readonly buttonText: string;
  readonly optionsStyle: OptionsStyle;
  readonly multipleQuantityAllowedForServices: boolean;
}

/**
 * Builds the content of add-to-cart.
 * @param product product, selection and quantity
 * @param purchase its state and its failure
 * @param look what page and attributes say
 * @param failureNumber how many clicks have failed so far
 */
export function addToCartContent(
  model: ProductModel,
  purchase: Purchase,
  look: AddToCartLook,
  failureNumber: number,
): AddToCartContent {
  const { $product, $choice, $quantityText, $priceTagCount } = model;
  const product = $product.get();
  const ways = wayOptions(model, look);
  if (!product || !ways) return { state: 'no-product' };
  const state = purchase.$state.get();
  const failure = purchase.$failure.get();
  return {
    ...priceContent(product, model, look),
    isPriceShown: $priceTagCount.get() === 0,
    state: state.state,
    title: product.title,
    options: [...optionContents(product, $choice.get(), failure, look), ...ways],
    quantityText: isQuantityShown(product, look) ? $quantityText.get() : null,
    isQuantityInvalid: failure?.field?.type === 'quantity',
    label: addButtonLabel(product, state, { buttonText: look.buttonText }),
    failure,
    failureNumber,
  };
}

/** The ways to buy; undefined while they are loading. */
function wayOptions(model: ProductModel, look: AddToCartLook): readonly OptionContent[] | undefined {
  const isSoldInWays = model.$product.get()?.subscribing;
  return isSoldInWays ? priceWords(look.onWords)?.wayOptions(model, look) : [];
}

function optionContents(
  product: Product,
  choice: Readonly<Record<string, string>>,
  failure: PurchaseFailure | null,
  look: AddToCartLook,
): readonly OptionContent[] {
  const blamed = failure?.field?.type === 'option' ? failure.field.names : [];
  return product.options.map(({ name, values }) => ({
    name: optionControlName(name),
    style: isGiftCard(product) ? 'radio' : look.optionsStyle,
    label: name || PRODUCT_WORDS.giftCardValue,
    chosen: choice[name] ?? '',
    placeholder: optionPlaceholder(product, name),
    isInvalid: blamed.includes(name),
    values: values.map((value) => {
      const isAvailable = isValueAvailable(product, choice, name, value);
      const text = isAvailable ? amountText(product, name, value, look) : soldOutText(value);
      return { value, text, isAvailable };
    }),
  }));
}

const isGiftCard = ({ type }: Product): boolean => type === 'gift-card';

const soldOutText = (value: string): string => fill(PRODUCT_WORDS.valueSoldOut, { value });

/** The label of a denomination is its amount, where amounts distinguish it from the others. */
function amountText(product: Product, name: string, value: string, look: AddToCartLook): string {
  const variant = product.variants.find(({ attributes }) => attributes[name] === value);
  const price = variant?.price;
  if (!price || !isGiftCard(product) || product.options.length > 1) return value;
  const same = product.variants.filter((other) => other.price?.amountMinor === price.amountMinor);
  return same.length === 1 ? formatMoney(price, look) : value;
}
