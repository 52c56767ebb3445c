import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { totalRows, totalsOf, totalsText } from '../../demo/server/features/totals/index.ts';

const GOODS = { subtotalCents: 1_999, isGiftCard: false };
const CARD = { subtotalCents: 5_000, isGiftCard: true };

/** Case → parts of an order → discount, shipping, tax, grand total and what gift cards pay, in cents. */
const CASES = {
  'lines alone': [{ lines: [GOODS, CARD] }, [0, 0, 0, 6_999, 0]],
  'an empty cart': [{ lines: [] }, [0, 0, 0, 0, 0]],
  'a percentage, half a cent rounded up': [
    { lines: [GOODS], discounts: [{ percent: 50 }] },
    [1_000, 0, 0, 999, 0],
  ],
  'two discounts, both of the full price': [
    { lines: [GOODS], discounts: [{ percent: 10 }, { amountCents: 500 }] },
    [700, 0, 0, 1_299, 0],
  ],
  'a discount above the goods, which leaves gift cards at their price': [
    { lines: [GOODS, CARD], discounts: [{ amountCents: 9_000 }] },
    [1_999, 0, 0, 5_000, 0],
  ],
  'shipping, which is not discounted': [
    { lines: [GOODS], discounts: [{ percent: 100 }], shippingCostCents: 700 },
    [1_999, 700, 0, 700, 0],
  ],
  'tax on goods and shipping, not on gift cards': [
    { lines: [GOODS, CARD], shippingCostCents: 501, taxRate: { basisPoints: 825, isIncluded: false } },
    [0, 501, 206, 7_706, 0],
  ],
  'tax that prices include': [
    { lines: [GOODS], taxRate: { basisPoints: 1_900, isIncluded: true } },
    [0, 0, 319, 1_999, 0],
  ],
  'a gift card for a part': [{ lines: [GOODS], giftCardBalanceCents: 1_500 }, [0, 0, 0, 1_999, 1_500]],
  'a gift card for everything': [{ lines: [GOODS], giftCardBalanceCents: 5_000 }, [0, 0, 0, 1_999, 1_999]],
  'amounts that a product with a rate takes beyond the integers of a number': [
    {
      lines: [{ subtotalCents: 9_007_199_254_739, isGiftCard: false }],
      taxRate: { basisPoints: 9_999, isIncluded: false },
    },
    [0, 0, 9_006_298_534_814, 18_013_497_789_553, 0],
  ],
} as const;

describe('the totals of an order', () => {
  for (const [name, [parts, expected]] of Object.entries(CASES)) {
    test(`of ${name}`, () => {
      const totals = totalsOf(parts);
      const { discountCents, shippingCostCents, taxCents, grandTotalCents, giftCardCents } = totals;
      assert.deepEqual(
        [discountCents, shippingCostCents, taxCents, grandTotalCents, giftCardCents],
        expected,
      );
    });
  }

  test('are printed by pages and mails with the same amounts, and without rows of zero', () => {
    const totals = totalsOf({
      lines: [GOODS],
      discounts: [{ amountCents: 99 }],
      shippingCostCents: 500,
      taxRate: { basisPoints: 1_000, isIncluded: true },
      giftCardBalanceCents: 400,
    });
    assert.deepEqual(
      totalRows(totals).map(({ kind, amount, isDeduction, isSum }) => [
        kind,
        amount.value,
        isDeduction,
        isSum,
      ]),
      [
        ['subtotal', '19.99', false, false],
        ['discount', '0.99', true, false],
        ['shipping', '5.00', false, false],
        ['total', '24.00', false, true],
        ['taxIncluded', '2.18', false, false],
        ['giftCards', '4.00', true, false],
        ['due', '20.00', false, true],
      ],
    );
    assert.deepEqual(totalsText(totals), [
      'Subtotal: $19.99',
      'Discount: −$0.99',
      'Shipping: $5.00',
      'Total: $24.00',
      'Tax included: $2.18',
      'Gift cards: −$4.00',
      'To pay: $20.00',
    ]);
  });
});
