import { expect } from '@open-wc/testing';
import { isEnough } from '../../../core/offer/index.ts';
import {
  isOnSale,
  isSoldOut,
  productStatus,
  scarceQuantity,
  stockLeft,
} from '../../../core/product/index.ts';
import { type Json, parse, productJson, productOf, variantJson } from './fixtures.ts';

const of = (productType: number, variants: readonly Json[], content: Json = {}) =>
  productOf(productJson({ productType, variants, ...content }));
const none = variantJson('none', {}, { qtyInStock: 0 });
const some = variantJson('some', {}, { qtyInStock: 3 });
const unlimited = variantJson('unlimited', {}, { unlimited: true, qtyInStock: 0 });
const onSale = { onSale: true, salePriceMoney: { value: '20.00', currency: 'USD' } };

describe('sold out', () => {
  for (const [type, name] of [
    [1, 'physical'],
    [3, 'service'],
  ] as const) {
    it(`applies to a ${name} product if no variant is unlimited or has stock above zero`, () => {
      expect(isSoldOut(of(type, [none, none]))).to.equal(true);
      expect(isSoldOut(of(type, [none, some]))).to.equal(false);
      expect(isSoldOut(of(type, [none, unlimited]))).to.equal(false);
    });
    it(`applies to a ${name} product without variants`, () => {
      expect(isSoldOut(of(type, []))).to.equal(true);
    });
  }

  for (const [type, name] of [
    [2, 'digital product'],
    [4, 'gift card'],
    [5, 'paywall'],
  ] as const) {
    it(`never applies to a ${name}`, () => {
      expect(isSoldOut(of(type, [none]))).to.equal(false);
      expect(isSoldOut(of(type, []))).to.equal(false);
    });
  }

  it('always applies to a product of unknown type', () => {
    const { product } = parse(productJson({ productType: 99, variants: [some] }));
    expect(product && isSoldOut(product)).to.equal(true);
  });
});

describe('stock of unknown number', () => {
  const uncounted = variantJson('uncounted', {}, { inStock: true, qtyInStock: undefined });

  it('is in stock, and sold out only where the store says so', () => {
    expect(isSoldOut(of(1, [uncounted]))).to.equal(false);
    expect(isSoldOut(of(1, [variantJson('gone', {}, { inStock: false, qtyInStock: undefined })]))).to.equal(
      true,
    );
  });

  it('is enough for every quantity, without a scarcity text', () => {
    const product = of(1, [uncounted, some]);
    expect(product.variants.map(({ stock }) => isEnough(stock, 9_999))).to.deep.equal([true, false]);
    expect(stockLeft(product)).to.equal(Number.MAX_SAFE_INTEGER);
    const settings = { scarcityEnabled: true, scarcityText: '{qtyInStock} left' };
    expect(scarceQuantity(product, product.variants[0]!, settings)).to.equal(null);
  });

  it('is overruled by a number', () => {
    const both = variantJson('both', {}, { inStock: true, qtyInStock: 0 });
    expect(isSoldOut(of(1, [both]))).to.equal(true);
  });
});

describe('on sale', () => {
  for (const type of [1, 3]) {
    it(`applies to type ${type} if any variant is on sale`, () => {
      expect(isOnSale(of(type, [some, { ...some, ...onSale }]))).to.equal(true);
      expect(isOnSale(of(type, [some, some]))).to.equal(false);
    });
    it(`ignores the own flag of type ${type}`, () => {
      expect(isOnSale(of(type, [some], onSale))).to.equal(false);
    });
  }

  it('follows the own flag of a digital product', () => {
    expect(isOnSale(of(2, [some], onSale))).to.equal(true);
    expect(isOnSale(of(2, [{ ...some, ...onSale }]))).to.equal(false);
  });

  it('never applies to a gift card', () => {
    expect(isOnSale(of(4, [{ ...some, ...onSale }], onSale))).to.equal(false);
  });
});

describe('the mark of a product', () => {
  it('is sold-out before on-sale', () => {
    expect(productStatus(of(1, [{ ...none, ...onSale }]))).to.equal('sold-out');
  });
  it('is on-sale for a product on sale', () => {
    expect(productStatus(of(1, [{ ...some, ...onSale }]))).to.equal('on-sale');
  });
  it('is null otherwise', () => {
    expect(productStatus(of(1, [some]))).to.equal(null);
  });
});

describe('stock left', () => {
  it('is the sum of all variants', () => {
    expect(stockLeft(of(1, [some, none, some]))).to.equal(6);
  });
  it('is the largest safe integer where a variant is unlimited', () => {
    expect(stockLeft(of(1, [some, unlimited]))).to.equal(Number.MAX_SAFE_INTEGER);
  });
  for (const type of [2, 4, 5]) {
    it(`is the largest safe integer for type ${type}, also without variants`, () => {
      expect(stockLeft(of(type, []))).to.equal(Number.MAX_SAFE_INTEGER);
    });
  }
  it('never exceeds it', () => {
    const many = variantJson('many', {}, { qtyInStock: Number.MAX_SAFE_INTEGER });
    expect(stockLeft(of(1, [many, many]))).to.equal(Number.MAX_SAFE_INTEGER);
  });
});
