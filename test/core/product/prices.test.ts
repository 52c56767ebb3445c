import { expect } from '@open-wc/testing';
import { hasVariedPrices } from '../../../core/purchase/index.ts';
import { priceSummary } from '../../../core/product/index.ts';
import { type Json, parse, productJson, productOf, variantJson } from './fixtures.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const money = (cents: number) => ({ value: (cents / 100).toFixed(2), currency: 'USD' });
const at = (cents: number, rest: Json = {}) =>
  variantJson(`v${cents}`, {}, { price: cents, priceMoney: money(cents), ...rest });
const onSaleAt = (cents: number) => ({ onSale: true, salePrice: cents, salePriceMoney: money(cents) });
const GONE = { qtyInStock: 0 };
const of = (productType: number, variants: readonly Json[], content: Json = {}) =>
  productOf(productJson({ productType, variants, ...content }));

describe('the price summary of a product', () => {
  for (const [type, name] of [
    [1, 'physical product'],
    [3, 'service'],
    [4, 'gift card'],
  ] as const) {
    it(`is the one price of a ${name}`, () => {
      expect(priceSummary(of(type, [at(2400), at(2400)]), null)).to.deep.equal({
        from: false,
        price: usd(2400),
        original: null,
      });
    });
    it(`starts from the lowest of a ${name} with varied prices`, () => {
      expect(priceSummary(of(type, [at(2400), at(1900), at(3000)]), null)).to.deep.equal({
        from: true,
        price: usd(1900),
        original: null,
      });
    });
  }

  it('is the sale price beside the normal one if all variants are on sale', () => {
    expect(priceSummary(of(1, [at(2400, onSaleAt(2000)), at(2400, onSaleAt(2000))]), null)).to.deep.equal({
      from: false,
      price: usd(2000),
      original: usd(2400),
    });
  });

  it('starts from the lowest effective price if some variants are on sale', () => {
    const product = of(1, [at(2400), at(2400, onSaleAt(2000))]);
    expect(hasVariedPrices(product)).to.equal(true);
    expect(priceSummary(product, null)).to.deep.equal({ from: true, price: usd(2000), original: null });
  });

  it('varies by sale price while the first variant is on sale', () => {
    expect(hasVariedPrices(of(1, [at(2400, onSaleAt(2000)), at(2400, onSaleAt(1900))]))).to.equal(true);
  });

  it('is the own price of a chosen variant', () => {
    const product = of(1, [at(2400), at(3000)]);
    expect(priceSummary(product, product.variants[1] ?? null)).to.deep.equal({
      from: false,
      price: usd(3000),
      original: null,
    });
  });

  it('is the sale price beside the normal one for a chosen variant on sale', () => {
    const product = of(1, [at(2400), at(3000, onSaleAt(2500))]);
    expect(priceSummary(product, product.variants[1] ?? null)).to.deep.equal({
      from: false,
      price: usd(2500),
      original: usd(3000),
    });
  });

  it('strikes only a higher price', () => {
    for (const sale of [2400, 2500]) {
      const product = of(1, [at(2400, onSaleAt(sale))]);
      const plain = { from: false, price: usd(sale), original: null };
      expect(priceSummary(product, null), 'of the product').to.deep.equal(plain);
      expect(priceSummary(product, product.variants[0] ?? null), 'of the variant').to.deep.equal(plain);
      const digital = of(2, [], { priceMoney: money(2400), ...onSaleAt(sale) });
      expect(priceSummary(digital, null), 'of a digital product').to.deep.equal(plain);
    }
    const free = of(1, [at(0, onSaleAt(0))]);
    expect(priceSummary(free, null)).to.deep.equal({ from: false, price: usd(0), original: null });
    const givenAway = of(1, [at(2400, onSaleAt(0))]);
    expect(priceSummary(givenAway, null)).to.deep.equal({ from: false, price: usd(0), original: usd(2400) });
  });

  it('starts from the lowest price that can be bought', () => {
    const product = of(1, [at(500, GONE), at(2400), at(3000)]);
    expect(priceSummary(product, null)).to.deep.equal({ from: true, price: usd(2400), original: null });
    expect(priceSummary(product, product.variants[0] ?? null).price, 'the chosen one').to.deep.equal(
      usd(500),
    );
  });

  it('does not vary if everything that can be bought has one price', () => {
    const plain = { from: false, price: usd(2400), original: null };
    expect(priceSummary(of(1, [at(500, GONE), at(2400), at(2400)]), null)).to.deep.equal(plain);
    expect(priceSummary(of(1, [at(2400), at(3000, onSaleAt(2400))]), null)).to.deep.equal(plain);
    expect(priceSummary(of(1, [at(500, GONE), at(3000, onSaleAt(2400))]), null)).to.deep.equal({
      ...plain,
      original: usd(3000),
    });
  });

  it('is that of all variants if none can be bought', () => {
    const product = of(1, [at(2400, GONE), at(500, GONE)]);
    expect(priceSummary(product, null)).to.deep.equal({ from: true, price: usd(500), original: null });
  });

  it('is the own price of a digital product, with or without a variant', () => {
    const product = of(2, [at(9900)], { priceMoney: money(1500) });
    for (const variant of [null, product.variants[0] ?? null]) {
      expect(priceSummary(product, variant)).to.deep.equal({ from: false, price: usd(1500), original: null });
    }
  });

  it('is the own sale price of a digital product on sale', () => {
    expect(priceSummary(of(2, [], { priceMoney: money(1500), ...onSaleAt(1200) }), null)).to.deep.equal({
      from: false,
      price: usd(1200),
      original: usd(1500),
    });
  });

  it('is the variant’s price for a digital product without its own', () => {
    expect(priceSummary(of(2, [at(1500)]), null).price).to.deep.equal(usd(1500));
  });

  it('never varies for a digital product', () => {
    expect(hasVariedPrices(of(2, [at(1500), at(1600)]))).to.equal(false);
  });

  it('is the normal price if the sale price is unreadable', () => {
    const product = of(1, [at(2400, { onSale: true, salePriceMoney: null, salePrice: null })]);
    expect(priceSummary(product, null)).to.deep.equal({ from: false, price: usd(2400), original: null });
  });

  it('is 0 for a free sale', () => {
    expect(priceSummary(of(1, [at(2400, onSaleAt(0))]), null)).to.deep.equal({
      from: false,
      price: usd(0),
      original: usd(2400),
    });
  });

  it('is blank without a readable price: no variants, no price, unknown type', () => {
    const blank = { from: false, price: null, original: null };
    expect(priceSummary(of(1, []), null)).to.deep.equal(blank);
    const unpriced = { priceMoney: undefined, price: undefined };
    expect(priceSummary(of(1, [variantJson('1', {}, unpriced)]), null)).to.deep.equal(blank);
    const { product } = parse(productJson({ productType: 99, variants: [at(2400)] }));
    expect(product && priceSummary(product, null)).to.deep.equal(blank);
  });
});
