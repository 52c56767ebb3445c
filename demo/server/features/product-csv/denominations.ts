import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { ownValue } from '../../../../core/json/index.ts';
import { amountText, type ChangedVariant, DENOMINATION, type StoredProduct } from '../products/index.ts';
import type { ProductDraft } from './product-draft.ts';

/** The one option of a gift card whose file has none: the form of gift cards needs one. */
export interface Denominations {
  readonly option: string;
  /** Its value for a price in integer cents, and for a variant as it was before. */
  readonly valueOf: (priceCents: number, old?: ChangedVariant) => string;
}

/**
 * Makes the option of a gift card without options.
 * @param draft the product of the file
 * @param stored the product as it is; undefined for a new one
 * @returns undefined for other products, and if the file has options
 * Source: docs/behaviour/reference-store.md §28.4
 */
export function denominationsOf(
  { productType, options = [] }: ProductDraft,
  stored: StoredProduct | undefined,
): Denominations | undefined {
  const isGiftCard = (stored?.productType ?? productType) === PRODUCT_TYPES['gift-card'];
  if (!isGiftCard || options.length > 0) return undefined;
  const [option = DENOMINATION] = stored?.options ?? [];
  return {
    option,
    valueOf: (priceCents, old) => {
      const before = old && ownValue(old.attributes, option);
      // An own name, such as "Small", stays if the amount changes.
      const isName = before !== undefined && before !== amountText(old?.priceCents ?? 0);
      return isName ? before : amountText(priceCents);
    },
  };
}
