import { atom, computed, type ReadableAtom } from 'nanostores';
import type { CurrencyCode } from '../money/index.ts';
import { QUANTITY_LIMITS } from '../offer/index.ts';
import type { Report } from '../shared/index.ts';
import { applyStockTo } from './apply-stock.ts';
import { hasValue, isSameChoice, NO_CHOICE, withChosen, withoutUnknown } from './choice.ts';
import { matchVariant, type VariantMatch } from './match-variant.ts';
import { parseProduct } from './parse-product.ts';
import type { Choice, Product } from './product.ts';
import type { StockBySku } from './stock-by-sku.ts';

/** A product, and what the visitor has chosen and typed; shared by all elements of one product. Source: docs/behaviour/products.md §3, §7 */
export interface ProductModel {
  readonly $product: ReadableAtom<Product | null>;
  /** Without a prototype; only chosen options are in it. */
  readonly $choice: ReadableAtom<Choice>;
  /** What the quantity field holds, exactly as typed; "1" at first. */
  readonly $quantityText: ReadableAtom<string>;
  /** What the choice comes to; null while there is no product. */
  readonly $match: ReadableAtom<VariantMatch | null>;
  /**
   * Takes a product item. The same product again keeps what the visitor chose and typed as far as it still exists;
   * another product starts anew; a value that is no product leaves none.
   * @param json the parsed product item, or anything
   */
  setProduct(json: unknown): void;
  /**
   * Chooses a value; a value that the product does not have (any more) is left aside.
   * @param optionName the option
   * @param value the value; empty takes the choice back
   */
  choose(optionName: string, value: string): void;
  /**
   * Keeps what the quantity field holds.
   * @param text exactly as typed
   */
  setQuantityText(text: string): void;
  /**
   * Takes newer stock.
   * @param stockBySku sku → stock; variants that are not named keep theirs
   */
  applyStock(stockBySku: StockBySku): void;
}

/** What a product model needs. */
export interface ProductModelParts {
  readonly report: Report;
  /** The currency of documents whose prices name none. */
  readonly getFallbackCurrency: () => CurrencyCode;
}

/**
 * Makes a model without a product.
 * @param parts whom to tell, and the page's currency
 * @returns the model
 * Source: docs/behaviour/products.md §1.5
 */
export function createProductModel({ report, getFallbackCurrency }: ProductModelParts): ProductModel {
  const $product = atom<Product | null>(null);
  const $choice = atom<Choice>(NO_CHOICE);
  const $quantityText = atom(String(QUANTITY_LIMITS.default));
  const $match = computed([$product, $choice], (product, choice) => product && matchVariant(product, choice));
  // Outlives a moment without a product, so that a broken refresh loses nothing.
  let lastId: string | null = null;

  const setChoice = (choice: Choice) => {
    if (!isSameChoice(choice, $choice.get())) $choice.set(choice);
  };

  return {
    $product,
    $choice,
    $quantityText,
    $match,
    setProduct(json) {
      // Nothing is no broken product: nobody needs to hear of it.
      const product =
        json === null ? null : parseProduct(json, { fallbackCurrency: getFallbackCurrency(), report });
      const isOther = product !== null && lastId !== null && product.id !== lastId;
      lastId = product?.id ?? lastId;
      if (isOther) $quantityText.set(String(QUANTITY_LIMITS.default));
      // The choice first where it starts anew: no listener may see the new product with the old one's choice.
      if (isOther) setChoice(NO_CHOICE);
      else if (product) setChoice(withoutUnknown($choice.get(), product));
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
    applyStock(stockBySku) {
      const product = $product.get();
      const changed = product && applyStockTo(product, stockBySku);
      if (changed !== product) $product.set(changed);
    },
  };
}
