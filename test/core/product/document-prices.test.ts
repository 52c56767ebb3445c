import { expect } from '@open-wc/testing';
import { parse, parseVariantWith, productJson, variantJson } from './fixtures.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

describe('money in documents', () => {
  it('reads priceMoney.value as decimal text in major units', () => {
    const { variant, reports } = parseVariantWith({ priceMoney: { value: '10.00', currency: 'USD' } });
    expect(variant.price).to.deep.equal(usd(1000));
    expect(reports).to.deep.equal([]);
  });

  it('reads decimal text without a point as major units, too', () => {
    expect(parseVariantWith({ priceMoney: { value: '10', currency: 'USD' } }).variant.price).to.deep.equal(
      usd(1000),
    );
  });

  it('reads an integer value as minor units', () => {
    expect(parseVariantWith({ priceMoney: { value: 1000, currency: 'USD' } }).variant.price).to.deep.equal(
      usd(1000),
    );
  });

  it('reads price without priceMoney as minor units', () => {
    expect(parseVariantWith({ price: 1999, priceMoney: undefined }).variant.price).to.deep.equal(usd(1999));
  });

  it('reads decimalValue as major units, as text and as number, with currencyCode', () => {
    for (const decimalValue of ['10.50', 10.5]) {
      const priceMoney = { decimalValue, currencyCode: 'USD' };
      expect(parseVariantWith({ priceMoney }).variant.price).to.deep.equal(usd(1050));
    }
  });

  it('accepts an object with decimalValue as price', () => {
    const { variant } = parseVariantWith({ price: { decimalValue: '7.25' }, priceMoney: undefined });
    expect(variant.price).to.deep.equal(usd(725));
  });

  it('reads a minor unit of JPY as one yen', () => {
    const { variant, product } = parseVariantWith({ priceMoney: { value: '1000', currency: 'JPY' } });
    expect(variant.price).to.deep.equal({ amountMinor: 1000, currency: 'JPY' });
    expect(product.currency).to.equal('JPY');
  });

  it('is exact where floats are not', () => {
    expect(parseVariantWith({ priceMoney: { value: '0.29', currency: 'USD' } }).variant.price).to.deep.equal(
      usd(29),
    );
    const large = { value: '90071992547409.91', currency: 'USD' };
    expect(parseVariantWith({ priceMoney: large }).variant.price).to.deep.equal(usd(9_007_199_254_740_991));
  });

  it('uses the page’s currency for prices without one', () => {
    const { variant, product } = parseVariantWith({ priceMoney: { value: '10.00' } }, 'EUR');
    expect(variant.price).to.deep.equal({ amountMinor: 1000, currency: 'EUR' });
    expect(product.currency).to.equal('EUR');
  });

  it('accepts a price of 0', () => {
    expect(parseVariantWith({ priceMoney: { value: '0.00', currency: 'USD' } }).variant.price).to.deep.equal(
      usd(0),
    );
  });

  it('reads the sale price only on sale', () => {
    const salePriceMoney = { value: '20.00', currency: 'USD' };
    expect(parseVariantWith({ salePriceMoney, onSale: true }).variant.salePrice).to.deep.equal(usd(2000));
    expect(parseVariantWith({ salePriceMoney, onSale: false }).variant.salePrice).to.equal(null);
  });

  it('reads the older field without priceMoney.value', () => {
    const { variant } = parseVariantWith({ price: 1234, priceMoney: { value: 'soon', currency: 'USD' } });
    expect(variant.price).to.deep.equal(usd(1234));
  });

  for (const [name, priceMoney] of Object.entries({
    'a word': { value: 'free', currency: 'USD' },
    'a negative amount': { value: '-1.00', currency: 'USD' },
    'a fraction of a minor unit as a number': { value: 10.5, currency: 'USD' },
    'more than a safe integer': { value: 2 ** 53, currency: 'USD' },
    'an exponent': { value: '1e3', currency: 'USD' },
    NaN: { value: Number.NaN, currency: 'USD' },
    'an unknown currency': { value: '10.00', currency: 'DOGE' },
    'a list': [],
  })) {
    it(`is blank, and reported once by its path, for ${name}`, () => {
      const { variant, reports } = parseVariantWith({ priceMoney, price: undefined });
      expect(variant.price).to.equal(null);
      expect(reports).to.deep.equal([
        'Product data: structuredContent.variants[0].priceMoney not as promised.',
      ]);
    });
  }

  it('ignores a price in another currency than the product’s', () => {
    const { product, reports } = parse(
      productJson({
        variantOptionOrdering: ['Size'],
        variants: [
          variantJson('s', { Size: 'S' }),
          variantJson(
            'm',
            { Size: 'M' },
            { priceMoney: { value: '10.00', currency: 'EUR' }, price: undefined },
          ),
        ],
      }),
    );
    expect(product?.currency).to.equal('USD');
    expect(product?.variants.map(({ price }) => price)).to.deep.equal([usd(2400), null]);
    expect(reports).to.have.length(1);
  });

  it('is blank without a report for an absent price', () => {
    const { variant, reports } = parseVariantWith({ priceMoney: undefined, price: undefined });
    expect(variant.price).to.equal(null);
    expect(reports).to.deep.equal([]);
  });
});
