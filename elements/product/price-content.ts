import {
  pricedProduct,
  priceSummary,
  productStatus,
  type Product,
  type ProductModel,
  scarceQuantity,
  type ScarcitySettings,
  type Variant,
} from '../../core/product/index.ts';
import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { amountText, priceText } from './price-text.ts';

/** The product's badge. */
export interface StatusContent {
  readonly type: 'sold-out' | 'on-sale';
  readonly text: string;
}

/** What a price block shows. */
export interface PriceContent {
  readonly status: StatusContent | null;
  /** Null where there is no readable price. */
  readonly priceText: string | null;
  /** The price before the sale. */
  readonly originalPriceText: string | null;
  /** How often a subscription is paid, and for how long; null for all others, empty while the words are loading. */
  readonly periodText: string | null;
  /** The total of all payments of a subscription; null where it has no end. */
  readonly totalText: string | null;
  /** The scarcity message; null for none, empty while the words are loading. */
  readonly scarcityText: string | null;
}

/** How the page and the tag's attributes format a price. */
export interface PriceLook {
  readonly locale: string;
  /** Product id → the owner's settings for it. */
  readonly merchandising: Readonly<Record<string, OwnersWords>>;
  /** Replaces an amount of zero; empty for the amount itself. */
  readonly freeLabel?: string;
  readonly keepsBillingUnit?: boolean;
  /** Called when the words that only some products need have loaded. */
  readonly onWords: () => void;
}

interface OwnersWords extends ScarcitySettings {
  readonly customSoldOutText?: string | undefined;
}

const NO_WORDS: OwnersWords = {};

/** The code of the price texts that only some products need. */
export const laterWords = retryable(() => import('../purchase/price-words.ts'));

/**
 * Returns the price texts that only some products need.
 * @param onMore called when they have loaded
 * @returns the texts; null while they are loading
 * Source: docs/behaviour/products.md §9.2; docs/behaviour/subscriptions.md §2
 */
export function priceWords(onMore: () => void): ReturnType<typeof laterWords.current> {
  const current = laterWords.current();
  if (current === null)
    laterWords.load().then(onMore, (error: unknown) => {
      storefront().report(error, 'price/words');
    });
  return current;
}

/**
 * Builds what a price block shows.
 * @param product the product
 * @param model its choice
 * @param look how page and attributes format it
 * Source: docs/behaviour/products.md §4.3, §4.10, §6, §9.2; docs/behaviour/subscriptions.md §2
 */
export function priceContent(
  product: Product,
  { $choice, $match }: Pick<ProductModel, '$choice' | '$match'>,
  look: PriceLook,
): PriceContent {
  const priced = pricedProduct(product, $choice.get());
  const match = $match.get();
  const variant = match?.state === 'matched' ? match.variant : null;
  const { merchandising } = look;
  const own = ownersWords(merchandising, priced);
  const left = scarceQuantity(priced, variant, own);
  return {
    ...amounts(priced, variant, look),
    ...planTexts(priced, variant, look),
    status: statusContent(priced, variant, own),
    scarcityText:
      left === null ? null : (priceWords(look.onWords)?.scarcityText(own.scarcityText, left, look) ?? ''),
  };
}

function planTexts(
  product: Product,
  variant: Variant | null,
  look: PriceLook,
): Pick<PriceContent, 'periodText' | 'totalText'> {
  const { isSubscribable, subscriptionPlan } = product;
  if (!isSubscribable) return { periodText: null, totalText: null };
  const words = priceWords(look.onWords);
  if (words) return words.planTexts(product, variant, look);
  return { periodText: '', totalText: subscriptionPlan?.numBillingCycles ? '' : null };
}

function ownersWords(merchandising: PriceLook['merchandising'], { id }: Product): OwnersWords {
  return (Object.hasOwn(merchandising, id) && merchandising[id]) || NO_WORDS;
}

function amounts(
  product: Product,
  variant: Variant | null,
  look: PriceLook,
): Pick<PriceContent, 'priceText' | 'originalPriceText'> {
  // Without a plan there is no price either.
  if (product.isSubscribable && !product.subscriptionPlan)
    return { priceText: null, originalPriceText: null };
  const summary = priceSummary(product, variant);
  return {
    priceText: priceText(summary, look),
    originalPriceText: amountText(summary.original, look),
  };
}

/** The badge of the selected variant, or of the whole product while none is selected. */
function statusContent(
  product: Product,
  variant: Variant | null,
  { customSoldOutText }: OwnersWords,
): StatusContent | null {
  const type = productStatus(product, variant);
  if (type === null) return null;
  const text = type === 'on-sale' ? PRODUCT_WORDS.sale : customSoldOutText || PRODUCT_WORDS.soldOut;
  return { type, text };
}
