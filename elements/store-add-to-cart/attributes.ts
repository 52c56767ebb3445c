import { QUANTITY_LIMITS } from '../../core/offer/index.ts';
import {
  booleanAttribute,
  integerAttribute,
  localeAttribute,
  textAttribute,
  wordAttribute,
} from '../host/index.ts';
import { productAttributes } from '../product/index.ts';

/** The attributes of add-to-cart. Source: docs/behaviour/adding-to-cart.md §1 */
export const addToCartAttributes = {
  ...productAttributes,
  buttonText: textAttribute('button-text'),
  quantity: integerAttribute('quantity', { ...QUANTITY_LIMITS, fallback: null }),
  options: wordAttribute('options', ['select', 'radio']),
  express: booleanAttribute('express', false),
  sticky: booleanAttribute('sticky', false, 'always'),
  locale: localeAttribute('locale'),
} as const;
