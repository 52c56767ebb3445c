import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { CurrencyCode } from '../money/index.ts';
import { QUANTITY_LIMITS } from '../offer/index.ts';
import { derive, type Report } from '../shared/index.ts';
import { hasValue, isSameChoice, NO_CHOICE, withChosen, withoutUnknown } from './choice.ts';
import { matchVariant, type VariantMatch } from './match-variant.ts';
import { parseProduct } from './parse-product.ts';
import type { Choice, Product, PurchaseWay } from './product.ts';

/** A product and the visitor's selection; shared by all elements of one product. Source: docs/behaviour/products.md §3, §7 */
export interface ProductModel {
  readonly $product: ReadableAtom<Product | null>;
  /** Without a prototype; holds only options with a chosen value. */
  readonly $choice: ReadableAtom<Choice>;
  /** The text of the quantity field, exactly as typed; "1" at first. */
  readonly $quantityText: ReadableAtom<string>;
  /** How the visitor wants to buy a product with two ways; initially once. Source: docs/behaviour/subscriptions.md §4 */
  readonly $way: WritableAtom<PurchaseWay>;
  /** The variant that the choice amounts to; null while there is no product. */
  readonly $match: ReadableAtom<VariantMatch | null>;
  /** The number of elements that show only its price; while there are any, no other element shows it. */
  readonly $priceTagCount: WritableAtom<number>;
  /**
   * Replaces the product. Newer data of the same product keeps the visitor's selection as far as it still exists;
   * another product resets it; a value that is not a product clears the product.
   * @param json the parsed product item, or anything
   */
  setProduct(json: unknown): void;
  /**
   * Chooses a value; values that the product does not (or no longer) offer are ignored.
   * @param optionName the option
   * @param value the value; an empty one clears the option
   */
  choose(optionName: string, value: string): void;
  /**
   * Stores the text of the quantity field.
   * @param text exactly as typed
   */
  setQuantityText(text: string): void;
  /**
   * Replaces the product by a newer state, such as newer stock; choice and quantity stay.
   * @param change returns the newer product, or the same one
   */
  update(change: (product: Product) => Product): void;
}

/** Dependencies of a product model. */
export interface ProductModelParts {
  readonly report: Report;
  /** The currency of documents whose prices name none. */
  readonly getFallbackCurrency: () => CurrencyCode;
  /** A registry of products by id; none by default. */
  readonly products?: Map<string, Product>;
}

/**
 * Creates a model without a product.
 * @param parts reporting, the page's currency and the registry
 * Source: docs/behaviour/products.md §1.5
 */
export function createProductModel(parts: ProductModelParts): ProductModel {
  const { report, getFallbackCurrency, products } = parts;
  const $product = atom<Product | null>(null);
  const $choice = atom<Choice>(NO_CHOICE);
  const $quantityText = atom(String(QUANTITY_LIMITS.default));
  const $way = atom<PurchaseWay>('once');
  const match = (product = $product.get()) => product && matchVariant(product, $choice.get());
  const $match = derive([$product, $choice], () => match());
  // Kept through a moment without a product, so that a broken refresh loses nothing.
  let lastId: string | null = null;

  const setChoice = (choice: Choice) => {
    if (!isSameChoice(choice, $choice.get())) $choice.set(choice);
  };

  function parse(json: unknown): Product | null {
    // Null is deliberate, not malformed: there is nothing to report.
    if (json === null) return null;
    const product = parseProduct(json, { fallbackCurrency: getFallbackCurrency(), report });
    if (product) products?.set(product.id, product);
    return product;
  }

  return {
    $product,
    $choice,
    $quantityText,
    $way,
    $match,
    $priceTagCount: atom(0),
    setProduct(json) {
      const product = parse(json);
      const isOther = product !== null && lastId !== null && product.id !== lastId;
      lastId = product?.id ?? lastId;
      // The selection is reset first: no listener may see the new product with the old one's choice.
      if (isOther) {
        $quantityText.set(String(QUANTITY_LIMITS.default));
        $way.set('once');
        setChoice(NO_CHOICE);
      } else if (product) setChoice(withoutUnknown($choice.get(), product));
      $product.set(product);
    },
    choose(optionName, value) {
      const product = $product.get();
      if (value !== '' && product && !hasValue(product, optionName, value)) return;
      setChoice(withChosen($choice.get(), optionName, value));
    },
    setQuantityText: (text) => {
      $quantityText.set(text);
    },
    update(change) {
      const product = $product.get();
      if (product) $product.set(change(product));
    },
  };
}
