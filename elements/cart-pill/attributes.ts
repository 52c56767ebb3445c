import { localeAttribute, urlAttribute, wordAttribute } from '../host/index.ts';

export const POSITIONS = ['bottom-right', 'bottom-left', 'top-right', 'top-left', 'inline'] as const;

export const OPENS = ['page', 'drawer'] as const;

/** The attributes of the pill. Source: docs/behaviour/cart-pill.md §1 */
export const pillAttributes = {
  href: urlAttribute('href'),
  position: wordAttribute('position', POSITIONS),
  locale: localeAttribute('locale'),
  opens: wordAttribute('opens', OPENS),
} as const;
