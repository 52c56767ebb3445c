import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { isQuantityShown } from '../../../core/product/index.ts';
import { parseQuantity } from '../../../core/purchase/index.ts';
import { QUANTITY_LIMITS } from '../../../core/offer/index.ts';
import { type Json, productJson, productOf, variantJson } from './fixtures.ts';

describe('a typed quantity', () => {
  it('its limits are min 1, max 9999, step 1, default 1', () => {
    expect(QUANTITY_LIMITS).to.deep.equal({ min: 1, max: 9999, step: 1, default: 1 });
  });

  for (const [text, quantity] of [
    ['1', 1],
    ['9999', 9999],
    [' 3 ', 3],
    ['007', 7],
    ['+2', 2],
    ['2.0', 2],
    ['2.', 2],
    ['１２', 12],
    ['\u00a04\u3000', 4],
  ] as const) {
    it(`“${text}” is ${quantity}`, () => {
      expect(parseQuantity(text)).to.deep.equal({ state: 'ok', quantity });
    });
  }

  for (const [message, texts] of [
    [
      'Quantity must be a number.',
      [
        '',
        ' ',
        'two',
        '1e2',
        '0x10',
        '½',
        '1,000',
        '1 000',
        '٣',
        '--1',
        '.',
        '+',
        'Infinity',
        'NaN',
        '1\n2',
        '1-',
        // A time that grows with the square of the length would be minutes.
        `${'9'.repeat(1_000_000)}x`,
      ],
    ],
    ['Quantity must be a whole number', ['1.5', '.5', '-1.5', '0.999999', '2,5'.replace(',', '.')]],
    ['Quantity must be 1 or more.', ['0', '-0', '-1', '-9999']],
    ['Quantity must be 9999 or less.', ['10000', '9999.5', '9'.repeat(400)]],
  ] as const) {
    for (const text of texts) {
      it(`“${text.slice(0, 20)}”: ${message}`, () => {
        const parsed = parseQuantity(text);
        expect(parsed.state === 'problem' && parsed.message).to.equal(message);
      });
    }
  }

  it('is whole and within the limits, or refused with a sentence, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.double().map(String)), (text) => {
        const parsed = parseQuantity(text);
        if (parsed.state === 'problem') expect(parsed.message).to.match(/^Quantity must be /);
        else
          expect(
            Number.isInteger(parsed.quantity) && parsed.quantity >= 1 && parsed.quantity <= 9999,
          ).to.equal(true);
      }),
    );
  });

  it('accepts every whole number from 1 to 9999', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (quantity) => {
        expect(parseQuantity(String(quantity))).to.deep.equal({ state: 'ok', quantity });
      }),
    );
  });
});

describe('the quantity field', () => {
  const isShown = (content: Json, isServiceAllowed = true) =>
    isQuantityShown(productOf(productJson({ variants: [variantJson('1', {})], ...content })), {
      multipleQuantityAllowedForServices: isServiceAllowed,
    });

  for (const [type, name, isExpected] of [
    [1, 'physical', true],
    [2, 'digital', false],
    [3, 'service', true],
    [4, 'gift card', false],
    [5, 'paywall', false],
  ] as const) {
    it(`is ${isExpected ? 'shown' : 'not shown'} for a ${name} product`, () => {
      expect(isShown({ productType: type })).to.equal(isExpected);
    });
  }

  it('is not shown for a service if the store allows only one', () => {
    expect(isShown({ productType: 3 }, false)).to.equal(false);
    expect(isShown({ productType: 1 }, false)).to.equal(true);
  });

  it('is never shown for a subscribable product', () => {
    expect(isShown({ isSubscribable: true })).to.equal(false);
    expect(isShown({ productType: 3, isSubscribable: true })).to.equal(false);
  });

  for (const [stock, isExpected] of [
    [0, false],
    [1, false],
    [2, true],
  ] as const) {
    it(`is ${isExpected ? 'shown' : 'hidden'} when ${stock} are left`, () => {
      expect(isShown({ variants: [variantJson('1', {}, { qtyInStock: stock })] })).to.equal(isExpected);
    });
  }

  it('sums the stock of all variants', () => {
    const one = { qtyInStock: 1 };
    const variants = [variantJson('1', { Size: 'S' }, one), variantJson('2', { Size: 'M' }, one)];
    expect(isShown({ variants, variantOptionOrdering: ['Size'] })).to.equal(true);
  });

  it('is shown for unlimited stock', () => {
    expect(isShown({ variants: [variantJson('1', {}, { unlimited: true, qtyInStock: 0 })] })).to.equal(true);
  });
});
