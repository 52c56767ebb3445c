import { booleanAttribute, textAttribute } from '../host/index.ts';
import { productAttributes } from '../product/index.ts';

/** The attributes of a sign-up. Source: docs/behaviour/restock.md §1 */
export const restockAttributes = {
  ...productAttributes,
  variantId: textAttribute('variant-id'),
  mailingList: booleanAttribute('mailing-list', null),
  mailingListDefault: booleanAttribute('mailing-list-default', null),
  successText: textAttribute('success-text'),
} as const;
