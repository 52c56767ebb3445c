import { LIKERT_LABELS, type LikertCode } from '../../../enumerations/index.ts';
import { LATER_LABELS, PRODUCT_LABELS } from '../../../text/index.ts';

/** A text that a site may localise. */
export interface Text {
  /** The key of the site's own text. */
  readonly key: string;
  /** The default text. */
  readonly english: string;
}

/** The texts of products. Source: docs/behaviour/template-markup.md §5.3 */
export const TEXTS = {
  addToCart: { key: 'productAddToCartText', english: PRODUCT_LABELS.addToCart },
  subscribe: { key: 'productSubscribeText', english: PRODUCT_LABELS.subscribe },
  quickView: { key: 'productQuickViewText', english: LATER_LABELS.quickView },
  soldOut: { key: 'productSoldOutText', english: PRODUCT_LABELS.soldOut },
  sale: { key: 'productSaleText', english: PRODUCT_LABELS.sale },
  quantity: { key: 'productQuantityInputLabel', english: PRODUCT_LABELS.quantity },
  from: { key: 'productPriceFromText', english: 'from {fromPrice}' },
  unavailable: { key: 'productPriceUnavailable', english: LATER_LABELS.unavailable },
  salePrice: { key: 'salePriceText', english: PRODUCT_LABELS.salePrice },
  originalPrice: { key: 'originalPriceText', english: PRODUCT_LABELS.originalPrice },
  select: { key: 'productVariantSelectText', english: PRODUCT_LABELS.selectVariant },
  selectValue: { key: 'giftCardVariantSelectText', english: PRODUCT_LABELS.selectValue },
  value: { key: 'giftCardValueDisplayText', english: PRODUCT_LABELS.giftCardValue },
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
