import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { parseProduct, priceSummary, stockLeft } from '../../../core/product/index.ts';
import {
  type Json,
  MUG,
  parse,
  parseVariantWith,
  productJson,
  productOf,
  TEE,
  variantJson,
} from './fixtures.ts';

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
});

describe('a hostile product document', () => {
  for (const json of [
    null,
    undefined,
    '{"id":"tee"}',
    42,
    [],
    {},
    { id: 'tee' },
    { id: '', structuredContent: {} },
    { structuredContent: {} },
    { id: 7, structuredContent: {} },
    { id: 'tee', structuredContent: [] },
  ]) {
    it(`${json === undefined ? 'undefined' : JSON.stringify(json)} is not a product: null, and one report`, () => {
      const { product, reports } = parse(json);
      expect(product).to.equal(null);
      expect(reports).to.have.length(1);
    });
  }

  it('an object with throwing getters is not a product, and does not throw', () => {
    const hostile = {
      get id(): string {
        throw new Error('mine');
      },
    };
    expect(parse(hostile)).to.deep.equal({ product: null, reports: ['mine'] });
  });

  it('options called __proto__, constructor and toString are ordinary options', () => {
    const names = ['__proto__', 'constructor', 'toString'];
    const attributes = JSON.parse('{"__proto__":"a","constructor":"b","toString":"c"}') as Json;
    const other = JSON.parse('{"__proto__":"x","constructor":"y","toString":"z"}') as Json;
    const product = productOf(
      productJson({
        variantOptionOrdering: names,
        variants: [variantJson('1', attributes), variantJson('2', other)],
      }),
    );
    expect(product.options.map(({ name }) => name)).to.deep.equal(names);
    expect(product.options.map(({ values }) => values)).to.deep.equal([
      ['a', 'x'],
      ['b', 'y'],
      ['c', 'z'],
    ]);
    const prototype = Object.getPrototypeOf(product.variants[0]?.attributes) as object;
    expect([Reflect.ownKeys(prototype), Object.getPrototypeOf(prototype)], 'inherited').to.deep.equal([
      [],
      null,
    ]);
    expect(({} as Json).polluted).to.equal(undefined);
  });

  it('inherited fields are not read', () => {
    expect(parse(Object.create(MUG)).product).to.equal(null);
    const json = JSON.parse('{"__proto__":{"id":"evil","structuredContent":{}}}') as unknown;
    expect(parse(json).product).to.equal(null);
  });

  it('one report names the first bad field, however many there are', () => {
    const { reports } = parse(
      productJson(
        { variants: [variantJson('1', {}, { onSale: 'yes', qtyInStock: -1, unlimited: 1 })] },
        { title: 7 },
      ),
    );
    expect(reports).to.have.length(1);
  });

  for (const qtyInStock of [-1, 1.5, '3', Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, null]) {
    it(`a stock of ${String(qtyInStock)} is none`, () => {
      expect(parseVariantWith({ qtyInStock }).variant.stock).to.deep.equal({
        isUnlimited: false,
        quantity: 0,
      });
    });
  }

  it('a variant that is no object is left out, the others stay', () => {
    const { product, reports } = parse(productJson({ variants: [null, 'x', variantJson('1', {})] }));
    expect(product?.variants.map(({ sku }) => sku)).to.deep.equal(['1']);
    expect(reports).to.deep.equal(['Product data: structuredContent.variants[0] not as promised.']);
  });

  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'java\tscript:alert(1)', 'blob:x', 7]) {
    it(`${JSON.stringify(address)} is neither a link nor a picture`, () => {
      const { product, reports } = parse(productJson({}, { fullUrl: address, assetUrl: address }));
      expect(product?.url).to.equal(null);
      expect(product?.image).to.equal(null);
      expect(reports).to.have.length(1);
    });
  }

  it('a data: picture is a picture', () => {
    const assetUrl = 'data:image/svg+xml,%3Csvg%2F%3E';
    expect(productOf(productJson({}, { assetUrl })).image?.assetUrl).to.equal(assetUrl);
  });

  it('never throws, reports at most once and never yields NaN, whatever JSON comes', () => {
    const content = fc.record(
      {
        productType: fc.oneof(fc.constantFrom(1, 2, 3, 4, 5), fc.jsonValue()),
        variants: fc.oneof(fc.array(likeVariant(), { maxLength: 4 }), fc.jsonValue()),
        variantOptionOrdering: fc.oneof(fc.array(optionName()), fc.jsonValue()),
        priceMoney: likeMoney(),
        salePriceMoney: likeMoney(),
        onSale: fc.oneof(fc.boolean(), fc.jsonValue()),
        isSubscribable: fc.jsonValue(),
        subscriptionPlan: fc.jsonValue(),
        customAddButtonText: fc.jsonValue(),
        additionalFieldsFormId: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    const document = fc.record(
      { id: fc.constant('x'), title: fc.jsonValue(), fullUrl: fc.jsonValue(), structuredContent: content },
      { requiredKeys: ['id', 'structuredContent'] },
    );
    let products = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: document }, fc.jsonValue()), (json) => {
        let reports = 0;
        const product = parseProduct(json, { fallbackCurrency: 'USD', report: () => (reports += 1) });
        expect(reports).to.be.at.most(1);
        if (!product) return;
        products += 1;
        expectNoNonsense(product);
        expectNoNonsense(priceSummary(product, null));
        expect(stockLeft(product)).to.satisfy(Number.isSafeInteger);
      }),
      { numRuns: 500 },
    );
    expect(products).to.be.above(100);
  });
});

function optionName() {
  return fc.constantFrom('Color', 'Size', '__proto__', 'constructor', '');
}

function likeMoney() {
  const value = fc.oneof(fc.double(), fc.integer(), fc.constantFrom('10.00', '-1', 'x', '1e9', ''));
  const currency = fc.constantFrom('USD', 'JPY', 'XXX', undefined, 7);
  return fc.oneof(fc.record({ value, currency, decimalValue: value }, { requiredKeys: [] }), fc.jsonValue());
}

function likeVariant() {
  return fc.record(
    {
      id: fc.jsonValue(),
      sku: fc.oneof(fc.string(), fc.jsonValue()),
      price: fc.oneof(fc.double(), fc.jsonValue()),
      priceMoney: likeMoney(),
      salePriceMoney: likeMoney(),
      onSale: fc.oneof(fc.boolean(), fc.jsonValue()),
      unlimited: fc.oneof(fc.boolean(), fc.jsonValue()),
      qtyInStock: fc.oneof(fc.double(), fc.integer(), fc.jsonValue()),
      attributes: fc.oneof(fc.dictionary(optionName(), fc.string()), fc.jsonValue()),
      mainImage: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
}

function expectNoNonsense(value: unknown): void {
  if (typeof value === 'number') expect(value).to.satisfy(Number.isSafeInteger);
  expect(value).not.to.equal(undefined);
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(expectNoNonsense);
}
