import { expect } from '@open-wc/testing';
import { diagnoseProduct } from '../../../core/product/index.ts';
import { type Json, parse, parseVariantWith, productJson, productOf, TEE, variantJson } from './fixtures.ts';

describe('a product document', () => {
  it('becomes a product', () => {
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

  it('options are in the order of variantOptionOrdering, values in order of appearance, each once', () => {
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

  it('without an ordering the attributes’ own names are the options', () => {
    const variants = [variantJson('1', { Size: 'M' }), variantJson('2', { Size: 'S' })];
    expect(productOf(productJson({ variants, variantOptionOrdering: undefined })).options).to.deep.equal([
      { name: 'Size', values: ['M', 'S'] },
    ]);
  });

  it('one variant leaves nothing to choose', () => {
    const variants = [variantJson('1', { Size: 'M' })];
    expect(productOf(productJson({ variants, variantOptionOrdering: ['Size'] })).options).to.deep.equal([]);
  });

  it('attributes are read from optionValues where there is no map', () => {
    const { variant } = parseVariantWith({
      attributes: undefined,
      optionValues: [{ optionName: 'Size', value: 'M' }],
    });
    expect({ ...variant.attributes }).to.deep.equal({ Size: 'M' });
  });

  it('blank texts are absent, and not reported', () => {
    const { product, reports } = parse(
      productJson({ variants: [variantJson('1', {}, { sku: '', id: ' ' })] }, { title: '' }),
    );
    expect(product?.title).to.equal('');
    expect(product?.variants[0]).to.include({ sku: null, id: '' });
    expect(reports).to.deep.equal([]);
  });

  it('numbers are values too', () => {
    expect(parseVariantWith({ attributes: { Size: 42 } }).variant.attributes.Size).to.equal('42');
  });

  it('a digital product without variants is still one thing that can be bought', () => {
    const product = productOf(
      productJson({ productType: 2, priceMoney: { value: '15.00', currency: 'USD' } }),
    );
    expect(product.variants).to.have.length(1);
    expect(product.variants[0]?.sku).to.equal(null);
    expect(product.variants[0]?.price).to.deep.equal({ amountMinor: 1500, currency: 'USD' });
  });

  for (const type of [2, 4, 5]) {
    it(`stock of type ${type} is unlimited whatever is written`, () => {
      const variants = [variantJson('1', {}, { unlimited: false, qtyInStock: 0 })];
      expect(productOf(productJson({ productType: type, variants })).variants[0]?.stock.isUnlimited).to.equal(
        true,
      );
    });
  }

  it('a gift card is never on sale', () => {
    const variants = [variantJson('1', {}, { onSale: true })];
    expect(productOf(productJson({ productType: 4, variants })).variants[0]?.isOnSale).to.equal(false);
  });

  for (const [type, isSubscribable] of [
    [1, true],
    [2, false],
    [3, true],
    [4, false],
  ] as const) {
    it(`type ${type} can${isSubscribable ? '' : 'not'} be subscribed to`, () => {
      expect(productOf(productJson({ productType: type, isSubscribable: true })).isSubscribable).to.equal(
        isSubscribable,
      );
    });
  }

  it('a subscription plan keeps its period and cycles; 0 cycles mean indefinitely', () => {
    const subscriptionPlan = { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 0 };
    expect(productOf(productJson({ subscriptionPlan })).subscriptionPlan).to.deep.equal(subscriptionPlan);
  });

  for (const billingPeriod of [{ value: 0, unit: 'WEEK' }, { value: 1, unit: 'DAY' }, 'WEEK']) {
    it(`a period of ${JSON.stringify(billingPeriod)} is none`, () => {
      const { product, reports } = parse(productJson({ subscriptionPlan: { billingPeriod } }));
      expect(product?.subscriptionPlan).to.equal(null);
      expect(reports).to.have.length(1);
    });
  }

  it('the owner’s label is used only if enabled and not empty', () => {
    const words = (content: Json) => productOf(productJson(content)).customAddButtonText;
    expect(words({ useCustomAddButtonText: true, customAddButtonText: 'Pre-order' })).to.equal('Pre-order');
    expect(words({ useCustomAddButtonText: false, customAddButtonText: 'Pre-order' })).to.equal(null);
    expect(words({ useCustomAddButtonText: true, customAddButtonText: '' })).to.equal(null);
  });

  it('a variant’s picture has its words', () => {
    const mainImage = { assetUrl: '/assets/sand.svg', altText: 'A sand tee' };
    expect(parseVariantWith({ mainImage }).variant.image).to.deep.equal(mainImage);
    expect(parseVariantWith({ mainImage: null }).variant.image).to.equal(null);
  });

  it('a product’s picture is its main one, else its own asset', () => {
    const mainImage = { assetUrl: '/main.svg', altText: 'Main' };
    expect(productOf(productJson({}, { assetUrl: '/a.svg', mainImage })).image?.assetUrl).to.equal(
      '/main.svg',
    );
    expect(productOf(productJson({}, { assetUrl: '/a.svg' })).image).to.deep.equal({
      assetUrl: '/a.svg',
      altText: '',
    });
  });

  it('with a field that holds nothing is not told to write that name instead of itself', () => {
    const sentences = (variant: Json) =>
      diagnoseProduct(productJson({ variants: [variant] }), 'USD').map(({ sentence }) => sentence);
    const [empty] = sentences({ ...variantJson('mug', {}), price: undefined, priceMoney: undefined });
    expect(empty).to.include('has no "priceMoney"').and.not.include('instead of');
    const { priceMoney, price: _price, ...rest } = variantJson('mug', {});
    const [misspelt] = sentences({ ...rest, priceMony: priceMoney });
    expect(misspelt).to.include('Write "priceMoney" instead of "priceMony".');
  });
});
