import { booleanAttribute, localeAttribute, textAttribute } from '../host/index.ts';
import { productAttributes } from '../product/index.ts';

/** The attributes of a price. Source: docs/behaviour/products.md §4 */
export const priceTagAttributes = {
  ...productAttributes,
  freeIfZero: booleanAttribute('free-if-zero', false),
  freeLabel: textAttribute('free-label'),
  keepBillingUnit: booleanAttribute('keep-billing-unit', false),
  locale: localeAttribute('locale'),
} as const;
