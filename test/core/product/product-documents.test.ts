import { expect } from '@open-wc/testing';
import { diagnoseProduct } from '../../../core/product-diagnosis/index.ts';
import { type Json, parse, parseVariantWith, productJson, productOf, TEE, variantJson } from './fixtures.ts';

describe('a product document', () => {
  it('is parsed into a product', () => {
    const product = productOf(TEE);
    expect(product.id).to.equal('tee');
    expect(product.title).to.equal('Linen Tee');
    expect(product.url).to.equal('/shop/linen-tee');
    expect(product.type).to.equal('physical');
    expect(product.variants.map(({ sku }) => sku)).to.deep.equal(['sand-s', 'sand-m', 'ink-s']);
    expect(product.variants[1]?.stock).to.deep.equal({ isUnlimited: false, quantity: 0 });
  });

  for (const [code, type] of [
    [1, 'physical'],
    [2, 'digital'],
    [3, 'service'],
    [4, 'gift-card'],
    [5, 'paywall'],
  ] as const) {
    it(`type ${code} is ${type}`, () => {
      expect(productOf(productJson({ productType: code })).type).to.equal(type);
    });
  }

  for (const code of [-1, 0, 6, 1.5, '1', null, undefined, 'toString']) {
    it(`type ${String(code)} is unknown, and reported`, () => {
      const { product, reports } = parse(productJson({ productType: code }));
      expect(product?.type).to.equal('unknown');
      expect(reports).to.deep.equal(['Product data: structuredContent.productType not as promised.']);
    });
  }

  it('orders options by variantOptionOrdering, and distinct values by appearance', () => {
    const product = productOf(
      productJson({
        variantOptionOrdering: ['Size', 'Color'],
        variants: [
          variantJson('1', { Color: 'Ink', Size: 'M', Fit: 'Wide' }),
          variantJson('2', { Color: 'Sand', Size: 'S', Fit: 'Wide' }),
          variantJson('3', { Color: 'Ink', Size: 'S', Fit: 'Wide' }),
        ],
      }),
    );
    expect(product.options).to.deep.equal([
      { name: 'Size', values: ['M', 'S'] },
      { name: 'Color', values: ['Ink', 'Sand'] },
    ]);
  });

  it('takes the names of attributes as options without an ordering', () => {
    const variants = [variantJson('1', { Size: 'M' }), variantJson('2', { Size: 'S' })];
    expect(productOf(productJson({ variants, variantOptionOrdering: undefined })).options).to.deep.equal([
      { name: 'Size', values: ['M', 'S'] },
    ]);
  });

  it('has no options with one variant', () => {
    const variants = [variantJson('1', { Size: 'M' })];
    expect(productOf(productJson({ variants, variantOptionOrdering: ['Size'] })).options).to.deep.equal([]);
  });

  it('reads attributes from optionValues without a map', () => {
    const { variant } = parseVariantWith({
      attributes: undefined,
      optionValues: [{ optionName: 'Size', value: 'M' }],
    });
    expect({ ...variant.attributes }).to.deep.equal({ Size: 'M' });
  });

  it('treats blank texts as absent, without a report', () => {
    const { product, reports } = parse(
      productJson({ variants: [variantJson('1', {}, { sku: '', id: ' ' })] }, { title: '' }),
    );
    expect(product?.title).to.equal('');
    expect(product?.variants[0]).to.include({ sku: null, id: '' });
    expect(reports).to.deep.equal([]);
  });

  it('accepts numbers as values', () => {
    expect(parseVariantWith({ attributes: { Size: 42 } }).variant.attributes.Size).to.equal('42');
  });

  it('sells a digital product without variants', () => {
    const product = productOf(
      productJson({ productType: 2, priceMoney: { value: '15.00', currency: 'USD' } }),
    );
    expect(product.variants).to.have.length(1);
    expect(product.variants[0]?.sku).to.equal(null);
    expect(product.variants[0]?.price).to.deep.equal({ amountMinor: 1500, currency: 'USD' });
  });

  for (const type of [2, 4, 5]) {
    it(`treats the stock of type ${type} as unlimited`, () => {
      const variants = [variantJson('1', {}, { unlimited: false, qtyInStock: 0 })];
      expect(productOf(productJson({ productType: type, variants })).variants[0]?.stock.isUnlimited).to.equal(
        true,
      );
    });
  }

  it('never puts a gift card on sale', () => {
    const variants = [variantJson('1', {}, { onSale: true })];
    expect(productOf(productJson({ productType: 4, variants })).variants[0]?.isOnSale).to.equal(false);
  });

  for (const [type, isSubscribable] of [
    [1, true],
    [2, false],
    [3, true],
    [4, false],
  ] as const) {
    it(`can${isSubscribable ? '' : 'not'} be subscribed to with type ${type}`, () => {
      expect(productOf(productJson({ productType: type, isSubscribable: true })).isSubscribable).to.equal(
        isSubscribable,
      );
    });
  }

  it('keeps period and cycles of a plan; 0 cycles mean indefinitely', () => {
    const subscriptionPlan = { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 0 };
    expect(productOf(productJson({ subscriptionPlan })).subscriptionPlan).to.deep.equal(subscriptionPlan);
  });

  for (const billingPeriod of [{ value: 0, unit: 'WEEK' }, { value: 1, unit: 'DAY' }, 'WEEK']) {
    it(`ignores the period ${JSON.stringify(billingPeriod)}`, () => {
      const { product, reports } = parse(productJson({ subscriptionPlan: { billingPeriod } }));
      expect(product?.subscriptionPlan).to.equal(null);
      expect(reports).to.have.length(1);
    });
  }

  it('uses the owner’s label only if enabled and not empty', () => {
    const words = (content: Json) => productOf(productJson(content)).customAddButtonText;
    expect(words({ useCustomAddButtonText: true, customAddButtonText: 'Pre-order' })).to.equal('Pre-order');
    expect(words({ useCustomAddButtonText: false, customAddButtonText: 'Pre-order' })).to.equal(null);
    expect(words({ useCustomAddButtonText: true, customAddButtonText: '' })).to.equal(null);
  });

  it('reads a variant’s picture with its alternative text', () => {
    const mainImage = { assetUrl: '/assets/sand.svg', altText: 'A sand tee' };
    expect(parseVariantWith({ mainImage }).variant.image).to.deep.equal(mainImage);
    expect(parseVariantWith({ mainImage: null }).variant.image).to.equal(null);
  });

  it('takes the main picture, else the product’s own asset', () => {
    const mainImage = { assetUrl: '/main.svg', altText: 'Main' };
    expect(productOf(productJson({}, { assetUrl: '/a.svg', mainImage })).image?.assetUrl).to.equal(
      '/main.svg',
    );
    expect(productOf(productJson({}, { assetUrl: '/a.svg' })).image).to.deep.equal({
      assetUrl: '/a.svg',
      altText: '',
    });
  });

  it('gets one warning for a sale price that is not lower, in any notation', () => {
    const sentences = (...prices: readonly Json[]) => {
      const variants = prices.map((price, index) => ({ ...variantJson(`v${index}`, {}), ...price }));
      const ordering = { variantOptionOrdering: [] };
      return diagnoseProduct(productJson({ variants, ...ordering }), 'USD')
        .map(({ sentence }) => sentence)
        .filter((sentence) => sentence.includes('is not below'));
    };
    const sale = (value: string) => ({ onSale: true, salePriceMoney: { value, currency: 'USD' } });
    const expected =
      '"structuredContent.variants[0].salePriceMoney" is $24.00, which is not below the price, $24.00: ' +
      'nothing is struck through. Write a lower one, or no "onSale".';
    expect(sentences(sale('24.00'))).to.deep.equal([expected]);
    expect(sentences(sale('24.00'), sale('30.00'))).to.deep.equal([expected]);
    const minor = { priceMoney: undefined, salePriceMoney: undefined, price: 2400 };
    expect(sentences({ ...minor, onSale: true, salePrice: 2500 })[0]).to.include(
      '"structuredContent.variants[0].salePrice" is $25.00, which is not below the price, $24.00',
    );
    const newer = { onSale: true, salePriceMoney: { decimalValue: '24.01', currencyCode: 'USD' } };
    expect(sentences(newer)).to.have.lengthOf(1);
    expect(sentences(sale('23.99'))).to.deep.equal([]);
    expect(sentences(sale('0.00'))).to.deep.equal([]);
    expect(sentences({ ...sale('30.00'), onSale: false })).to.deep.equal([]);
    const foreign = { onSale: true, salePriceMoney: { value: '30.00', currency: 'EUR' } };
    expect(sentences(foreign), 'does not count').to.deep.equal([]);
    const unreadable = { value: 'thirty', decimalValue: '30.00', currency: 'USD' };
    expect(sentences({ onSale: true, salePriceMoney: unreadable })).to.have.lengthOf(1);
    const digital = { productType: 2, priceMoney: { value: '15.00', currency: 'USD' }, ...sale('15.00') };
    const [own] = diagnoseProduct(productJson(digital), 'USD').map(({ sentence }) => sentence);
    expect(own).to.include('"structuredContent.salePriceMoney" is $15.00, which is not below');
  });

  it('gets no advice to replace an empty field by the same name', () => {
    const sentences = (variant: Json) =>
      diagnoseProduct(productJson({ variants: [variant] }), 'USD').map(({ sentence }) => sentence);
    const [empty] = sentences({ ...variantJson('mug', {}), price: undefined, priceMoney: undefined });
    expect(empty).to.include('has no "priceMoney"').and.not.include('instead of');
    const { priceMoney, price: _price, ...rest } = variantJson('mug', {});
    const [misspelt] = sentences({ ...rest, priceMony: priceMoney });
    expect(misspelt).to.include('Write "priceMoney" instead of "priceMony".');
  });
});
