import { LIKERT_LABELS, type LikertCode } from '../../../../core/enumerations/index.ts';

/** A text that a site may localise. */
export interface Text {
  /** The key of the site's own text. */
  readonly key: string;
  /** The default text. */
  readonly english: string;
}

/** The texts of products, as the existing engine prints them; `core/words` has those of our tags. Source: docs/behaviour/template-markup.md §5.3 */
export const TEXTS = {
  addToCart: { key: 'productAddToCartText', english: 'Add To Cart' },
  subscribe: { key: 'productSubscribeText', english: 'Subscribe' },
  quickView: { key: 'productQuickViewText', english: 'Quick View' },
  soldOut: { key: 'productSoldOutText', english: 'sold out' },
  sale: { key: 'productSaleText', english: 'sale' },
  quantity: { key: 'productQuantityInputLabel', english: 'Quantity' },
  from: { key: 'productPriceFromText', english: 'from {fromPrice}' },
  unavailable: { key: 'productPriceUnavailable', english: 'Unavailable' },
  salePrice: { key: 'salePriceText', english: 'Sale Price:' },
  originalPrice: { key: 'originalPriceText', english: 'Original Price:' },
  select: { key: 'productVariantSelectText', english: 'Select {variantName}' },
  selectValue: { key: 'giftCardVariantSelectText', english: 'Select Value' },
  value: { key: 'giftCardValueDisplayText', english: 'Value' },
  noAnswer: { key: 'productSummaryFormNoAnswerText', english: 'N/A' },
} as const satisfies Record<string, Text>;

/** The answers of the likert scale, by code. Source: docs/behaviour/template-markup.md §6.1 */
export const LIKERT_TEXTS: Readonly<Record<LikertCode, Text>> = {
  '-2': { key: 'productAnswerMapStronglyDisagree', english: LIKERT_LABELS['strongly-disagree'] },
  '-1': { key: 'productAnswerMapDisagree', english: LIKERT_LABELS.disagree },
  0: { key: 'productAnswerMapNeutral', english: LIKERT_LABELS.neutral },
  1: { key: 'productAnswerMapAgree', english: LIKERT_LABELS.agree },
  2: { key: 'productAnswerMapStronglyAgree', english: LIKERT_LABELS['strongly-agree'] },
};

/** The output of cart-subtotal in the existing engine. Source: docs/behaviour/template-markup.md §5.3 */
export const DEPRECATED = 'deprecated, do not use';
