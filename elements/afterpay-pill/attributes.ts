import { MAX_CENTS } from '../../core/money/index.ts';
import {
  booleanAttribute,
  integerAttribute,
  localeAttribute,
  textAttribute,
  urlAttribute,
} from '../host/index.ts';
import { productAttributes } from '../product/index.ts';

const AMOUNT = { min: 0, max: MAX_CENTS, fallback: null };

/** The attributes of the instalment pill. Source: docs/behaviour/instalments.md §1 */
export const installmentAttributes = {
  ...productAttributes,
  cart: booleanAttribute('cart', false),
  priceCents: integerAttribute('price-cents', AMOUNT),
  minimumCents: integerAttribute('minimum-cents', AMOUNT),
  maximumCents: integerAttribute('maximum-cents', AMOUNT),
  installments: integerAttribute('installments', { min: 2, max: 12, fallback: 4 }),
  country: textAttribute('country'),
  shopperLanguage: textAttribute('shopper-language'),
  modalSrc: urlAttribute('modal-src'),
  locale: localeAttribute('locale'),
} as const;
