/** The attributes of a restock sign-up. */
export const RESTOCK_CASES = [
  ...[
    ['variantId', 'variant-id', 'mug'],
    ['successText', 'success-text', 'We will write.'],
  ].map(([property = '', attribute = '', text = '']) => ({
    tag: 'restock-signup' as const,
    property,
    attribute,
    fallback: '',
    good: [[text, text] as const],
    bad: [],
  })),
  ...[
    ['mailingList', 'mailing-list'],
    ['mailingListDefault', 'mailing-list-default'],
  ].map(([property = '', attribute = '']) => ({
    tag: 'restock-signup' as const,
    property,
    attribute,
    fallback: null,
    good: [['', true] as const, ['off', false] as const],
    bad: [['maybe', null] as const],
  })),
];
