import { SWITCH_CASES } from './kinds-of-property.ts';

/** The attributes of the instalment pill. */
export const INSTALLMENT_CASES = [
  { tag: 'afterpay-pill' as const, property: 'cart', attribute: 'cart', ...SWITCH_CASES },
  ...[
    ['priceCents', 'price-cents'],
    ['minimumCents', 'minimum-cents'],
    ['maximumCents', 'maximum-cents'],
  ].map(([property = '', attribute = '']) => ({
    tag: 'afterpay-pill' as const,
    property,
    attribute,
    fallback: null,
    good: [['0', 0] as const, ['2500', 2500] as const],
    bad: [['-1', 0] as const, ['$25', null] as const],
  })),
  {
    tag: 'afterpay-pill' as const,
    property: 'installments',
    attribute: 'installments',
    fallback: 4,
    good: [['6', 6] as const],
    bad: [['1', 2] as const, ['99', 12] as const, ['four', 4] as const],
  },
  ...[
    ['country', 'country', 'NZ'],
    ['shopperLanguage', 'shopper-language', 'fr_CA'],
  ].map(([property = '', attribute = '', text = '']) => ({
    tag: 'afterpay-pill' as const,
    property,
    attribute,
    fallback: '',
    good: [[text, text] as const],
    bad: [],
  })),
];
