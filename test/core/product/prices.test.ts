import { expect } from '@open-wc/testing';
import { hasVariedPrices, priceSummary } from '../../../core/product/index.ts';
import { type Json, parse, productJson, productOf, variantJson } from './fixtures.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const money = (cents: number) => ({ value: (cents / 100).toFixed(2), currency: 'USD' });
const at = (cents: number, rest: Json = {}) =>
  variantJson(`v${cents}`, {}, { price: cents, priceMoney: money(cents), ...rest });
const onSaleAt = (cents: number) => ({ onSale: true, salePrice: cents, salePriceMoney: money(cents) });
const of = (productType: number, variants: readonly Json[], content: Json = {}) =>
  productOf(productJson({ productType, variants, ...content }));

describe('what a product costs', () => {
  for (const [type, name] of [
    [1, 'physical product'],
    [3, 'service'],
    [4, 'gift card'],
  ] as const) {
    it(`a ${name} with one price costs it`, () => {
      expect(priceSummary(of(type, [at(2400), at(2400)]), null)).to.deep.equal({
        from: false,
        price: usd(2400),
        original: null,
      });
    });
    it(`a ${name} with varied prices costs from the lowest`, () => {
      expect(priceSummary(of(type, [at(2400), at(1900), at(3000)]), null)).to.deep.equal({
        from: true,
        price: usd(1900),
        original: null,
      });
    });
  }

  it('on sale throughout: the sale price beside the normal one', () => {
    expect(priceSummary(of(1, [at(2400, onSaleAt(2000)), at(2400, onSaleAt(2000))]), null)).to.deep.equal({
      from: false,
      price: usd(2000),
      original: usd(2400),
    });
  });

  it('a sale of some variants makes prices vary: from the lowest that is paid', () => {
    const product = of(1, [at(2400), at(2400, onSaleAt(2000))]);
    expect(hasVariedPrices(product)).to.equal(true);
    expect(priceSummary(product, null)).to.deep.equal({ from: true, price: usd(2000), original: null });
  });

  it('prices vary by sale price while the first variant is on sale', () => {
    expect(hasVariedPrices(of(1, [at(2400, onSaleAt(2000)), at(2400, onSaleAt(1900))]))).to.equal(true);
  });

  it('a chosen variant costs its own price', () => {
    const product = of(1, [at(2400), at(3000)]);
    expect(priceSummary(product, product.variants[1] ?? null)).to.deep.equal({
      from: false,
      price: usd(3000),
      original: null,
    });
  });

  it('a chosen variant on sale costs its sale price beside its normal one', () => {
    const product = of(1, [at(2400), at(3000, onSaleAt(2500))]);
    expect(priceSummary(product, product.variants[1] ?? null)).to.deep.equal({
      from: false,
      price: usd(2500),
      original: usd(3000),
    });
  });

  it('a digital product costs its own price, with or without a variant', () => {
    const product = of(2, [at(9900)], { priceMoney: money(1500) });
    for (const variant of [null, product.variants[0] ?? null]) {
      expect(priceSummary(product, variant)).to.deep.equal({ from: false, price: usd(1500), original: null });
    }
  });

  it('a digital product on sale costs its own sale price', () => {
    expect(priceSummary(of(2, [], { priceMoney: money(1500), ...onSaleAt(1200) }), null)).to.deep.equal({
      from: false,
      price: usd(1200),
      original: usd(1500),
    });
  });

  it('a digital product without a price of its own costs what its variant does', () => {
    expect(priceSummary(of(2, [at(1500)]), null).price).to.deep.equal(usd(1500));
  });

  it('a digital product’s prices never vary', () => {
    expect(hasVariedPrices(of(2, [at(1500), at(1600)]))).to.equal(false);
  });

  it('a sale without a readable sale price costs the normal one', () => {
    const product = of(1, [at(2400, { onSale: true, salePriceMoney: null, salePrice: null })]);
    expect(priceSummary(product, null)).to.deep.equal({ from: false, price: usd(2400), original: null });
  });

  it('a free sale is free', () => {
    expect(priceSummary(of(1, [at(2400, onSaleAt(0))]), null)).to.deep.equal({
      from: false,
      price: usd(0),
      original: usd(2400),
    });
  });

  it('nothing readable is blank: no variants, no price, unknown type', () => {
    const blank = { from: false, price: null, original: null };
    expect(priceSummary(of(1, []), null)).to.deep.equal(blank);
    const unpriced = { priceMoney: undefined, price: undefined };
    expect(priceSummary(of(1, [variantJson('1', {}, unpriced)]), null)).to.deep.equal(blank);
    const { product } = parse(productJson({ productType: 99, variants: [at(2400)] }));
    expect(product && priceSummary(product, null)).to.deep.equal(blank);
  });
});
