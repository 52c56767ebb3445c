import type { LikertCode } from '../../../enumerations/index.ts';
import type { Path } from '../../values/path.ts';

/** A text that a site may localise. */
export interface Text {
  /** Where the site's own text is looked up. */
  readonly path: Path;
  /** What is printed without one. */
  readonly english: string;
}

/** The texts of products. Source: template language §13.2, §13.3 */
export const TEXTS = {
  addToCart: { path: ['localizedStrings', 'productAddToCartText'], english: 'Add To Cart' },
  subscribe: { path: ['localizedStrings', 'productSubscribeText'], english: 'Subscribe' },
  quickView: { path: ['localizedStrings', 'productQuickViewText'], english: 'Quick View' },
  soldOut: { path: ['localizedStrings', 'productSoldOutText'], english: 'sold out' },
  sale: { path: ['localizedStrings', 'productSaleText'], english: 'sale' },
  quantity: { path: ['localizedStrings', 'productQuantityInputLabel'], english: 'Quantity' },
  from: { path: ['localizedStrings', 'productPriceFromText'], english: 'from {fromPrice}' },
  unavailable: { path: ['localizedStrings', 'productPriceUnavailable'], english: 'Unavailable' },
  salePrice: { path: ['localizedStrings', 'salePriceText'], english: 'Sale Price:' },
  originalPrice: { path: ['localizedStrings', 'originalPriceText'], english: 'Original Price:' },
  select: { path: ['localizedStrings', 'productVariantSelectText'], english: 'Select {variantName}' },
  selectValue: { path: ['localizedStrings', 'giftCardVariantSelectText'], english: 'Select Value' },
  value: { path: ['localizedStrings', 'giftCardValueDisplayText'], english: 'Value' },
  noAnswer: { path: ['localizedStrings', 'productSummaryFormNoAnswerText'], english: 'N/A' },
} as const satisfies Record<string, Text>;

/** The answers of a scale, by code. Source: template language §13.4 */
export const LIKERT_TEXTS: Readonly<Record<LikertCode, Text>> = {
  '-2': {
    path: ['localizedStrings', 'productAnswerMapStronglyDisagree'],
    english: 'Strongly Disagree',
  },
  '-1': { path: ['localizedStrings', 'productAnswerMapDisagree'], english: 'Disagree' },
  0: { path: ['localizedStrings', 'productAnswerMapNeutral'], english: 'Neutral' },
  1: { path: ['localizedStrings', 'productAnswerMapAgree'], english: 'Agree' },
  2: { path: ['localizedStrings', 'productAnswerMapStronglyAgree'], english: 'Strongly Agree' },
};

/** What a cart's subtotal prints in the existing engine. Source: template language §13.2 */
export const DEPRECATED = 'deprecated, do not use';
